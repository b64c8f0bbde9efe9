/** Shards of Infinity on the table: the river in the middle, champions and played cards before each seat. */
import type { Layout } from '../layout';

export const shards: Layout = {
  centre: [
    [
      { zone: 'centre', lay: 'pile', size: 'small', narrow: true },
      { zone: 'river', lay: 'row', size: 'normal' },
      { zone: 'banished', lay: 'pile', size: 'small', narrow: true, quiet: true },
    ],
  ],
  own: [
    [{ zone: 'play', lay: 'row', size: 'small' }],
    [
      { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'hand', lay: 'fan', size: 'normal' },
      { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
    ],
  ],
  theirs: [
    [{ zone: 'play', lay: 'row', size: 'small' }],
    [
      { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'hand', lay: 'fan', size: 'tiny' },
      { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
    ],
  ],
  gauges: ['health', 'mastery', 'gems', 'power'],
  unseen: ['gone'],
  all: ['play'],
  direct: ['use', 'activate'],
  usual: ['pass', 'done', 'end', 'none', 'no'],
  forward: [],
};
