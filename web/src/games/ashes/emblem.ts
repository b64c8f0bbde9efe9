/**
 * The emblems of Ashes: woodcuts before a glow. People are busts, what is conjured are masks with horns or ears, spells are
 * signs drawn in rings, and a Phoenixborn spreads wings of feathers.
 *
 * The kind decides what is drawn, everything else is chance; the colours are those of the card's magic.
 */
import { chance, type Chance } from '../../card/emblem/chance';
import { around, ellipse, line, rays, shape, star, type Emblem, type Painter, type Point, type Stroke } from '../../card/emblem/emblem';
import { fact } from '../../card/print/facts';

const X = 50;
const Y = 40;

/** Points to the right, and the same to the left. */
function mirrored(points: Point[]): string {
  const left = points.map(([x, y]): Point => [2 * X - x, y]).reverse();
  return shape(...points, ...left);
}

/** What glows behind the figure. */
function glow(luck: Chance): Stroke[] {
  const [far, number] = [luck.between(27, 33), luck.pick([16, 24, 32, 40])];
  const rings = luck.often(0.5) ? ellipse(X, Y, far) + ellipse(X, Y, far - 1.6) : rays(X, Y, number, far - 9, far, luck.between(0, 0.1), 0.3);
  return [
    { d: ellipse(X, Y, far - 4), tone: 'bright', veil: 0.32 },
    { d: rings, tone: 'bright', veil: 0.5 },
  ];
}

function bust(luck: Chance): Stroke[] {
  const [wide, high, broad] = [luck.between(7.5, 10), luck.between(10, 13), luck.between(20, 29)];
  const top = luck.between(24, 30);
  const neck = top + high * 1.7;
  const shoulders = mirrored([[X, neck - 3], [X + 5, neck - 2], [X + broad * 0.6, neck + 4], [X + broad, neck + 12], [X + broad + 3, 84]]);
  const head = ellipse(X, top + high * 0.7, wide, high);
  const cover = luck.pick([
    // A hood, a helmet, hair, a crown.
    () => mirrored([[X, top - 9], [X + wide + 5, top + 1], [X + wide + 6, neck], [X + wide - 2, neck - 4], [X + wide - 3, top + 4], [X, top - 1]]),
    () => mirrored([[X, top - 12], [X + 3, top - 4], [X + wide + 2, top + 1], [X + wide + 2, top + high], [X + wide - 2, top + 6], [X, top + 4]]),
    () => mirrored([[X, top - 5], [X + wide + 3, top - 1], [X + wide + 4, neck - 1], [X + wide - 1, top + 6], [X, top + 2]]),
    () => mirrored([[X, top - 10], [X + 3, top - 3], [X + 7, top - 9], [X + wide + 1, top + 2], [X, top + 3]]),
  ])();
  const staff = luck.often(0.5) ? luck.pick([-1, 1]) * luck.between(23, 29) : 0;
  const arm: Stroke[] = staff
    ? [
        { d: line([X + staff, 84], [X + staff * 1.06, 12]), tone: 'shade', line: 2.4 },
        { d: luck.pick([ellipse(X + staff * 1.07, 10, 4.5), star(X + staff * 1.07, 11, 4, 8, 2.5), shape([X + staff * 1.07, 0], [X + staff * 1.07 + 4, 12], [X + staff * 1.07 - 4, 12])]), tone: 'ember' },
      ]
    : [];
  const eyes = ellipse(X - wide * 0.42, top + high * 0.75, 1.2, 0.8) + ellipse(X + wide * 0.42, top + high * 0.75, 1.2, 0.8);
  return [
    ...arm,
    { d: shoulders, tone: 'shade' },
    { d: shoulders, tone: 'light', line: 0.6, veil: 0.5 },
    { d: head, tone: 'light' },
    { d: eyes, tone: 'deep' },
    { d: cover, tone: 'main' },
    { d: cover, tone: 'light', line: 0.6, veil: 0.6 },
  ];
}

function mask(luck: Chance): Stroke[] {
  const [wide, brow, jaw] = [luck.between(15, 21), luck.between(22, 28), luck.between(62, 69)];
  const horn = luck.pick<Point[]>([
    [[X + wide * 0.5, brow], [X + wide + 12, brow - 18], [X + wide + 2, brow + 8]],
    [[X + wide * 0.35, brow], [X + wide * 0.7, brow - 20], [X + wide, brow + 6]],
    [[X + wide * 0.6, brow + 1], [X + wide + 16, brow - 6], [X + wide + 18, brow - 16], [X + wide + 8, brow + 4], [X + wide, brow + 8]],
    [[X + wide * 0.2, brow], [X + wide * 0.4, brow - 12], [X + wide * 0.75, brow - 4], [X + wide * 0.95, brow - 14], [X + wide, brow + 7]],
  ]);
  const face = mirrored([[X, brow + 2], ...horn, [X + wide * luck.between(0.75, 1), brow + 20], [X + luck.between(5, 10), jaw - 4], [X, jaw]]);
  const [eye, slant] = [luck.between(3.4, 5), luck.between(-2, 4)];
  const y = brow + luck.between(14, 18);
  const eyes = [-1, 1].map((side) => shape([X + side * 4, y + slant], [X + side * (4 + eye * 1.9), y - slant], [X + side * (4 + eye), y + eye * 0.9])).join('');
  const mouth = luck.often(0.6) ? shape([X - 6, jaw - 13], [X - 3, jaw - 11], [X, jaw - 13], [X + 3, jaw - 11], [X + 6, jaw - 13], [X, jaw - 7]) : '';
  return [
    { d: face, tone: 'shade' },
    { d: mirrored([[X, brow + 6], [X + wide * 0.55, brow + 8], [X + wide * 0.5, brow + 20], [X, jaw - 6]]), tone: 'main' },
    { d: face, tone: 'light', line: 0.7, veil: 0.6 },
    { d: eyes + mouth, tone: 'ember' },
    { d: eyes, tone: 'white', line: 0.5, veil: 0.7 },
  ];
}

