/**
 * The emblems of Shards of Infinity: idols cut from crystal, the same left and right, lit from the left.
 *
 * The people decides how the crystal grows (in steps, in arcs, in barbs, in thorns) and what lies behind it; the kind decides
 * what surrounds it; everything else is chance.
 */
import { chance, type Chance } from '../../card/emblem/chance';
import { around, ellipse, line, rays, shape, star, type Emblem, type Painter, type Point, type Stroke } from '../../card/emblem/emblem';
import { fact } from '../../card/print/facts';
import { crystal, growths } from './crystals';
import { relicOf } from './relics';

const X = 50;
const Y = 40;
/** Lines that nobody would see on a small card. */
const THIN = 2.5;

type Ground = (chance: Chance, fine: boolean) => string;

const grounds: Record<string, Ground[]> = {
  homodeus: [
    // Conduits.
    (chance) => {
      let d = '';
      for (let at = 0; at < 7; at++) {
        const x = chance.whole(0, 9) * 10 + 5;
        const y = chance.whole(0, 7) * 10 + 5;
        const bend = chance.pick([-10, 10]);
        d += line([x, -5], [x, y], [x + bend, y + 10], [x + bend, 85]);
      }
      return d;
    },
    // Plates.
    () => {
      let d = '';
      for (let row = 0; row < 5; row++) {
        for (let at = 0; at < 6; at++) {
          const [x, y] = [at * 20 + (row % 2) * 10 - 5, row * 18 + 4];
          d += shape([x, y - 11], [x + 9.5, y - 5.5], [x + 9.5, y + 5.5], [x, y + 11], [x - 9.5, y + 5.5], [x - 9.5, y - 5.5]);
        }
      }
      return d;
    },
  ],
  order: [
    // Orbits.
    (chance) => {
      const orbits = [18, 27, 36, 46, 57].map((far) => ellipse(X, Y, far, far * 0.96));
      return orbits.join('') + ellipse(chance.between(20, 80), chance.between(15, 65), 4);
    },
    // A web.
    (chance) => {
      const number = chance.pick([6, 8, 10]);
      let d = '';
      for (let at = 0; at < number; at++) {
        for (const over of [2, 3]) d += line(around(X, Y, at / number, 62), around(X, Y, (at + over) / number, 62));
      }
      return d;
    },
  ],
  undergrowth: [
    // Stems.
    (chance) => {
      let d = '';
      for (let at = 0; at < 9; at++) {
        const x = at * 12.5 + chance.between(-4, 4);
        const top = chance.between(4, 46);
        d += `${line([x, 85], [x + chance.between(-6, 6), (85 + top) / 2], [x, top])}${ellipse(x, top - 2.2, 1.6, 2.6)}`;
      }
      return d;
    },
    // Rings of growth.
    (chance) => {
      const [x, y] = [chance.between(20, 80), chance.between(55, 90)];
      return [12, 24, 37, 51, 66, 82].map((far) => ellipse(x, y, far, far * 0.8)).join('');
    },
  ],
  wraethe: [
    // Cracks from the middle.
    (chance) => {
      let d = '';
      for (let at = 0; at < 9; at++) {
        const turn = at / 9 + chance.between(0, 0.06);
        d += line(around(X, Y, turn, 14), around(X, Y, turn + 0.02, 30), around(X, Y, turn - 0.03, 44), around(X, Y, turn, 70));
      }
      return d;
    },
    // Moons.
    (chance) => {
      let d = '';
      for (let at = 0; at < 5; at++) {
        const [x, y, far] = [chance.between(5, 95), chance.between(5, 75), chance.between(5, 13)];
        d += ellipse(x, y, far) + ellipse(x + far * 0.35, y - far * 0.2, far * 0.75);
      }
      return d;
    },
  ],
  none: [
    // Rain of light.
    (chance) => {
      let d = '';
      for (let at = 0; at < 14; at++) {
        const [x, y] = [chance.between(0, 110), chance.between(0, 70)];
        const long = chance.between(5, 16);
        d += line([x, y], [x - long * 0.6, y + long]);
      }
      return d;
    },
  ],
};

