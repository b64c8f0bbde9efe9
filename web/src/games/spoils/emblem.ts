/**
 * The emblems of The Spoils: engravings as on old banknotes. Behind stands a guilloche; before it, by the kind of the card, a
 * portrait, a thing, a quarter of the town, a coup, a coin or a coat of arms.
 */
import { icons } from './icons';
import { chance, type Chance } from '../../card/emblem/chance';
import { around, box, ellipse, rays, shape, star, type Emblem, type Painter, type Point, type Stroke } from '../../card/emblem/emblem';
import { fact } from '../../card/print/facts';
import { bust } from './busts';
import { chargeOf, charges, type Charge } from './charges';

const X = 50;
const Y = 40;

/** A thing so large, in the middle of its place. */
function stand(d: string, size: number, tone: string, x = X, y = Y, turn = 0): Stroke {
  const scale = Math.round((size / 24) * 100) / 100;
  return { d, tone, place: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(-12 -12)` };
}

/** A ring of waves around the middle. */
function ring(lobes: number, far: number, deep: number, from: number): string {
  const at = (turn: number, distance: number): string => {
    const [x, y] = around(0, 0, turn + from, distance);
    return `${(X + x * 1.25).toFixed(1)} ${(Y + y).toFixed(1)}`;
  };
  let d = `M${at(0, far)}`;
  for (let half = 0; half < lobes * 2; half++) {
    d += `Q${at((half + 0.5) / lobes / 2, far + (half % 2 ? -deep : deep))} ${at((half + 1) / lobes / 2, far)}`;
  }
  return `${d}Z`;
}

/** Rings of waves that cross each other, as on banknotes. */
function guilloche(chance: Chance): string {
  const lobes = chance.pick([8, 10, 12, 14, 18]);
  const deep = chance.between(7, 15);
  const rings = [38, 44, 50].flatMap((far, row) => [0, 0.5].map((phase) => ring(lobes, far, deep + row * 3, phase / lobes)));
  return rings.join('');
}

function portrait(chance: Chance, slug: string, trade: string, fine: boolean): Stroke[] {
  const behind = chance.pick<() => Stroke[]>([
    () => [{ d: rays(X, 30, 16, 2, 42, chance.between(0, 0.05)), tone: 'hatch', veil: 0.5 }],
    () => [{ d: [22, 29, 36, 43, 50, 57].map((y) => `M24 ${y}H76`).join(''), tone: 'hatch', line: 0.8, veil: 0.6 }],
    () => [{ d: ellipse(X, 34, 19), tone: 'hatch', veil: 0.7 }],
    () => [],
  ])();
  return [
    { d: ellipse(X, Y, 28.5, 35.5), tone: 'brass' },
    { d: ellipse(X, Y, 27.4, 34.4), tone: 'ink' },
    { d: ellipse(X, Y, 26, 33), tone: 'field' },
    ...(fine ? behind : []),
    ...bust(chance, slug, trade),
    { d: ellipse(X, Y, 26.6, 33.6), tone: 'ink', line: 1.4 },
    ...(fine ? [{ d: ellipse(X, Y, 28.5, 35.5), tone: 'shadow', line: 0.5 }] : []),
  ];
}

function thing(chance: Chance, slug: string, fine: boolean): Stroke[] {
  const charge = charges[chargeOf(slug) ?? chance.pick(Object.keys(charges) as Charge[])];
  const turn = chance.pick([0, 0, -12, 12, 8]);
  return [
    { d: rays(X, 36, chance.pick([16, 20, 24]), 8, 46, 0, 0.25), tone: 'field', veil: 0.3 },
    { d: ellipse(X, 68, 25, 4.5), tone: 'ink', veil: 0.3 },
    { ...stand(charge, 52, 'shadow', X + 1.6, 38.6, turn) },
    { ...stand(charge, 52, 'field', X, 37, turn) },
    ...(fine ? [{ ...stand(charge, 52, 'brass', X, 37, turn), line: 0.7 }] : []),
  ];
}

type House = { x: number; top: number; wide: number };

/** Houses side by side, so many, from low to high. */
function row(chance: Chance, count: number, low: number, high: number): House[] {
  const room = 76 / count;
  return Array.from({ length: count }, (_, at) => {
    return { x: 12 + at * room, wide: room * chance.between(0.72, 1), top: 72 - chance.between(low, high) };
  });
}

const roofs: ((house: House) => string)[] = [
  ({ x, top, wide }) => shape([x - 1.5, top], [x + wide / 2, top - wide * 0.7], [x + wide + 1.5, top]),
  ({ x, top, wide }) => [0, 1, 2].map((tooth) => box(x + (tooth * wide) / 2.6, top - 3, wide / 5, 3.2)).join(''),
  ({ x, top, wide }) => ellipse(x + wide / 2, top, wide / 2) + box(x + wide / 2 - 0.6, top - wide / 2 - 5, 1.2, 6),
  ({ x, top, wide }) => shape([x, top], [x, top - 7], [x + wide, top]),
  ({ x, top, wide }) => box(x + wide * 0.62, top - 8, wide * 0.2, 9),
];

function quarter(chance: Chance): Stroke[] {
  // A roof may dip into its house; drawn apart from it, the two do not cancel out.
  const build = (houses: House[], tone: string): Stroke[] => [
    { d: houses.map(({ x, top, wide }) => box(x, top, wide, 72 - top)).join(''), tone },
    { d: houses.map((house) => chance.pick(roofs)(house)).join(''), tone },
  ];
  const near = row(chance, chance.whole(3, 4), 22, 52);
  const panes = near.flatMap(({ x, top, wide }) =>
    [5, 13.5, 22].flatMap((down) => [0.2, 0.6].map((left) => ({ x: x + wide * left, y: top + down, wide: wide * 0.18 }))),
  );
  const lit = panes.filter((pane) => pane.y < 66 && chance.often(0.62));
  return [
    { d: 'M10 75V36C10 18 28 4 50 4s40 14 40 32v39Z', tone: 'brass' },
    { d: 'M11.5 74V36C11.5 19 29 5.5 50 5.5S88.5 19 88.5 36v38Z', tone: 'field' },
    { d: ellipse(chance.between(28, 72), chance.between(14, 24), chance.between(5, 8)), tone: 'light', veil: 0.9 },
    ...build(row(chance, 6, 26, 44), 'coat'),
    ...build(near, 'ink'),
    { d: box(11.5, 70, 77, 4), tone: 'ink' },
    { d: lit.map((pane) => box(pane.x, pane.y, pane.wide, 4)).join(''), tone: 'spark' },
  ];
}

/** What a coup's plate lies on. */
const settings: ((chance: Chance) => Stroke[])[] = [
  // A bang.
  (chance) => {
    const points = chance.whole(9, 16);
    return [
      { d: star(X, Y, points, 38, 28, 0.5 / points), tone: 'brass', veil: 0.8 },
      { d: star(X, Y, points, 38, 26), tone: 'coat' },
    ];
  },
  // A wreath.
  () => {
    let d = '';
    for (const side of [-1, 1]) {
      for (let leaf = 0; leaf < 8; leaf++) {
        const turn = 0.5 - side * (0.045 + leaf * 0.052);
        // One leaf outside the twig, one inside.
        for (const [foot, belly, tip, back] of [[31, 37.5, 38, 32], [30, 25, 24.5, 29]] as const) {
          const on = (far: number, distance: number): Point => around(X, Y, turn - side * far, distance);
          d += shape(on(0, foot), on(0.022, belly), on(0.055, tip), on(0.035, back));
        }
      }
    }
    return [{ d, tone: 'coat' }, { d: star(X, Y + 31, 5, 5, 2.2), tone: 'brass' }];
  },
  // A chain of coins.
  (chance) => {
    const number = chance.pick([14, 16, 18]);
    const coins = Array.from({ length: number }, (_, at) => around(X, Y, at / number, 33));
    return [
      { d: ellipse(X, Y, 33), tone: 'coat', line: 2 },
      { d: coins.map(([x, y]) => ellipse(x, y, 4)).join(''), tone: 'brass' },
      { d: coins.map(([x, y]) => ellipse(x, y, 2)).join(''), tone: 'coat' },
    ];
  },
  // A sun.
  (chance) => {
    const number = chance.pick([12, 16, 20, 24]);
    return [
      { d: rays(X, Y, number, 40, 20, 0, 0.34), tone: 'coat' },
      { d: rays(X, Y, number, 34, 20, 0.5 / number, 0.3), tone: 'brass' },
    ];
  },
  // A cocarde with two tails.
  (chance) => {
    const number = chance.pick([16, 20, 24]);
    return [
      { d: 'M38 50 30 78l8-3 5 6 5-24Z M62 50l8 28-8-3-5 6-5-24Z', tone: 'coat' },
      { d: star(X, Y, number, 33, 29.5), tone: 'brass' },
      { d: star(X, Y, number, 29.5, 27), tone: 'coat' },
    ];
  },
];

function coup(chance: Chance, slug: string, fine: boolean): Stroke[] {
  const charge = charges[chargeOf(slug) ?? chance.pick(Object.keys(charges) as Charge[])];
  const behind = chance.pick(settings)(chance);
  const plate = chance.pick([
    () => shape([X, 12], [X + 26, Y], [X, 68], [X - 26, Y]),
    () => ellipse(X, Y, 23),
    () => star(X, Y, 8, 26, 21.5, 1 / 16),
    () => box(X - 18, Y - 24, 36, 48),
    () => shape([X - 23, 18], [X + 23, 18], [X + 23, 46], [X, 66], [X - 23, 46]),
  ])();
  return [
    ...behind,
    { d: plate, tone: 'brass', line: 3.4 },
    { d: plate, tone: 'field' },
    ...(fine ? [{ d: plate, tone: 'ink', line: 0.6 }] : []),
    { ...stand(charge, 28, 'light', X, Y, chance.pick([0, 0, -10, 10])) },
  ];
}

function coin(chance: Chance, letters: string[], fine: boolean): Stroke[] {
  const beads = Array.from({ length: 40 }, (_, at) => ellipse(...around(X, Y, at / 40, 29.5), 1.1)).join('');
  const shown = letters.slice(0, 2);
  const first = X - (shown.length - 1) * 13.5;
  return [
    { d: ellipse(X + 2, Y + 2, 35), tone: 'shadow', veil: 0.6 },
    { d: ellipse(X, Y, 35), tone: 'brass' },
    { d: ellipse(X, Y, 32.5) + ellipse(X, Y, 26.5), tone: 'field' },
    ...(fine ? [{ d: beads, tone: 'light' }] : []),
    ...(fine ? [{ d: rays(X, Y, 36, 16, 26, chance.between(0, 0.02)), tone: 'light', veil: 0.35 }] : []),
    ...shown.map((letter, at) => stand(icons[letter] ?? '', shown.length > 1 ? 25 : 38, 'coat', first + at * 27, Y)),
  ];
}

function arms(chance: Chance, slug: string): Stroke[] {
  const shield = 'M24 14h52v24c0 16-10 27-26 34C34 65 24 54 24 38Z';
  const parted = chance.pick([
    'M50 14h26v24c0 16-10 27-26 34Z',
    'M24 14h52v21H24Z',
    'M24 14h52L28 55c-2.5-5-4-10.5-4-17Z',
    'M24 14h26v25h25.9C75.4 55 65.5 65.4 50 72V39H24.1L24 38Z',
    'M24 48 50 28l26 20c-3 10-12 18-26 24-14-6-23-14-26-24Z',
  ]);
  const names = Object.keys(charges) as Charge[];
  const [one, two] = [chance.pick(names), chance.pick(names)];
  const own = chargeOf(slug);
  return [
    { d: 'M8 60c8-4 12-2 15 3l-3 11c-4-5-8-6-14-4Z M92 60c-8-4-12-2-15 3l3 11c4-5 8-6 14-4Z', tone: 'coat' },
    { d: shield, tone: 'brass', line: 5 },
    { d: shield, tone: 'light' },
    { d: parted, tone: 'coat' },
    stand(charges[own ?? one], 21, 'brass', 38, 28),
    stand(charges[two], 21, 'brass', 62, 28),
    stand(charges[one], 20, 'brass', 50, 54),
    { d: shield, tone: 'ink', line: 1 },
    { d: 'M36 12 33 2l8.5 4L50 0l8.5 6L67 2l-3 10Z', tone: 'brass' },
    { d: 'M14 68c24 8 48 8 72 0v7c-24 6-48 6-72 0Z', tone: 'field' },
    { d: 'M22 72.5c18 4 38 4 56 0', tone: 'light', line: 1 },
  ];
}

export const paint: Painter = (face, fine): Emblem => {
  const luck = chance(face.slug);
  const kind = fact(face, 'kind') ?? 'tactic';
  const trade = fact(face, 'trade') ?? 'universal';
  const ground: Stroke[] = fine ? [{ d: guilloche(chance(`${face.slug}/ground`)), tone: 'field', line: 0.4, veil: 0.55 }] : [];
  switch (kind) {
    case 'character':
      return { ground, figure: portrait(luck, face.slug, trade, fine), view: '6 0 88 80' };
    case 'item':
      return { ground, figure: thing(luck, face.slug, fine) };
    case 'location':
      return { ground, figure: quarter(luck) };
    case 'resource':
      return { ground, figure: coin(luck, [...(fact(face, 'provides') ?? '')], fine) };
    case 'faction':
      return { ground, figure: arms(luck, face.slug) };
    default:
      return { ground, figure: coup(luck, face.slug, fine) };
  }
};

/** The back: the plate of a banknote with a keyhole in its seal. */
export const cover: Stroke[] = [
  { d: box(4, 4, 92, 132) + box(6.5, 6.5, 87, 127), tone: 'brass' },
  { d: box(9, 9, 82, 122), tone: 'brass', line: 0.6, veil: 0.7 },
  { ...rosette(9, 46, 12), place: 'translate(50 70)' },
  { ...rosette(14, 30, 8), place: 'translate(50 70)' },
  { d: [17, 83].flatMap((x) => [17, 123].map((y) => star(x, y, 8, 6, 2.5))).join(''), tone: 'brass' },
  { d: star(50, 70, 22, 21, 18.5), tone: 'brass' },
  { d: ellipse(50, 70, 16.5), tone: 'ink' },
  { d: ellipse(50, 70, 15), tone: 'brass', line: 0.7 },
  { d: 'M50 59.5a6 6 0 0 1 3 11.2L55.5 81h-11L47 70.7A6 6 0 0 1 50 59.5Z', tone: 'light' },
];

function rosette(lobes: number, far: number, deep: number): Stroke {
  let d = '';
  for (let turn = 0; turn < 4; turn++) {
    const points: Point[] = [];
    for (let step = 0; step < 90; step++) {
      const angle = (step / 90) * 2 * Math.PI;
      const wide = far - deep + deep * Math.sin(angle * lobes + (turn * Math.PI) / 2);
      points.push([Math.cos(angle) * wide * 0.92, Math.sin(angle) * wide * 1.2]);
    }
    d += shape(...points);
  }
  return { d, tone: 'brass', line: 0.5, veil: 0.75 };
}
