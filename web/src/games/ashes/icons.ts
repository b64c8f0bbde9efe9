/**
 * The signs of Ashes: the magics with their class and power, actions, the kinds of cards, numbers and tokens. Each is one path in
 * a field of 24 by 24.
 */
import { star } from '../../card/emblem/emblem';
import { sharedIcons, type Icons } from '../../card/sign/icons';

/** The magics, in absolute coordinates, so that they can be drawn at any size. */
const MAGICS: Record<string, string> = {
  // A knife for offerings.
  ceremonial: 'M12 0L15.2 5.5L14.3 13L19 13L19 16L13.8 16L13.8 20.5L12 24L10.2 20.5L10.2 16L5 16L5 13L9.7 13L8.8 5.5Z',
  charm: 'M12 22.5C4 17 1 12.8 1 8.4C1 4.6 3.7 2 7 2C9.2 2 11 3.2 12 5.2C13 3.2 14.8 2 17 2C20.3 2 23 4.6 23 8.4C23 12.8 20 17 12 22.5Z',
  illusion:
    'M.5 12C4.5 5.4 8.6 3.6 12 3.6C15.4 3.6 19.5 5.4 23.5 12C19.5 18.6 15.4 20.4 12 20.4C8.6 20.4 4.5 18.6 .5 12Z M12 7C9.2 7 7 9.2 7 12C7 14.8 9.2 17 12 17C14.8 17 17 14.8 17 12C17 9.2 14.8 7 12 7Z M12 9.8C13.2 9.8 14.2 10.8 14.2 12C14.2 13.2 13.2 14.2 12 14.2C10.8 14.2 9.8 13.2 9.8 12C9.8 10.8 10.8 9.8 12 9.8Z',
  natural: 'M22 1.5C23.5 12 19.5 20.5 9.5 20.8C8 20.8 6.8 20.4 5.8 19.8L3.2 23L1.2 21.2L4 17.8C.8 10.5 7 2.5 22 1.5Z M17.5 6C12 8.3 8 12 5.9 16.9L7.3 18.2C9.7 13.5 13 9.5 17.5 6Z',
  divine: 'M10.3 0L13.7 0L13.7 6.3L20 6.3L20 9.7L13.7 9.7L13.7 24L10.3 24L10.3 9.7L4 9.7L4 6.3L10.3 6.3Z',
  sympathy: 'M8.5 4.5C13 4.5 16 8 16 12C16 16 13 19.5 8.5 19.5C4 19.5 1 16 1 12C1 8 4 4.5 8.5 4.5Z M15.5 4.5C20 4.5 23 8 23 12C23 16 20 19.5 15.5 19.5C11 19.5 8 16 8 12C8 8 11 4.5 15.5 4.5Z',
};

/** A drawing nearer to the middle of its field. */
function within(d: string, share: number): string {
  return d.replace(/-?\d*\.?\d+/g, (text) => `${(12 + (Number(text) - 12) * share).toFixed(1)} `);
}

/** Power: the magic in a burst of light. */
function power(d: string): string {
  return `${star(12, 12, 12, 12, 9.4)} ${within(d, 0.56)}`;
}

const magics = Object.entries(MAGICS).flatMap(([name, d]) => [
  [name, d],
  [`${name}-class`, d],
  [`${name}-power`, power(d)],
]);

const HEART = MAGICS.charm ?? '';
const SPELL = 'M4 1.5H18.5C20.4 1.5 21.5 2.7 21.5 4.5V7H18.5V19.5C18.5 21.4 17.4 22.5 15.5 22.5H5.5C3.6 22.5 2.5 21.4 2.5 19.5V17.5H5.5V4C5.5 2.9 5 2.1 4 1.5Z';

