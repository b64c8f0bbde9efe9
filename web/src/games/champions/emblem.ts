/**
 * The emblems of Marvel Champions: panels of a strip, in flat colours and thick outlines. The set decides what lies behind;
 * the kind decides what stands before it: a crest, a bust, a bang, a thing, a town, a plan or a letter.
 */
import { chance, type Chance } from '../../card/emblem/chance';
import { around, box, ellipse, line, rays, shape, star, type Emblem, type Painter, type Point, type Stroke } from '../../card/emblem/emblem';
import { fact } from '../../card/print/facts';
import { crest, inked, net, signOf, stand, X, Y } from './crests';
import { bust } from './heads';
import { thingOf, type Thing } from './things';

/** Lines that nobody would see on a small card. */
const THIN = 2.5;

/** Whether a stroke is seen on a small card. The outlines of things are thicker than they say: they are scaled up. */
const bold = ({ line, place }: Stroke): boolean => !line || line > THIN || (place?.includes('scale') ?? false);

type Ground = (chance: Chance) => Stroke;

const lines = (d: string, line = 0.8): Stroke => ({ d, tone: 'far', line, veil: 0.75 });

/** Dots that grow towards one side, as in old print. */
function dots(chance: Chance): Stroke {
  let d = '';
  const left = chance.often(0.5);
  for (let row = 0; row < 15; row++) {
    for (let at = 0; at < 17; at++) {
      const x = at * 6.6 + (row % 2) * 3.3 - 3;
      const size = 0.35 + 1.9 * Math.max(0, (left ? 100 - x : x) / 100 + row / 40 - 0.45);
      if (size > 0.45) d += ellipse(x, row * 5.6, size);
    }
  }
  return { d, tone: 'far', veil: 0.55 };
}

const grounds: Record<string, Ground> = {
  'spider-man': (chance) => lines(net(chance.pick([2, 98]), chance.between(-4, 10), 16, [18, 34, 52, 72, 94], chance.between(0, 0.05))),
  'captain-marvel': (chance) => ({ d: rays(chance.between(20, 80), 88, 22, 4, 130, 0, 0.24), tone: 'far', veil: 0.5 }),
  'she-hulk': (chance) => lines(cracks(chance, X, 74), 1.1),
  'iron-man': (chance) => lines(circuits(chance)),
  ultron: (chance) => lines(circuits(chance)),
  'black-panther': (chance) => lines(slashes(chance), 1.6),
  rhino: (chance) => lines(cracks(chance, chance.between(15, 85), 40), 1.1),
  klaw: (chance) => lines([10, 20, 31, 43, 56, 70, 85].map((far) => ellipse(chance.pick([8, 92]), Y, far)).join('')),
  aggression: (chance) => ({ d: rays(X, Y, 26, 20, 90, chance.between(0, 0.03), 0.2), tone: 'far', veil: 0.5 }),
  justice: () => ({ d: shape([50, -10], [-10, 90], [24, 90]) + shape([50, -10], [40, 90], [64, 90]) + shape([50, -10], [80, 90], [112, 90]), tone: 'far', veil: 0.45 }),
  leadership: () => lines([-20, -6, 8, 22, 36, 50, 64].map((y) => line([-4, y + 44], [50, y + 10], [104, y + 44])).join(''), 2.2),
  protection: () => lines([16, 27, 38, 50, 62].map((far) => ellipse(X, 60, far, far * 0.95)).join(''), 1.6),
  'bomb-scare': () => ({ d: [-3, -2, -1, 0, 1, 2, 3, 4, 5].map((at) => shape([at * 22, 90], [at * 22 + 11, 90], [at * 22 + 51, -10], [at * 22 + 40, -10])).join(''), tone: 'far', veil: 0.35 }),
};

function cracks(chance: Chance, x: number, y: number): string {
  let d = '';
  for (let at = 0; at < 11; at++) {
    const turn = at / 11 + chance.between(0, 0.05);
    d += line(around(x, y, turn, 10), around(x, y, turn + 0.02, 28), around(x, y, turn - 0.02, 46), around(x, y, turn + 0.015, 90));
  }
  return d;
}

function circuits(chance: Chance): string {
  let d = '';
  for (let at = 0; at < 9; at++) {
    const [x, y] = [chance.whole(0, 10) * 10, chance.whole(1, 7) * 10];
    const bend = chance.pick([-10, 10]);
    d += line([x, -5], [x, y], [x + bend, y + 10], [x + bend, y + 22]) + ellipse(x + bend, y + 24, 2);
  }
  return d;
}

