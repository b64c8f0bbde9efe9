/**
 * Crystals, the same left and right and lit from the left.
 *
 * Their outlines grow in steps for Homodeus, in arcs for the Order, in leaves for the Undergrowth, in thorns for the Wraethe.
 */
import type { Chance } from '../../card/emblem/chance';
import { around, shape, type Point, type Stroke } from '../../card/emblem/emblem';

/** The right half of an outline, from the top to the foot. */
export type Growth = (chance: Chance, high: number) => Point[];

/** How the crystals of each people grow; `none` is what belongs to no people. */
export const growths: Record<string, Growth[]> = {
  homodeus: [
    // Shoulders and ledges.
    (chance, high) => {
      const points: Point[] = [];
      const steps = chance.whole(2, 4);
      let wide = chance.between(4, 9);
      for (let step = 0; step < steps; step++) {
        const y = -high + ((step + 0.4) / steps) * high * 1.7;
        points.push([wide, y]);
        wide = chance.between(9, 29) * (1 - 0.16 * step);
        points.push([wide, y + chance.between(0, 4)]);
      }
      points.push([wide * 0.55, high * 0.86]);
      return points;
    },
    // A helmet with a broad brow.
    (chance, high) => {
      const brow = chance.between(20, 30);
      return [
        [brow * 0.55, -high * 0.85],
        [brow, -high * chance.between(0.3, 0.5)],
        [brow * 0.92, -high * 0.05],
        [brow * chance.between(0.35, 0.55), high * 0.08],
        [brow * chance.between(0.5, 0.8), high * 0.6],
        [brow * 0.3, high * 0.85],
      ];
    },
    // A drill on a wide axle.
    (chance, high) => {
      const axle = chance.between(22, 31);
      return [
        [5, -high * 0.9],
        [chance.between(8, 13), -high * 0.4],
        [axle, -high * 0.32],
        [axle, -high * 0.08],
        [chance.between(9, 15), 0],
        [chance.between(6, 10), high * 0.45],
      ];
    },
  ],
  order: [
    // A lens, an hourglass, a bell.
    (chance, high) => {
      const waist = chance.pick([1, 1.5, 2, 2.5]);
      const wide = chance.between(17, 30);
      const count = chance.whole(5, 8);
      const points: Point[] = [];
      for (let at = 1; at <= count; at++) {
        const down = at / (count + 1);
        const swing = Math.abs(Math.sin(down * Math.PI * waist));
        points.push([4 + wide * (0.18 + 0.82 * swing) * (0.6 + 0.4 * Math.sin(down * Math.PI)), -high + down * 2 * high]);
      }
      return points;
    },
    // A robe under a small head.
    (chance, high) => {
      const head = chance.between(7, 11);
      const hem = chance.between(18, 28);
      return [
        [head, -high * 0.72],
        [head * 0.8, -high * 0.5],
        [hem * chance.between(0.55, 0.8), -high * 0.3],
        [hem * 0.7, high * 0.3],
        [hem, high * 0.75],
      ];
    },
    // A wheel.
    (chance, high) => {
      const wide = chance.between(24, 32);
      const count = chance.whole(3, 5);
      return Array.from({ length: count }, (_, at): Point => around(0, 0, (at + 0.5) / count / 2, wide, high / wide / 1.1));
    },
  ],
  undergrowth: [
    // Leaves that point upwards, over a root.
    (chance, high) => {
      const points: Point[] = [];
      const leaves = chance.whole(2, 4);
      for (let leaf = 0; leaf < leaves; leaf++) {
        const y = -high * 0.55 + (leaf / leaves) * high * 1.35;
        const wide = chance.between(13, 31) * (leaf === 0 ? 0.75 : 1);
        points.push([wide, y - chance.between(3, 10)]);
        points.push([wide * chance.between(0.25, 0.45), y + chance.between(3, 6)]);
      }
      points.push([chance.between(2, 5), high * 0.82]);
      return points;
    },
    // A cap on a stem.
    (chance, high) => {
      const cap = chance.between(22, 32);
      const low = high * chance.between(-0.2, 0.1);
      const stem = chance.between(5, 9);
      return [
        [cap * 0.55, -high * 0.78],
        [cap * 0.9, (-high + low) * 0.5],
        [cap, low],
        [stem, low + 3],
        [stem * chance.between(0.7, 1.1), high * 0.5],
        [stem * chance.between(1.4, 2.2), high * 0.86],
      ];
    },
    // A fir.
    (chance, high) => {
      const tiers = chance.whole(2, 4);
      const wide = chance.between(18, 29);
      const points: Point[] = [];
      for (let tier = 1; tier <= tiers; tier++) {
        const y = -high + (tier / tiers) * high * 1.55;
        const far = wide * (0.45 + (0.55 * tier) / tiers);
        points.push([far, y], [far * 0.45, y + 2]);
      }
      points.push([4, high * 0.7]);
      return points;
    },
  ],
  wraethe: [
    // Thorns, far and near in turn.
    (chance, high) => {
      const points: Point[] = [];
      const thorns = chance.whole(3, 5);
      for (let thorn = 0; thorn < thorns; thorn++) {
        const y = -high * 0.8 + (thorn / thorns) * high * 1.55;
        points.push([chance.between(3, 8), y]);
        points.push([chance.between(12, 31), y + chance.between(-2, 8)]);
      }
      points.push([chance.between(2, 5), high * 0.6]);
      return points;
    },
    // A mask with horns and a long chin.
    (chance, high) => {
      const horn = chance.between(18, 30);
      return [
        [horn * 0.25, -high * 0.5],
        [horn, -high * chance.between(0.5, 0.95)],
        [horn * 0.75, -high * 0.25],
        [horn * chance.between(0.5, 0.8), high * 0.1],
        [horn * 0.35, high * 0.45],
        [horn * 0.12, high * 0.7],
      ];
    },
    // A cloak in tatters.
    (chance, high) => {
      const wide = chance.between(20, 31);
      return [
        [wide * 0.3, -high * 0.7],
        [wide * 0.55, -high * 0.35],
        [wide * 0.45, -high * 0.15],
        [wide * 0.8, high * 0.2],
        [wide, high * chance.between(0.6, 0.9)],
        [wide * 0.55, high * 0.62],
        [wide * 0.3, high * 0.95],
      ];
    },
  ],
  none: [
    // A prism.
    (chance, high) => {
      const wide = chance.between(11, 20);
      const shoulder = chance.between(0.35, 0.7);
      return [
        [wide, -high * shoulder],
        [wide * chance.between(0.8, 1.15), high * chance.between(0, 0.4)],
        [wide * chance.between(0.4, 0.7), high * 0.75],
      ];
    },
    // An octahedron.
    (chance) => [[chance.between(22, 29), chance.between(-6, 6)]],
  ],
};

