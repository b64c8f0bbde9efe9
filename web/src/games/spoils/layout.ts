/** The Spoils on the table: characters, items and locations in front, faction and resources behind, the hand at the edge. */
import type { Layout, Size, Slot } from '../layout';

const played: Slot = { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true, lit: true };
const play: Slot = { zone: 'play', lay: 'row', size: 'small', others: ['resource'], narrow: true };
const faction: Slot = { zone: 'faction', lay: 'row', size: 'small', narrow: true, firm: true };
const resources: Slot[] = [
  { zone: 'play', lay: 'row', size: 'tiny', kinds: ['resource'], quiet: true, narrow: true },
  { zone: 'facedown', lay: 'row', size: 'tiny', quiet: true, narrow: true },
];
const hand = (size: Size): Slot => ({ zone: 'hand', lay: 'fan', size });
const deck: Slot = { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true };
const piles: Slot[] = [
  { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
  { zone: 'out', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
];

export const spoils: Layout = {
  centre: [],
  own: [[played, play], [faction, ...resources], [deck, hand('normal'), ...piles]],
  low: [[faction, ...resources, played, play], [deck, hand('normal'), ...piles]],
  theirs: [[played, play], [faction, ...resources], [deck, hand('tiny'), ...piles]],
  theirsLow: [[faction, ...resources, played, play], [deck, hand('tiny'), ...piles]],
  gauges: ['influence'],
  unseen: ['gone'],
  usual: ['pass', 'done', 'end', 'none', 'no', 'decline'],
  acted: ['attack'],
  meets: ['block'],
  forward: ['attacking', 'blocking'],
};
