/**
 * The emblems of Dice Throne: symbols of the dice before a burst. An ability shows what activates it, a token the sign of its
 * kind, a hero all symbols of the own dice.
 */
import { chance, type Chance } from '../../card/emblem/chance';
import { box, ellipse, rays, shape, star, type Emblem, type Painter, type Stroke } from '../../card/emblem/emblem';
import { fact } from '../../card/print/facts';
import type { FaceInfo } from '../../wire';
import { icons } from './icons';
import { needsOf, signsOf } from './needs';

const X = 50;
const Y = 40;

/** A sign of 24 by 24, so large, around a place. */
function sign(name: string, x: number, y: number, size: number, tone: string): Stroke {
  const scale = size / 24;
  return { d: icons[name] ?? icons.none ?? '', tone, place: `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${scale.toFixed(3)})` };
}

function burst(luck: Chance): Stroke[] {
  const number = luck.whole(12, 20);
  return [
    { d: rays(X, Y, number, 8, 62, luck.between(0, 0.1), 0.25), tone: 'shade', veil: 0.8 },
    { d: luck.often(0.5) ? ellipse(X, Y, 27) : star(X, Y, luck.whole(9, 14), 30, 25, luck.between(0, 0.1)), tone: 'deep', veil: 0.55 },
  ];
}

/** The names of the signs in the picture. */
function signs(face: FaceInfo): string[] {
  const kind = fact(face, 'kind');
  if (kind === 'hero') return [...new Set(Object.values(signsOf(face)))];
  const first = needsOf(face)[0] ?? [];
  if (first.length > 0) return first.flatMap(({ name, number }) => (number > 1 && first.length === 1 && name !== 'defence' ? [name, name, name] : [name])).slice(0, 4);
  return [];
}

/** Where so many signs stand, and how large they are. */
function places(number: number): [number, number, number][] {
  if (number <= 1) return [[X, Y, 36]];
  if (number === 2) return [[X - 13, Y, 25], [X + 13, Y, 25]];
  if (number === 3) return [[X, Y - 11, 22], [X - 14, Y + 11, 22], [X + 14, Y + 11, 22]];
  return [[X - 12, Y - 11, 20], [X + 12, Y - 11, 20], [X - 12, Y + 12, 20], [X + 12, Y + 12, 20]];
}

/** A token is a disc, a card a fan of cards, a passive ability a star. */
function otherwise(face: FaceInfo, luck: Chance): Stroke[] {
  const kind = fact(face, 'kind');
  if (kind === 'status') {
    const points = luck.whole(3, 8);
    return [
      { d: ellipse(X, Y, 27), tone: 'bright' },
      { d: ellipse(X, Y, 23), tone: 'deep' },
      { d: luck.often(0.5) ? star(X, Y, points, 19, luck.between(6, 11), luck.between(0, 0.2)) : rays(X, Y, points, 4, 19, luck.between(0, 0.2), luck.between(0.25, 0.45)) + ellipse(X, Y, 5), tone: 'light' },
    ];
  }
  if (kind === 'card') {
    const cards = luck.whole(2, 3);
    const strokes: Stroke[] = [];
    for (let at = 0; at < cards; at++) {
      const place = `rotate(${(at - (cards - 1) / 2) * 17} ${X} ${Y + 30})`;
      strokes.push({ d: box(X - 14, Y - 21, 28, 42), tone: at === cards - 1 ? 'light' : 'bright', place });
      if (at === cards - 1) strokes.push({ d: star(X, Y, luck.whole(4, 9), 10, luck.between(3, 6)), tone: 'main', place });
    }
    return strokes;
  }
  if (kind === 'companion') return [{ d: shape([X, 12], [X + 22, 26], [X + 16, 62], [X, 70], [X - 16, 62], [X - 22, 26]), tone: 'bright' }, sign('spirit', X, Y, 26, 'deep')];
  return [{ d: star(X, Y, luck.whole(5, 9), 25, luck.between(9, 15)), tone: 'light' }];
}

export const paint: Painter = (face, fine): Emblem => {
  const luck = chance(face.slug);
  const drawn = signs(face);
  const spots = places(drawn.length);
  const figure = drawn.length > 0 ? drawn.map((name, at) => sign(name, ...(spots[at] ?? [X, Y, 20]), 'light')) : otherwise(face, luck);
  return { ground: fine ? burst(luck) : burst(luck).slice(0, 1), figure, view: '14 4 72 72' };
};

/** The back: a die on its corner. */
export const cover: Stroke[] = [
  { d: shape([5, 5], [95, 5], [95, 135], [5, 135]), tone: 'bright', line: 1, veil: 0.7 },
  { d: rays(50, 70, 16, 30, 90, 0, 0.3), tone: 'shade', veil: 0.6 },
  { d: shape([50, 36], [80, 53], [80, 87], [50, 104], [20, 87], [20, 53]), tone: 'light' },
  { d: shape([50, 36], [80, 53], [50, 70], [20, 53]), tone: 'bright' },
  { d: shape([50, 70], [80, 53], [80, 87], [50, 104]), tone: 'main' },
  { d: ellipse(50, 53, 5, 3) + ellipse(35, 72, 3, 4) + ellipse(35, 88, 3, 4) + ellipse(58, 92, 3, 4) + ellipse(65, 79, 3, 4) + ellipse(72, 66, 3, 4), tone: 'deep' },
];