/** Triangles between two lines that both go downwards. */
function strip(left: Point[], right: Point[]): Point[][] {
  const found: Point[][] = [];
  let [a, b] = [0, 0];
  while (a < left.length - 1 || b < right.length - 1) {
    const [la, rb] = [left[a], right[b]] as [Point, Point];
    const [nextLeft, nextRight] = [left[a + 1], right[b + 1]];
    const goLeft = nextLeft && (!nextRight || nextLeft[1] <= nextRight[1]);
    const third = (goLeft ? nextLeft : nextRight) as Point;
    found.push([la, rb, third]);
    if (goLeft) a++;
    else b++;
  }
  return found;
}

const LIGHTS: { tone: string; veil?: number }[] = [
  { tone: 'deep' },
  { tone: 'shade' },
  { tone: 'main' },
  { tone: 'bright' },
  { tone: 'light' },
];

/** A crystal in five lights. */
export function crystal(chance: Chance, outline: Point[], high: number, x: number, y: number, scale = 1): Stroke[] {
  const top: Point = [0, -high];
  const foot: Point = [0, high];
  // Each point stands below the one before it, so that no facets overlap.
  let least = -high;
  const falling = outline.map(([far, down]): Point => [far, (least = Math.max(down, least + 1.2))]);
  const outer: Point[] = [top, ...falling, foot];
  const ridge = chance.between(0.32, 0.6);
  const inner: Point[] = [top, ...falling.map(([far, down]): Point => [far * ridge, down * 0.96]), foot];
  const axis: Point[] = [top, [0, -high * chance.between(0.25, 0.6)], [0, high * chance.between(-0.1, 0.3)], foot];
  const lights = LIGHTS.map(() => '');
  const paint = (facets: Point[][], lean: number): void => {
    for (const facet of facets) {
      const glow = chance.between(-1, 1);
      for (const side of [-1, 1]) {
        const light = Math.min(4, Math.max(0, Math.round(2 + lean + glow - side * 0.85)));
        lights[light] += shape(...facet.map(([far, down]): Point => [x + side * far * scale, y + down * scale]));
      }
    }
  };
  paint(strip(inner, outer), -0.45);
  paint(strip(axis, inner), 0.55);
  return lights.flatMap((d, at) => (d ? [{ d, ...(LIGHTS[at] as { tone: string }) }] : []));
}
