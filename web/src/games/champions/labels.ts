/**
 * What the boxes of numbers are called: the server's own short words (`ATK`, `ATQ`), found among a face's printed numbers.
 * Where it has none, the sign in the box has to do.
 */
import type { FaceInfo, NumberScene } from '../../wire';

/** How the words for a number begin, in the languages that the server speaks. */
const beginnings: Record<string, RegExp> = {
  attack: /^at/i,
  thwart: /^(th|ctr|contr)/i,
  defense: /^d[eé]f/i,
  recover: /^r[eé]c/i,
  scheme: /^(sch|mng|man)/i,
};

/** Words longer than this do not stand in a box. */
const LONGEST = 4;

export function labelOf(face: FaceInfo, values: NumberScene[], name: string): string {
  const begins = beginnings[name];
  const now = values.find((value) => value.name === name)?.label;
  const printed = face.numbers.find(([label]) => begins?.test(label))?.[0];
  return [now, printed].find((label) => label && label.length <= LONGEST)?.toUpperCase() ?? '';
}
