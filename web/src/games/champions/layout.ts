/**
 * Marvel Champions on the table: the villain and what serves him at the far side, the heroes together on this one. Minions
 * stand between a hero and the villain.
 */
import type { Layout, Slot } from '../layout';

const engaged: Slot = { zone: 'engaged', lay: 'row', size: 'small', quiet: true, narrow: true, hostile: true };
const drones: Slot = { zone: 'drones', lay: 'row', size: 'small', quiet: true, narrow: true, hostile: true, named: true };
const identity: Slot = { zone: 'identity', lay: 'row', size: 'small', narrow: true, firm: true };
const dealt: Slot = { zone: 'dealt', lay: 'row', size: 'tiny', quiet: true, narrow: true, hostile: true, named: true };
const played: Slot = { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true, lit: true };
const allies: Slot = { zone: 'play', lay: 'row', size: 'small', kinds: ['ally'], quiet: true, narrow: true };
const things: Slot = { zone: 'play', lay: 'row', size: 'small', others: ['ally'], quiet: true, narrow: true };
const held: Slot[] = [
  { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true },
  { zone: 'hand', lay: 'fan', size: 'normal' },
  { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
];

export const champions: Layout = {
  versus: true,
  centre: [
    [
      { zone: 'encounter', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'scrap', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'captive', lay: 'row', size: 'tiny', quiet: true, narrow: true, named: true },
      { zone: 'sides', lay: 'row', size: 'normal', quiet: true, narrow: true },
      { zone: 'scheme', lay: 'row', size: 'normal', narrow: true },
      { zone: 'villain', lay: 'row', size: 'normal', narrow: true },
      { zone: 'attached', lay: 'row', size: 'normal', quiet: true, narrow: true },
      { zone: 'boosts', lay: 'row', size: 'small', quiet: true, narrow: true, lit: true },
      { zone: 'revealed', lay: 'row', size: 'normal', quiet: true, narrow: true, lit: true, trail: 'scrap' },
      { zone: 'stages', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
      { zone: 'schemes', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
    ],
  ],
  own: [[engaged, drones], [played, dealt, identity, allies, things], held],
  low: [[engaged, drones, played, dealt, identity, allies, things], held],
  theirs: [
    [
      { ...identity },
      { ...engaged, size: 'tiny' },
      { ...drones, size: 'tiny' },
      { ...allies, size: 'tiny' },
      { ...things, size: 'tiny' },
      { ...played, size: 'tiny' },
      dealt,
      { zone: 'hand', lay: 'fan', size: 'tiny' },
      { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
    ],
  ],
  gauges: ['health'],
  least: 56,
  self: 'identity',
  unseen: ['nemesis', 'removed'],
  usual: ['pay', 'done', 'pass', 'decline', 'no', 'none', 'end'],
  ready: ['pay'],
  plated: ['ask'],
  meets: ['defend'],
  swapped: ['attack', 'thwart'],
  home: { 'change-form': 'identity', recover: 'identity' },
  forward: [],
};
