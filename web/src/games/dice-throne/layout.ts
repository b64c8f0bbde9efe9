/**
 * Dice Throne on the table: everybody's dice in the middle, behind them tokens and companions, the hero board in two lines, and
 * the hand at the edge.
 */
import type { Layout, Slot } from '../layout';

const played: Slot = { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true, lit: true };
const tokens: Slot = { zone: 'tokens', lay: 'row', size: 'tiny', quiet: true, narrow: true };
const companions: Slot = { zone: 'companions', lay: 'row', size: 'small', quiet: true, narrow: true };
const hero: Slot = { zone: 'board', lay: 'row', size: 'small', kinds: ['hero'], narrow: true, firm: true };
const board: Slot = { zone: 'board', lay: 'row', size: 'small', others: ['hero'], narrow: true };
const theirBoard: Slot = { ...board, size: 'tiny', narrowRows: 2 };
const deck: Slot = { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true };
const piles: Slot[] = [
  { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
  { zone: 'leaflet', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
  { zone: 'covered', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
];
const hand = (size: Slot['size']): Slot => ({ zone: 'hand', lay: 'fan', size });

export const diceThrone: Layout = {
  centre: [],
  own: [[played, tokens, companions], [hero, { ...board, rows: 2 }], [deck, hand('normal'), ...piles]],
  low: [[played, tokens, companions, hero, { ...board, rows: 2 }], [deck, hand('normal'), ...piles]],
  theirs: [[played, tokens, companions, deck, hand('tiny'), ...piles], [hero, theirBoard]],
  theirsLow: [[played, tokens, companions, hero, theirBoard]],
  gauges: ['health', 'cp'],
  unseen: [],
  usual: ['activate', 'end', 'pass', 'done', 'no', 'decline'],
  keeps: { word: 'keep', pools: ['offence', 'defence'] },
  ready: ['activate'],
  asked: ['sell'],
  dice: 'centre',
  forward: [],
};
