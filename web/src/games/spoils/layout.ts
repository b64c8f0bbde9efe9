/** The Spoils on the table: characters, items and locations in front, faction and resources behind, the hand at the edge. */
import type { Layout } from '../layout';

export const spoils: Layout = {
  centre: [],
  own: [
    [
      { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true },
      { zone: 'play', lay: 'row', size: 'small', others: ['resource'], narrow: true },
    ],
    [
      { zone: 'faction', lay: 'row', size: 'small', narrow: true },
      { zone: 'play', lay: 'row', size: 'tiny', kinds: ['resource'], quiet: true, narrow: true },
      { zone: 'facedown', lay: 'row', size: 'tiny', quiet: true, narrow: true },
    ],
    [
      { zone: 'deck', lay: 'pile', size: 'small', narrow: true },
      { zone: 'hand', lay: 'fan', size: 'normal' },
      { zone: 'discard', lay: 'pile', size: 'small', narrow: true },
      { zone: 'out', lay: 'pile', size: 'small', narrow: true, quiet: true },
    ],
  ],
  theirs: [
    [
      { zone: 'played', lay: 'row', size: 'small', quiet: true, narrow: true },
      { zone: 'play', lay: 'row', size: 'small', others: ['resource'], narrow: true },
    ],
    [
      { zone: 'faction', lay: 'row', size: 'small', narrow: true },
      { zone: 'play', lay: 'row', size: 'tiny', kinds: ['resource'], quiet: true, narrow: true },
      { zone: 'facedown', lay: 'row', size: 'tiny', quiet: true, narrow: true },
      { zone: 'deck', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'discard', lay: 'pile', size: 'tiny', narrow: true },
      { zone: 'out', lay: 'pile', size: 'tiny', narrow: true, quiet: true },
    ],
    [{ zone: 'hand', lay: 'fan', size: 'tiny' }],
  ],
  gauges: ['influence'],
  unseen: ['gone'],
  usual: ['pass', 'done', 'end', 'none', 'no', 'decline'],
  forward: ['attacking', 'blocking'],
};