function slashes(chance: Chance): string {
  let d = '';
  for (let at = 0; at < 8; at++) {
    const [x, y] = [chance.between(-10, 100), chance.between(-10, 60)];
    for (const beside of [0, 6, 12]) d += line([x + beside, y], [x + beside - 8, y + 30]);
  }
  return d;
}

/** What a thing flies out of: a bang, a cloud, a streak. */
const bangs: ((chance: Chance) => Stroke[])[] = [
  (chance) => {
    const points = chance.whole(10, 15);
    return [...inked(star(X, Y, points, 38, 25, chance.between(0, 0.05)), 'second'), { d: star(X, Y, points, 29, 20, 0.5 / points), tone: 'light' }];
  },
  (chance) => {
    const number = chance.whole(7, 9);
    const puffs = Array.from({ length: number }, (_, at) => around(X, Y, at / number, 22));
    // Puffs overlap; each is a path of its own, so that they do not cancel out.
    return [
      ...puffs.map(([x, y]): Stroke => ({ d: ellipse(x, y, 12.8), tone: 'ink' })),
      ...puffs.map(([x, y]): Stroke => ({ d: ellipse(x, y, 11), tone: 'light' })),
      { d: ellipse(X, Y, 24), tone: 'light' },
    ];
  },
  (chance) => {
    const turn = chance.pick([-18, 18, -28, 28]);
    const place = `rotate(${turn} ${X} ${Y})`;
    return [
      { d: shape([-20, 25], [62, 20], [54, 60], [-20, 55]), tone: 'second', place },
      { d: shape([-20, 31], [40, 30], [40, 50], [-20, 49]), tone: 'light', place },
      ...inked(ellipse(X, Y, 28), 'light'),
    ];
  },
];

function bang(chance: Chance, thing: Thing): Stroke[] {
  const behind = chance.pick(bangs)(chance);
  return [...behind, ...stand(thing, chance.whole(36, 41), 'main', X, Y, chance.pick([0, -12, 12, 6]))];
}

/** A thing to have, with a glint. */
function piece(chance: Chance, thing: Thing, fine: boolean): Stroke[] {
  const turn = chance.pick([0, 0, -10, 10]);
  const plate = chance.pick([
    () => ellipse(X, Y, 31),
    () => shape([22, 12], [82, 8], [78, 70], [18, 72]),
    () => shape(...[0, 1, 2, 3, 4, 5].map((side) => around(X, Y, side / 6, 34))),
    () => shape([X, 3], [X + 35, Y], [X, 77], [X - 35, Y]),
  ])();
  return [
    ...inked(plate, 'second'),
    ...(fine ? [{ d: plate, tone: 'light', line: 1.2, place: `translate(${X} ${Y}) scale(.9) translate(${-X} ${-Y})` }] : []),
    ...stand(thing, chance.whole(38, 44), 'main', X, Y, turn),
    { d: star(chance.pick([30, 70]), chance.between(16, 26), 4, 7, 1.6), tone: 'light' },
  ];
}

type House = { x: number; top: number; wide: number };

function row(chance: Chance, count: number, low: number, high: number): House[] {
  const room = 96 / count;
  return Array.from({ length: count }, (_, at) => {
    return { x: 2 + at * room, wide: room * chance.between(0.78, 1), top: 82 - chance.between(low, high) };
  });
}

/** A town by night, with one house that matters. */
function town(chance: Chance, thing: Thing): Stroke[] {
  const far = row(chance, 9, 22, 46);
  const near = row(chance, 6, 12, 32);
  const high = chance.between(60, 70);
  const wide = chance.between(18, 26);
  const top = 82 - high;
  const tower = chance.pick([
    () => shape([X - wide / 2, 84], [X - wide / 2, top + 8], [X, top - 2], [X + wide / 2, top + 8], [X + wide / 2, 84]),
    () => shape([X - wide / 2, 84], [X - wide / 2, top], [X + wide / 2, top + 12], [X + wide / 2, 84]),
    () => shape([X - wide / 2, 84], [X - wide / 2, top + 16], [X - wide / 4, top + 16], [X - wide / 4, top], [X + wide / 4, top], [X + wide / 4, top + 16], [X + wide / 2, top + 16], [X + wide / 2, 84]),
  ])();
  const build = (houses: House[], tone: string): Stroke => ({ d: houses.map((house) => box(house.x, house.top, house.wide, 90)).join(''), tone });
  const panes = near.flatMap(({ x, top, wide }) => [4, 11, 18].flatMap((down) => [0.2, 0.6].map((left): Point => [x + wide * left, top + down])));
  const rows = Array.from({ length: 5 }, (_, at) => top + 34 + at * 8).filter((y) => y < 80);
  return [
    { d: ellipse(chance.pick([24, 76]), 18, chance.between(8, 12)), tone: 'light', veil: 0.9 },
    build(far, 'far'),
    ...inked(tower, 'main'),
    { d: rows.map((y) => box(X - wide * 0.32, y, wide * 0.25, 3.6) + box(X + wide * 0.08, y, wide * 0.25, 3.6)).join(''), tone: 'glow' },
    build(near, 'low'),
    { d: panes.filter(([, y]) => y < 80 && chance.often(0.6)).map(([x, y]) => box(x, y, 2.4, 3.4)).join(''), tone: 'glow' },
    ...stand(thing, 13, 'light', X, Math.round(top + 23)),
  ];
}

