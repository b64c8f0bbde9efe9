/**
 * Relics: the things that every player of Shards of Infinity begins with. They are seen more often than all other cards, so
 * each has a shape of its own.
 */
import type { Chance } from '../../card/emblem/chance';
import { around, ellipse, shape, star, type Point, type Stroke } from '../../card/emblem/emblem';
import { crystal } from './crystals';

const X = 50;
const Y = 40;
const SHARD: Point[] = [[8, -20], [11, -4], [7, 14]];
/** The lights on the six sides of a ring, clockwise from the top. */
const SIDES = ['main', 'shade', 'deep', 'shade', 'bright', 'light'];
const LOOP = 'M50 40C61 20 86 20 86 40S61 60 50 40 14 20 14 40 39 60 50 40Z';

const relics: [RegExp, (chance: Chance) => Stroke[]][] = [
  // Three crystals from one root.
  [/crystal/, (chance) => [
    ...crystal(chance, [[9, -12], [10, 12]], 30, X - 17, Y + 11, 0.62),
    ...crystal(chance, [[9, -12], [10, 12]], 30, X + 17, Y + 13, 0.55),
    ...crystal(chance, [[12, -16], [13, 8], [8, 20]], 33, X, Y),
  ]],
  // A lance of light.
  [/blaster/, (chance) => {
    const lance = [
      ...crystal(chance, [[5, -22], [6, 4], [15, 8], [14, 14], [6, 18]], 36, X, Y + 3),
      { d: star(X, 5, 8, 12, 3), tone: 'spark-2' },
      { d: ellipse(X, 5, 2.4), tone: 'white' },
    ];
    return lance.map((stroke) => ({ ...stroke, place: 'rotate(48 50 40)' }));
  }],
  // A ring with a heart.
  [/reactor/, (chance) => {
    const ring = Array.from({ length: 6 }, (_, at): Stroke => {
      const on = (step: number, far: number): Point => around(X, Y, (at + step) / 6, far);
      return { d: shape(on(0, 34), on(1, 34), on(1, 22), on(0, 22)), tone: SIDES[at] ?? 'main' };
    });
    return [...ring, { d: ellipse(X, Y, 15), tone: 'spark-3', veil: 0.3 }, ...crystal(chance, SHARD, 30, X, Y, 0.58)];
  }],
  // A shard before the sign of what has no end.
  [/infinity/, (chance) => [
    { d: LOOP, tone: 'shade', line: 8 },
    { d: LOOP, tone: 'bright', line: 3 },
    ...crystal(chance, SHARD, 35, X, Y),
    { d: shape([X, Y - 9], [X + 4, Y], [X, Y + 9], [X - 4, Y]), tone: 'white' },
  ]],
];

/** The shape of a relic; nothing for other cards. */
export function relicOf(slug: string): ((chance: Chance) => Stroke[]) | undefined {
  return relics.find(([word]) => word.test(slug))?.[1];
}
