/**
 * Crests: the sign of each set, by which heroes, villains and their cards are known. All stand around (50, 40), about 30 to
 * each side.
 */
import { around, box, ellipse, line, rays, shape, star, type Point, type Stroke } from '../../card/emblem/emblem';
import { things, type Thing } from './things';

export const X = 50;
export const Y = 40;

/** A shape with a thick outline, as in a strip. */
export function inked(d: string, tone: string, thick = 3.4, place?: string): Stroke[] {
  return [{ d, tone: 'ink', line: thick, place }, { d, tone, place }];
}

/** Where a thing of 24 by 24 stands if it is to be so large. */
export function at(size: number, x = X, y = Y, turn = 0): string {
  const scale = Math.round((size / 24) * 100) / 100;
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(-12 -12)`;
}

/** A thing with its outline. A web is threads on a disc. */
export function stand(thing: Thing, size: number, tone: string, x = X, y = Y, turn = 0): Stroke[] {
  if (thing === 'web') {
    const far = size / 2;
    const threads = net(x, y, 8, [far * 0.45, far * 0.85], 0.03);
    return [...inked(ellipse(x, y, far), tone, 3), { d: threads, tone: 'light', line: 2.6 }];
  }
  return inked(things[thing], tone, Math.round((3.6 / (size / 24)) * 10) / 10, at(size, x, y, turn));
}

/** A net of threads: spokes, and between them threads that sag towards the middle. */
export function net(x: number, y: number, spokes: number, far: number[], from = 0): string {
  let d = '';
  const most = Math.max(...far);
  for (let at = 0; at < spokes; at++) d += line([x, y], around(x, y, from + at / spokes, most));
  for (const ring of far) {
    for (let at = 0; at < spokes; at++) {
      const [one, other] = [around(x, y, from + at / spokes, ring), around(x, y, from + (at + 1) / spokes, ring)];
      const [midX, midY] = around(x, y, from + (at + 0.5) / spokes, ring * 0.78);
      d += `M${pair(one)}Q${pair([midX, midY])} ${pair(other)}`;
    }
  }
  return d;
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const round = (tone: string): Stroke[] => inked(ellipse(X, Y, 31), tone);

/** Half rings that run to the right, ever wider. */
function waves(x: number, y: number, far: number[]): string {
  return far.map((r) => `M${pair(around(x, y, 0.1, r))}A${r} ${r} 0 0 1 ${pair(around(x, y, 0.4, r))}`).join('');
}

const crests: Record<string, () => Stroke[]> = {
  'spider-man': () => [
    ...round('main'),
    { d: net(X, Y, 10, [11, 20, 29], 0.02), tone: 'low', line: 4.4 },
    { d: net(X, Y, 10, [11, 20, 29], 0.02), tone: 'light', line: 2.6 },
    ...inked(ellipse(X, Y, 4), 'second', 2.6),
  ],
  'captain-marvel': () => [
    { d: 'M8 74 44 34M18 78 48 44M6 62 38 32', tone: 'second', line: 3.2, veil: 0.9 },
    ...inked(star(57, 33, 12, 29, 15), 'second'),
    ...inked(star(57, 33, 12, 19, 10, 1 / 24), 'main', 2.6),
    ...inked(star(57, 33, 4, 14, 3.5), 'light', 1.5),
  ],
  'she-hulk': () => [
    { d: rays(X, 46, 11, 14, 38, 0.04, 0.2), tone: 'second', veil: 0.85 },
    ...stand('fist', 52, 'second', X, 36),
    { d: 'M22 72l7-6 5 5 7-8 6 9 7-7 5 6 8-8 9 9', tone: 'ink', line: 3 },
  ],
  'iron-man': () => [
    ...inked('M50 8c16 0 24 10 24 25v21L62 70H38L26 54V33C26 18 34 8 50 8Z', 'main'),
    ...inked('M50 16c10 0 16 6 16 16v20l-8 12H42l-8-12V32c0-10 6-16 16-16Z', 'second', 2.6),
    { d: box(37, 35, 26, 6.5), tone: 'ink' },
    { d: box(39, 36.8, 22, 3), tone: 'light' },
    { d: box(44, 55, 2, 7) + box(49, 55, 2, 7) + box(54, 55, 2, 7), tone: 'ink' },
    { d: ellipse(29.5, 38, 1.6) + ellipse(70.5, 38, 1.6), tone: 'ink' },
  ],
  'black-panther': () => [
    ...round('main'),
    { d: 'M30 18c10 14 12 28 6 46-8-14-11-30-6-46Z M48 12c11 16 13 34 6 56-9-18-12-36-6-56Z M68 18c10 14 11 26 5 42-8-12-10-26-5-42Z', tone: 'second' },
    { d: 'M31 22c7 12 9 23 5 37M49.5 17c7 14 9 29 5 46M69 22c6 11 7 21 4 33', tone: 'light', line: 1.2 },
  ],
  rhino: () => [
    ...inked('M14 74C16 50 30 34 46 30 54 14 66 6 84 4 74 16 70 26 70 36c10 8 14 20 14 38Z', 'main'),
    ...inked('M46 30C54 14 66 6 84 4 74 16 70 26 70 36c-8 3-18 0-24-6Z', 'light', 2.6),
    ...inked('M40 50c6-3 12-2 16 3-6 3-12 2-16-3Z', 'glow', 2.6),
    { d: 'M34 44c8-5 18-4 25 3M24 70c4-6 4-10 3-15M66 72c2-5 2-9 0-14', tone: 'ink', line: 2.6 },
  ],
  klaw: () => [
    { d: waves(26, Y, [34, 45, 56]), tone: 'ink', line: 7.5 },
    { d: waves(26, Y, [34, 45, 56]), tone: 'second', line: 4 },
    ...inked('M10 30h12L46 12v56L22 50H10Z', 'main'),
    ...inked(ellipse(46, Y, 6, 28), 'second', 2.6),
    ...inked(ellipse(46, Y, 3, 12), 'glow', 2.6),
  ],
  ultron: () => [
    ...inked(shape(...[0, 1, 2, 3, 4, 5].map((side) => around(X, Y, side / 6 + 1 / 12, 34))), 'steel'),
    ...inked(ellipse(X, Y, 23), 'low', 2.6),
    { d: ellipse(X, Y, 18.5) + ellipse(X, Y, 15.5), tone: 'second' },
    ...inked(ellipse(X, Y, 10), 'glow', 2.6),
    { d: ellipse(X, Y, 4), tone: 'ink' },
    { d: rays(X, Y, 6, 24, 30, 1 / 12, 0.1), tone: 'ink' },
  ],
};

/** The things for which smaller sets are known. */
const signs: Record<string, Thing> = {
  'bomb-scare': 'bomb',
  'masters-of-evil': 'horned',
  'under-attack': 'sight',
  'legions-of-hydra': 'helmet',
  'the-doomsday-chair': 'chair',
  standard: 'warning',
  expert: 'skull',
  'spider-man-nemesis': 'wings',
  'captain-marvel-nemesis': 'reactor',
  'she-hulk-nemesis': 'gauntlet',
  'iron-man-nemesis': 'whip',
  'black-panther-nemesis': 'dagger',
  aggression: 'fist',
  justice: 'scales',
  leadership: 'flag',
  protection: 'shield',
};

/** The thing in the corner of a card of the set. */
export function signOf(set: string): Thing {
  const own: Record<string, Thing> = {
    'spider-man': 'web',
    'captain-marvel': 'comet',
    'she-hulk': 'fist',
    'iron-man': 'helmet',
    'black-panther': 'claws',
    rhino: 'horn',
    klaw: 'wave',
    ultron: 'robot',
  };
  return own[set] ?? signs[set] ?? 'mask';
}

/** A set's crest; one that has none of its own has its thing on a plate. */
export function crest(set: string): Stroke[] {
  return crests[set]?.() ?? [...inked(ellipse(X, Y, 30), 'low'), ...stand(signOf(set), 42, 'main')];
}
