/**
 * The colours of a card, in two words: the stock that it is printed on, and whose ink is on it. Style sheets ask for either
 * with `[data-tint~='word']`.
 */
import { fact } from '../../card/print/facts';
import type { FaceInfo } from '../../wire';

/** What a kind is printed on: bright paper for the players, night for whatever is against them. */
const stocks: Record<string, string> = {
  villain: 'villain',
  mainscheme: 'scheme',
  sidescheme: 'scheme',
  minion: 'encounter',
  treachery: 'encounter',
  attachment: 'encounter',
  environment: 'encounter',
  obligation: 'encounter',
};

/** `paper justice`, `paper spider-man`, `villain klaw`. */
export function tintOf(face: FaceInfo): string {
  const set = fact(face, 'set') ?? 'none';
  const owner = fact(face, 'class') ?? 'basic';
  const stock = stocks[fact(face, 'kind') ?? ''] ?? (owner === 'encounter' ? 'encounter' : 'paper');
  return `${stock} ${stock === 'paper' && owner !== 'hero' ? owner : set}`;
}
