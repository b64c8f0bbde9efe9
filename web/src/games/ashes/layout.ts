/**
 * Ashes on the table: units in front, the Phoenixborn with the spellboard behind them, the dice and the hand at the edge.
 */
import type { Layout, Size, Slot } from '../layout';

const played: Slot = { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true, lit: true };
const battlefield: Slot = { zone: 'battlefield', lay: 'row', size: 'small', narrow: true };
const attached: Slot = { zone: 'attached', lay: 'row', size: 'small', quiet: true, narrow: true };
const phoenixborn: Slot = { zone: 'phoenixborn', lay: 'row', size: 'small', narrow: true, firm: true };
const spellboard: Slot = { zone: 'spellboard', lay: 'row', size: 'small', narrow: true };
const hand = (size: Size): Slot => ({ zone: 'hand', lay: 'fan', size });
const deck: Slot = { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true };
const piles: Slot[] = [
  { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
  { zone: 'conjurations', lay: 'pile', size: 'tiny', narrow: true },
];
const front = [played, battlefield, attached];

export const ashes: Layout = {
  centre: [[{ zone: 'removed', lay: 'pile', size: 'tiny', narrow: true, quiet: true }]],
  own: [front, [phoenixborn, spellboard], [deck, hand('normal'), ...piles]],
  low: [[phoenixborn, ...front, spellboard], [deck, hand('normal'), ...piles]],
  theirs: [front, [phoenixborn, spellboard, deck, hand('tiny'), ...piles]],
  theirsLow: [[phoenixborn, ...front, spellboard], [deck, hand('tiny'), ...piles]],
  gauges: ['life', 'wounds'],
  self: 'phoenixborn',
  unseen: [],
  usual: ['done', 'pass', 'no-guard', 'no-counter', 'go-on', 'end', 'none', 'no', 'decline'],
  swapped: ['block'],
  acted: ['attack-phoenixborn', 'attack-unit'],
  toward: { 'attack-phoenixborn': 'phoenixborn', 'attack-unit': 'battlefield' },
  aimed: 'target',
  meets: ['guard'],
  dice: 'line',
  forward: ['attacking', 'blocking'],
};