/** Somebody to talk to. */
function talk(chance: Chance, slug: string, traits: string[]): Stroke[] {
  const figure = bust(chance, slug, 'plain', traits).map((stroke) => ({ ...stroke, place: `translate(-16 14) scale(.86)${stroke.place ? ` ${stroke.place}` : ''}` }));
  return [...figure, ...inked('M58 4h32c5 0 8 3 8 8v14c0 5-3 8-8 8H74l-12 9 3-9h-7c-5 0-8-3-8-8V12c0-5 3-8 8-8Z', 'light', 2.8), { d: 'M58 14h32M58 23h22', tone: 'second', line: 3.4 }];
}

/** What a card is paid with, as large as can be. */
function wealth(chance: Chance, letters: string[]): Stroke[] {
  const names: Record<string, Thing> = { E: 'bolt', M: 'bulb', P: 'fist', W: 'wheel' };
  const tones: Record<string, string> = { E: 'energy', M: 'mental', P: 'physical', W: 'wild' };
  const shown = (letters.length ? letters : ['W']).slice(0, 3);
  const first = X - (shown.length - 1) * 13;
  const number = chance.whole(14, 20);
  return [
    { d: rays(X, Y, number, 20, 44, chance.between(0, 0.05), 0.28), tone: 'second', veil: 0.9 },
    ...inked(star(X, Y, number, 33, 29), 'light'),
    ...shown.flatMap((letter, place) => stand(names[letter] ?? 'wheel', shown.length > 1 ? 27 : 42, tones[letter] ?? 'wild', first + place * 26, Y + (place % 2 ? -5 : 5) * (shown.length > 1 ? 1 : 0))),
  ];
}

/** The villain's plan: a sheet with a thing in the middle, ways that lead to it, and what stands in the way. */
function plan(chance: Chance, thing: Thing, main: boolean, fine: boolean): Stroke[] {
  const goals = Array.from({ length: main ? 4 : 3 }, (_, at): Point => around(X, Y, chance.between(0.02, 0.16) + at / (main ? 4 : 3), chance.between(29, 34), 0.9));
  const ways = goals.map((goal) => {
    const [x, y] = goal;
    return `M${x.toFixed(1)} ${y.toFixed(1)}Q${(X + (y - Y) * 0.5).toFixed(1)} ${(Y + (x - X) * 0.4).toFixed(1)} ${X} ${Y}`;
  });
  return [
    ...(fine ? [{ d: [10, 20, 30, 40, 50, 60, 70].map((y) => `M6 ${y}H94`).join('') + [15, 25, 35, 45, 55, 65, 75, 85].map((x) => `M${x} 2V78`).join(''), tone: 'far', line: 0.6, veil: 0.8 }] : []),
    { d: ways.join(''), tone: 'second', line: 3 },
    { d: goals.map(([x, y]) => shape([x - 5, y - 3], [x - 3, y - 5], [x, y - 2], [x + 3, y - 5], [x + 5, y - 3], [x + 2, y], [x + 5, y + 3], [x + 3, y + 5], [x, y + 2], [x - 3, y + 5], [x - 5, y + 3], [x - 2, y])).join(''), tone: 'glow' },
    ...inked(main ? ellipse(X, Y, 23) : shape([X, 14], [X + 27, 58], [X - 27, 58]), main ? 'main' : 'second'),
    ...stand(thing, main ? 30 : 22, main ? 'light' : 'low', X, main ? Y : 45),
  ];
}

/** A letter that brings no good. */
function letter(chance: Chance, thing: Thing): Stroke[] {
  const place = `rotate(${chance.pick([-9, -5, 5, 9])} ${X} ${Y})`;
  return [
    ...inked(shape([22, 6], [78, 6], [78, 74], [22, 74]), 'light', 3.4, place),
    { d: 'M30 16H58M30 50H70M30 57H70M30 64H56', tone: 'far', line: 2.8, place },
    ...stand(thing, 27, 'second', X, 33, chance.pick([-6, 0, 6])),
    ...inked(star(70, 64, 14, 9, 7.4), 'main', 2.6, place),
  ];
}

