/** The signs of Dice Throne: symbols of the dice, numbers, kinds of cards. */
import { star } from '../../card/emblem/emblem';
import { sharedIcons, type Icons } from '../../card/sign/icons';
import { rows, symbols } from './symbols';

export const icons: Icons = {
  ...sharedIcons,
  ...symbols,
  ...rows,
  health: symbols.life ?? '',
  cp: star(12, 12, 5, 11.6, 5.2),
  cost: star(12, 12, 5, 11.6, 5.2),
  asleep: symbols.moon ?? '',
  advanced: 'M12 2 21 11h-5.500v4h-7v-4H3Z M8.500 17h7v4.500h-7Z',
};
