/**
 * Emblems: the pictures in the windows of the cards. Nobody painted them; each is put together from a few paths, always the
 * same for the same card.
 *
 * A path names a tone, not a colour: the look of the game says what the tones are. Everything of one tone is one path, so
 * that sixty cards on a table stay cheap.
 */
import type { FaceInfo } from '../../wire';
import type { Size } from '../print/facts';

/** The drawing's field; the figure stands around its middle. */
export const WIDTH = 100;
export const HEIGHT = 80;

/** One path. */
export interface Stroke {
  d: string;
  /** Its colour, a word that the look knows. */
  tone: string;
  /** How much of what is behind shines through: 1 nothing. */
  veil?: number;
  /** Drawn as a line this thick instead of being filled. */
  line?: number;
  /** Where it stands, as SVG says it. */
  place?: string;
}

/** A picture: what fills the window, and the figure in it that is always seen whole. */
export interface Emblem {
  ground: Stroke[];
  figure: Stroke[];
  /** The part of the field that the figure needs, if it is not the whole. */
  view?: string;
}

export type Painter = (face: FaceInfo, fine: boolean) => Emblem;

const painted = new Map<string, Emblem>();

/** The emblem of a face, painted once. Small ones do without what nobody would see. */
export function emblem(game: string, face: FaceInfo, size: Size, painter: Painter): Emblem {
  const fine = size === 'normal' || size === 'large';
  const name = `${game}/${face.slug}/${fine}`;
  let found = painted.get(name);
  if (!found) painted.set(name, (found = painter(face, fine)));
  return found;
}

export type Point = readonly [number, number];

const short = (number: number): string => String(Math.round(number * 10) / 10);

/** A closed line through points. */
export function shape(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** An open line through points. */
export function line(...points: Point[]): string {
  return shape(...points).slice(0, -1);
}

export function ellipse(x: number, y: number, wide: number, high = wide): string {
  const [w, h] = [short(wide), short(high)];
  return `M${short(x - wide)} ${short(y)}a${w} ${h} 0 1 0 ${short(wide * 2)} 0a${w} ${h} 0 1 0 ${short(-wide * 2)} 0Z`;
}

export function box(x: number, y: number, wide: number, high: number): string {
  return `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}Z`;
}

/** The point at an angle (0 is up, clockwise, in turns) and a distance. */
export function around(x: number, y: number, turn: number, far: number, squash = 1): Point {
  const angle = turn * 2 * Math.PI;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far * squash];
}

/** Rays from one circle to another. */
export function rays(x: number, y: number, number: number, near: number, far: number, from = 0, wide = 0.25): string {
  let d = '';
  for (let at = 0; at < number; at++) {
    const turn = from + at / number;
    const half = wide / number;
    d += shape(around(x, y, turn, near), around(x, y, turn - half, far), around(x, y, turn + half, far));
  }
  return d;
}

/** A star or a jagged wheel. */
export function star(x: number, y: number, points: number, far: number, near: number, from = 0): string {
  const all: Point[] = [];
  for (let at = 0; at < points * 2; at++) all.push(around(x, y, from + at / points / 2, at % 2 ? near : far));
  return shape(...all);
}