/** Many of the same, near and far. */
function field(chance: Chance, thing: Thing): Stroke[] {
  const places: [number, number, number, string][] = [
    [22, 18, 20, 'low'],
    [50, 13, 20, 'low'],
    [78, 18, 20, 'low'],
    [30, 36, 27, 'main'],
    [70, 36, 27, 'main'],
    [50, 58, 38, 'second'],
  ];
  return places.flatMap(([x, y, size, tone]) => stand(thing, size, tone, x + chance.between(-3, 3), y));
}

/** A crest in its glory: with more rays the further things have gone. */
function glory(chance: Chance, set: string, stage: string): Stroke[] {
  const number = 10 + 4 * Math.max(1, stage.length);
  return [{ d: rays(X, Y, number, 16, 52, chance.between(0, 0.05), 0.26), tone: 'far', veil: 0.9 }, ...crest(set)];
}

function figure(chance: Chance, slug: string, kind: string, set: string, traits: string[], letters: string[], stage: string, fine: boolean): Stroke[] {
  const thing = thingOf(slug, traits) ?? signOf(set);
  switch (kind) {
    case 'hero':
    case 'villain':
      return glory(chance, set, stage);
    case 'alterego':
      return bust(chance, slug, 'plain', traits);
    case 'ally':
      return bust(chance, slug, 'friend', traits);
    case 'minion':
      return bust(chance, slug, 'foe', traits);
    case 'resource':
      return wealth(chance, letters);
    case 'support':
      if (traits.includes('Location')) return town(chance, signOf(set) === 'mask' ? thing : signOf(set));
      return traits.includes('Persona') ? talk(chance, slug, traits) : piece(chance, thing, fine);
    case 'upgrade':
    case 'attachment':
      return piece(chance, thing, fine);
    case 'mainscheme':
      return plan(chance, signOf(set), true, fine);
    case 'sidescheme':
      return plan(chance, thing, false, fine);
    case 'obligation':
      return letter(chance, thing);
    case 'environment':
      return field(chance, thing);
    default:
      return bang(chance, thing);
  }
}

/** The kinds that show a face. */
const BUSTS = ['alterego', 'ally', 'minion'];

const list = (said: string | undefined): string[] => (said ?? '').split(',').map((one) => one.trim()).filter(Boolean);

export const paint: Painter = (face, fine): Emblem => {
  const kind = fact(face, 'kind') ?? 'event';
  const owner = fact(face, 'class') ?? 'basic';
  const set = owner === 'hero' || owner === 'encounter' ? (fact(face, 'set') ?? owner) : owner;
  const drawn = figure(chance(face.slug), face.slug, kind, set, list(fact(face, 'traits')), [...(fact(face, 'resources') ?? '')], fact(face, 'stage') ?? '', fine);
  const behind = chance(`${face.slug}/ground`);
  return {
    ground: fine ? [dots(behind), ...(grounds[set] ? [grounds[set](behind)] : [])] : [],
    figure: fine ? drawn : drawn.filter(bold),
    // Faces stand high, so that they are seen above the numbers.
    view: BUSTS.includes(kind) ? '6 -8 88 80' : '6 0 88 80',
  };
};

/** The back: a bang between two slants. */
export const cover: Stroke[] = [
  { d: shape([0, 0], [100, 0], [100, 34], [0, 62]), tone: 'cover-high' },
  { d: shape([0, 78], [100, 106], [100, 140], [0, 140]), tone: 'cover-low' },
  { d: Array.from({ length: 9 }, (_, row) => Array.from({ length: 12 }, (_, at) => ellipse(at * 9 + (row % 2) * 4.5, row * 6 + 2, Math.max(0.3, 2.2 - row * 0.24))).join('')).join(''), tone: 'ink', veil: 0.25 },
  { d: Array.from({ length: 9 }, (_, row) => Array.from({ length: 12 }, (_, at) => ellipse(at * 9 + (row % 2) * 4.5, 138 - row * 6, Math.max(0.3, 2.2 - row * 0.24))).join('')).join(''), tone: 'ink', veil: 0.25 },
  ...inked(star(50, 70, 14, 42, 27), 'glow', 4),
  { d: star(50, 70, 14, 33, 22, 1 / 28), tone: 'light' },
  ...inked('M54 46 34 74h13l-5 22 24-31H53Z', 'cover-low', 4),
  { d: box(3.5, 3.5, 93, 133), tone: 'light', line: 1.2, veil: 0.8 },
];
