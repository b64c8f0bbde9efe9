/**
 * Chance that is always the same for the same word, so that a card looks alike on every screen and in every match.
 */
export interface Chance {
  /** A number from `low` to below `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number;
  /** One of them. */
  pick<T>(of: readonly T[]): T;
  /** True about so often. */
  often(share: number): boolean;
}

export function chance(word: string): Chance {
  let state = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (of) => of[Math.floor(next() * of.length)] as (typeof of)[number],
    often: (share) => next() < share,
  };
}