function wings(luck: Chance): Stroke[] {
  const number = luck.whole(6, 8);
  let feathers = '';
  for (let at = 0; at < number; at++) {
    const [turn, far] = [0.08 + (at / number) * 0.34, 37 - at * 1.6];
    for (const side of [-1, 1]) {
      const [tip, over, under] = [around(X, Y + 8, side * turn, far), around(X, Y + 8, side * (turn - 0.025), far * 0.7), around(X, Y + 8, side * (turn + 0.03), far * 0.66)];
      feathers += shape([X, Y + 8], over, tip, under);
    }
  }
  const body = mirrored([[X, 20], [X + 3, 27], [X + 6, 40], [X + 3, 56], [X + 7, 76], [X, 66]]);
  return [
    { d: feathers, tone: 'shade' },
    { d: feathers, tone: 'ember', line: 0.7, veil: 0.9 },
    { d: body, tone: 'ember' },
    { d: mirrored([[X, 14], [X + 4, 20], [X + 2.5, 26], [X, 28]]), tone: 'light' },
    { d: ellipse(X, 44, 2.6, 4), tone: 'white', veil: 0.8 },
  ];
}

/** A sign in a ring; its shape says how the spell works. */
function sign(luck: Chance, kind: string): Stroke[] {
  const [far, points] = [luck.between(24, 28), luck.whole(3, 8)];
  const turn = luck.pick([0, 0.5]) / points;
  const ring = ellipse(X, Y, far) + ellipse(X, Y, far - luck.between(1.5, 3));
  let web = '';
  const over = luck.whole(2, 3);
  for (let at = 0; at < points; at++) web += line(around(X, Y, turn + at / points, far), around(X, Y, turn + (at + over) / points, far));
  const heart =
    kind === 'readyspell' ? ellipse(X, Y, 8) + ellipse(X, Y, 4.5)
    : kind === 'actionspell' ? star(X, Y, luck.whole(4, 7), 14, 4.5, turn)
    : kind === 'reactionspell' ? shape([X - 11, Y - 7], [X, Y + 1], [X + 11, Y - 7], [X + 11, Y - 1], [X, Y + 9], [X - 11, Y - 1])
    : ellipse(X - 5, Y, 8.5) + ellipse(X - 5, Y, 5.5) + ellipse(X + 5, Y, 8.5) + ellipse(X + 5, Y, 5.5);
  const dots = Array.from({ length: points }, (_, at) => ellipse(...around(X, Y, turn + at / points, far - 0.8), 2.4)).join('');
  return [
    { d: ellipse(X, Y, far), tone: 'deep', veil: 0.55 },
    { d: web, tone: 'bright', line: 0.9, veil: 0.75 },
    { d: ring, tone: 'main' },
    { d: dots, tone: 'light' },
    { d: heart, tone: 'ember' },
    { d: heart, tone: 'light', line: 0.6, veil: 0.7 },
  ];
}

/** Sparks that rise. */
function sparks(luck: Chance): string {
  let d = '';
  for (let at = 0; at < 16; at++) {
    const [x, y, size] = [luck.between(0, 100), luck.between(0, 80), luck.between(0.5, 1.6)];
    d += shape([x, y - size * 2], [x + size, y], [x, y + size], [x - size, y]);
  }
  return d;
}

export const paint: Painter = (face, fine): Emblem => {
  const luck = chance(face.slug);
  const kind = fact(face, 'kind') ?? '';
  const behind = glow(luck);
  const figure = kind === 'phoenixborn' ? wings(luck) : kind === 'ally' ? bust(luck) : kind === 'conjuration' ? mask(luck) : sign(luck, kind);
  const all = [...behind, ...figure];
  return {
    ground: fine ? [{ d: sparks(luck), tone: 'ember', veil: 0.7 }] : [],
    figure: fine ? all : all.filter((stroke) => !stroke.line || stroke.line > 2),
    view: '10 0 80 80',
  };
};

/** The back: a bird that rises from a fire. */
export const cover: Stroke[] = [
  { d: shape([5, 5], [95, 5], [95, 135], [5, 135]), tone: 'ember', line: 1, veil: 0.7 },
  { d: [16, 27, 38].map((far) => ellipse(50, 70, far)).join(''), tone: 'ember', line: 0.7, veil: 0.4 },
  ...wings(chance('the back')).map((stroke) => ({ ...stroke, place: 'translate(0 28)' })),
];