/** What surrounds the figure, by kind. */
function company(kind: string, chance: Chance, high: number, fine: boolean): Stroke[] {
  switch (kind) {
    case 'champion': {
      const far = chance.between(30, 35);
      const number = chance.pick([12, 16, 24, 32]);
      const halo: Stroke[] = [
        { d: ellipse(X, Y, far) + ellipse(X, Y, far - 2.2), tone: 'main', veil: 0.75 },
        { d: rays(X, Y, number, far + 5, far + 1.2, chance.pick([0, 0.5 / number]), 0.22), tone: 'bright', veil: 0.8 },
      ];
      if (fine) halo.unshift({ d: ellipse(X, Y, far - 2.2), tone: 'deep', veil: 0.55 });
      return halo;
    }
    case 'mercenary': {
      const lean = chance.between(0.06, 0.17);
      const far = chance.between(31, 37);
      let d = '';
      for (const side of [-1, 1]) {
        for (const turn of chance.pick([[0.25], [0.2, 0.31]])) {
          const at = side * turn;
          const [over, under] = [around(X, Y, at + lean * 0.5, far - 4), around(X, Y, at - lean * 0.25, far - 4)];
          d += shape(around(X, Y, at, far + 6), over, around(X, Y, at, far - 10), under);
        }
      }
      return [{ d, tone: 'shade' }, { d, tone: 'light', line: 0.5, veil: 0.7 }];
    }
    case 'item':
      return [
        { d: ellipse(X, 69, 24, 4.5) + ellipse(X, 69, 18, 3), tone: 'main', veil: 0.6 },
        { d: star(X, Y, 4, 36, 5), tone: 'main', veil: 0.22 },
      ];
    default: {
      if (chance.often(0.4)) {
        const [far, size] = [chance.between(21, 27), chance.between(0.3, 0.45)];
        const side: Point[] = [[chance.between(8, 13), -high * 0.5], [chance.between(6, 12), high * 0.3]];
        const twin = (x: number): Stroke[] => crystal(chance, side, high, x, Y + 12, size);
        return [...twin(X - far), ...twin(X + far)];
      }
      let d = '';
      const number = chance.whole(2, 4);
      for (let at = 0; at < number; at++) {
        const [far, down, size] = [chance.between(25, 38), chance.between(-24, 26), chance.between(2.5, 5)];
        for (const side of [-1, 1]) {
          const x = X + side * far;
          const y = Y + down;
          d += shape([x, y - size * 1.6], [x + size * 0.7, y], [x, y + size * 1.6], [x - size * 0.7, y]);
        }
      }
      return [{ d, tone: 'shade' }, { d, tone: 'bright', line: 0.5, veil: 0.8 }];
    }
  }
}

/** The eye or heart of the figure. */
function core(chance: Chance): Stroke[] {
  const y = Y + chance.between(-8, 6);
  const size = chance.between(2.6, 4.6);
  const d = chance.pick([
    () => ellipse(X, y, size),
    () => shape([X, y - size * 1.7], [X + size, y], [X, y + size * 1.7], [X - size, y]),
    () => shape([X - size * 2, y], [X, y - size * 0.8], [X + size * 2, y], [X, y + size * 0.8]),
    () => shape([X, y - size * 1.2], [X + size * 1.2, y + size], [X - size * 1.2, y + size]),
    () => ellipse(X - size * 1.3, y, size * 0.6) + ellipse(X + size * 1.3, y, size * 0.6),
  ])();
  const tone = chance.pick(['spark-1', 'spark-2', 'spark-3', 'spark-4']);
  return [
    { d, tone: 'night', line: 2.4 },
    { d, tone },
    { d: ellipse(X, y, size * 0.35, size * 0.35), tone: 'white', veil: 0.9 },
  ];
}

export const paint: Painter = (face, fine): Emblem => {
  const luck = chance(face.slug);
  const people = fact(face, 'faction') ?? 'none';
  const kind = fact(face, 'kind') ?? 'ally';
  const growth = luck.pick(growths[people] ?? growths.none ?? []);
  const ground = luck.pick(grounds[people] ?? grounds.none ?? []);
  const high = luck.between(27, 33) + (kind === 'champion' ? 2 : 0);
  const outline = growth(luck, high);
  const drawn = ground(luck, fine);
  const own = kind === 'item' ? relicOf(face.slug)?.(luck) : undefined;
  const figure = [...company(kind, luck, high, fine), ...(own ?? [...crystal(luck, outline, high, X, Y), ...core(luck)])];
  return {
    ground: fine ? [{ d: drawn, tone: 'main', line: 0.7, veil: 0.4 }] : [],
    figure: fine ? figure : figure.filter((stroke) => !stroke.line || stroke.line > THIN),
    view: '10 0 80 80',
  };
};

/** The back: a great crystal in a window. */
export const cover: Stroke[] = [
  { d: shape([4, 4], [89, 4], [96, 11], [96, 136], [11, 136], [4, 129]), tone: 'main', line: 1, veil: 0.8 },
  { d: [30, 44, 58, 74].map(rhomb).join(''), tone: 'main', line: 0.8, veil: 0.35 },
  { d: 'M50-10V150M-10 70H110M0 0 100 140M100 0 0 140', tone: 'main', line: 0.5, veil: 0.3 },
  ...crystal(chance('the back'), [[9, -18], [19, -6], [15, 10], [7, 20]], 34, 50, 70),
  { d: shape([50, 62], [54, 70], [50, 78], [46, 70]), tone: 'white' },
];

function rhomb(far: number): string {
  return shape([50, 70 - far], [50 + far * 0.72, 70], [50, 70 + far], [50 - far * 0.72, 70]);
}