export const icons: Icons = {
  ...sharedIcons,
  ...(Object.fromEntries(magics) as Icons),
  power: star(12, 12, 8, 11.5, 5),
  class: 'M12 2 22 12 12 22 2 12Z',
  basic: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z',
  none: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  // What else a cost asks for.
  main: 'M2.5 2.5H21.5V21.5H2.5Z M6.2 17.5H8.8V11L12 15.4L15.2 11V17.5H17.8V6.5H15.4L12 11.3L8.6 6.5H6.2Z',
  side: 'M2.5 2.5H21.5V21.5H2.5Z M12.2 6C9.4 6 7.4 7.4 7.4 9.6C7.4 11.9 9.3 12.6 11.6 13.1C13.3 13.5 14 13.8 14 14.6C14 15.4 13.2 15.8 12 15.8C10.6 15.8 9.7 15.3 9.3 14.1L6.8 14.9C7.4 17 9.3 18.1 12 18.1C14.8 18.1 16.7 16.7 16.7 14.4C16.7 12.1 14.9 11.3 12.5 10.8C10.8 10.4 10 10.2 10 9.4C10 8.7 10.8 8.3 12 8.3C13.2 8.3 14 8.7 14.4 9.7L16.6 8.6C15.9 6.9 14.4 6 12.2 6Z',
  exhaust: 'M12 3a9 9 0 1 0 9 9h-3.2A5.8 5.8 0 1 1 12 6.2V10l7-5.4L12-.8Z',
  discard: 'M3 2h11l4 4v6h-3V8h-3V5H6v14h6v3H3Z M18 13l5 5.5-1.8 1.7L19.3 18v5h-2.6v-5l-1.9 2.2L13 18.5Z',
  // The kinds.
  phoenixborn: 'M12 1C13 4 15 5.5 18 6C20.5 6.4 22.5 5.5 23.5 4C23 10 20 13 16 13.5C18 14.5 19.5 14.3 21 13.6C19.5 17 16.5 18.5 14 17.5L12 23L10 17.5C7.5 18.5 4.5 17 3 13.6C4.5 14.3 6 14.5 8 13.5C4 13 1 10 .5 4C1.5 5.5 3.5 6.4 6 6C9 5.5 11 4 12 1Z',
  ally: 'M12 2a5 5 0 0 1 5 5.2C17 10.5 14.8 13 12 13S7 10.5 7 7.2A5 5 0 0 1 12 2Z M2.5 22c.3-5 3-7.5 5.5-8.2 2.3 1.8 5.7 1.8 8 0 2.5.7 5.2 3.2 5.5 8.2Z',
  conjuration: 'M2 3.5C4 6 6 7 8.5 6.8C10 5.8 14 5.8 15.5 6.8C18 7 20 6 22 3.5C22.5 8 21 11 18.5 12.5C18.5 17 15.5 21.5 12 22.5C8.5 21.5 5.5 17 5.5 12.5C3 11 1.5 8 2 3.5Z M8.2 11.5C8.6 13.2 10 13.8 11 13.2C10.6 11.8 9.5 11.2 8.2 11.5Z M15.8 11.5C14.5 11.2 13.4 11.8 13 13.2C14 13.8 15.4 13.2 15.8 11.5Z',
  readyspell: SPELL,
  actionspell: SPELL,
  reactionspell: SPELL,
  alterationspell: SPELL,
  // The numbers, on which digits stand.
  attack: star(12, 12, 10, 12, 8.8),
  life: HEART,
  recover: 'M12 .5C17 6 21 9.5 21 15C21 20 17 23.5 12 23.5C7 23.5 3 20 3 15C3 9.5 7 6 12 .5Z',
  battlefield: 'M12 .8 22 4v8.5c0 4.5-4 8.5-10 10.7C6 21 2 17 2 12.5V4Z',
  spellboard: 'M1.5 4.5C5.5 2.5 9 2.5 12 4.8C15 2.5 18.5 2.5 22.5 4.5V20.5C18.5 18.8 15 19 12 21C9 19 5.5 18.8 1.5 20.5Z',
  // Tokens.
  wounds: sharedIcons.damage ?? '',
  exhaustion: 'M5 2h14v3.2L13.9 12 19 18.8V22H5v-3.2L10.1 12 5 5.2Z',
  status: 'M12 1 23 12 12 23 1 12Z',
  destroyed: 'M4 1.5 12 9.2 20 1.5 22.5 4 14.8 12 22.5 20 20 22.5 12 14.8 4 22.5 1.5 20 9.2 12 1.5 4Z',
};
