/**
 * The signs of Shards of Infinity, all straight lines: the four peoples, the kinds of cards, and the numbers. Each is one path
 * in a field of 24 by 24.
 */
import { sharedIcons, type Icons } from '../../card/sign/icons';

const GEM = 'M12 .8 21.8 6.4v11.2L12 23.2 2.2 17.6V6.4Z';

export const icons: Icons = {
  ...sharedIcons,
  // The peoples.
  homodeus: 'M12 1.5 21.1 6.7v10.6L12 22.5 2.9 17.3V6.7Z M12 5 5.9 8.5v7L12 19l6.1-3.5v-7Z M12 8.3l3.2 1.8v3.8L12 15.7l-3.2-1.8v-3.8Z',
  order: 'M12 2.5 23 12 12 21.5 1 12Z M12 6.4 5.5 12 12 17.6 18.5 12Z M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  undergrowth: 'M12 1c3.4 3.3 4.3 6.8 2.3 10.4 3-2.6 6.2-2.9 8.7-.6-2 4.3-5.5 5.9-9.9 4.6V23h-2.2v-7.6C6.5 16.7 3 15.1 1 10.8c2.5-2.3 5.7-2 8.7.6C7.7 7.8 8.6 4.3 12 1Z',
  wraethe: 'M15.5 1C9 4 6.5 9 8 13.5 9.3 17.6 14 19.5 21.5 16 18.5 21 14 23.5 9 22.5 3.5 21.3 1 16.5 2.5 11.3 4 6 9 1.5 15.5 1Z M15 6l1.5 4.5L21 12l-4.5 1.5L15 18l-1.5-4.5L9 12l4.5-1.5Z',
  none: 'M12 1.5 18.5 9 12 22.5 5.5 9Z M12 5 8.3 9.3 12 17l3.7-7.7Z',
  // The kinds.
  item: 'M12 2 21 7v10l-9 5-9-5V7Z M12 5.2 6.7 8.1 12 11l5.3-2.9Z',
  ally: 'M12 2l5 4.5V10l-5 3.5L7 10V6.5Z M3 22l3-7 6 3.5 6-3.5 3 7Z',
  mercenary: 'M12 2l5 4.5V10l-5 3.5L7 10V6.5Z M3 22l3-7 6 3.5 6-3.5 3 7Z M19 1h4v9l-2 2.5L19 10Z',
  champion: 'M2 6l5.5 4.5L12 2l4.5 8.5L22 6l-2.2 12H4.2Z M4.2 19.8h15.6V22H4.2Z',
  // The numbers, on which digits stand.
  cost: GEM,
  shield: 'M12 .8 22 4v8.5c0 4.5-4 8.5-10 10.7C6 21 2 17 2 12.5V4Z',
  health: 'M12 23 1.5 12.8V6.5L6.5 1.8 12 5.5l5.5-3.7 5 4.7v6.3Z',
  // The dials and purses.
  gems: 'M6.5 2h11L23 9 12 22.5 1 9Z M7.7 4.5 5.2 7.7h13.6l-2.5-3.2Z',
  power: 'M14.5.8 4 13.5h6.5L8.5 23.2 20 9.5h-6.8Z',
  mastery: 'M12 1l3.3 7.7L23 12l-7.7 3.3L12 23l-3.3-7.7L1 12l7.7-3.3Z M12 9.6 9.6 12l2.4 2.4 2.4-2.4Z',
};
