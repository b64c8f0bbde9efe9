/**
 * Busts of friends and foes, put together from shoulders, heads, hair, masks and what else they wear. They are nobody's
 * likeness: traits decide what fits, chance does the rest.
 */
import type { Chance } from '../../card/emblem/chance';
import { box, ellipse, rays, star, type Stroke } from '../../card/emblem/emblem';
import { inked } from './crests';
import { personOf, type Hair, type Skin, type Wear } from './people';

const HEAD = 'M37.5 26C37 13 42 8 50 8s13 5 12.5 18L61 36c-1.5 7-6 12-11 13-5-1-9.5-6-11-13Z';
const NECK = 'M43.5 42h13v14h-13Z';
const SHOULDERS = 'M43 52c-4 5-22 4-27 17l-3 16h74l-3-16c-5-13-23-12-27-17-4 4-10 4-14 0Z';

type Part = (chance: Chance) => Stroke[];

/** Two eyes, wide or narrow. */
function eyes(tone: string, narrow = false): Stroke[] {
  const high = narrow ? 1.3 : 2.2;
  return [{ d: ellipse(44.5, 29, 2.8, high) + ellipse(55.5, 29, 2.8, high), tone }];
}

const look: Part = (chance) => [
  ...eyes('ink', chance.often(0.4)),
  { d: chance.pick(['M40.5 24.5l7 1.2M59.5 24.5l-7 1.2', 'M40.5 25.5l7-1M59.5 25.5l-7-1']), tone: 'ink', line: 2.6 },
  { d: chance.pick(['M45 41c3.5 2 6.5 2 10 0', 'M45.5 41.5h9', 'M46 40.5c3 1.5 6 1 9-1.5']), tone: 'ink', line: 2.6 },
];

const hairs: Record<Hair, Part> = {
  short: () => [{ d: 'M36.5 28C34 10 42 4 51 4c9.5 0 15 7 12.5 24l-2.5-9C54 18 50 15 48 12c-2 5-6 7-9 8Z', tone: 'hair' }],
  long: () => [{ d: 'M50 3C36 3 32 14 33 30c.5 10-1 18-4 24 5 1 9 0 12-4l-2.5-14L38 20c5-1 9-4 11-8 3 5 7 7 13 8l-.5 16L59 50c3 4 7 5 12 4-3-6-4.5-14-4-24C68 14 64 3 50 3Z', tone: 'hair' }],
  crest: () => [{ d: 'M38 24C36 12 40 8 44 7l1-5 5 3 5-4 1 6c5 1 8 6 6 17-1-5-3-7-6-8H44c-3 1-5 3-6 8Z', tone: 'hair' }],
  knot: () => [{ d: 'M37 27C34 12 41 6 50 6s16 6 13 21c-2-7-6-11-13-11s-11 4-13 11Z', tone: 'hair' }, { d: ellipse(50, 4.5, 6, 4.5), tone: 'hair' }],
  curls: () => [{ d: ellipse(38, 20, 6.5) + ellipse(62, 20, 6.5), tone: 'hair' }, { d: ellipse(43, 11, 7) + ellipse(57, 11, 7), tone: 'hair' }, { d: ellipse(50, 9, 7.5), tone: 'hair' }],
  bald: () => [],
};

const wears: Record<Wear, Part> = {
  bare: look,
  patch: (chance) => [
    ...look(chance),
    { d: 'M37 22 63 33', tone: 'ink', line: 2.6 },
    { d: ellipse(55.5, 29.5, 4.6, 4), tone: 'ink' },
  ],
  strip: () => [
    { d: 'M36.8 27c4-4.5 9.5-4.5 13.2-1.5 3.7-3 9.2-3 13.2 1.5-.5 7-9 8-13.2 4-4.2 4-12.7 3-13.2-4Z', tone: 'second' },
    ...eyes('light'),
  ],
  cowl: () => [
    ...inked('M36.5 34C34 12 40 5 50 5s16 7 13.5 29L57 35l-7-4-7 4Z', 'main', 2.6),
    { d: 'M40.5 27l8 3.5c-2.5 2.5-7 2-8-3.5Z M59.5 27l-8 3.5c2.5 2.5 7 2 8-3.5Z', tone: 'light' },
  ],
  hood: () => [
    ...inked('M50 2C33 4 29 26 31 54l11 2c-5-12-6-30 8-38 14 8 13 26 8 38l11-2C71 26 67 4 50 2Z', 'main', 2.6),
    { d: 'M38 24c8-4 16-4 24 0l-1 9c-4 2-8 1-11-1-3 2-7 3-11 1Z', tone: 'low' },
    ...eyes('light', true),
  ],
  goggles: () => [
    { d: box(36.5, 24, 27, 4), tone: 'ink' },
    ...inked(ellipse(44, 28, 5) + ellipse(56, 28, 5), 'second', 2.6),
    { d: ellipse(42.5, 26.5, 1.5) + ellipse(54.5, 26.5, 1.5), tone: 'light' },
  ],
  visor: () => [
    ...inked('M35 34C33 12 39 4 50 4s17 8 15 30l-3 9-5 2v-8H43v8l-5-2Z', 'main', 2.6),
    { d: 'M38.5 25h23l-1.5 8h-20Z', tone: 'ink' },
    { d: 'M40.5 27h19l-.8 4h-17.4Z', tone: 'glow' },
  ],
  soldier: () => [
    ...inked('M34.5 28C33 10 40 5 50 5s17 5 15.5 23l-2 4H36.5Z', 'low', 2.6),
    { d: box(36, 26, 28, 3), tone: 'second' },
    ...eyes('ink', true).map((stroke) => ({ ...stroke, place: 'translate(0 6)' })),
  ],
  closed: () => [
    ...inked('M36 24C36 10 41 5 50 5s14 5 14 19l-2 17-12 10-12-10Z', 'steel', 2.6),
    { d: 'M40 25l8.5 3v4L41 30Z M60 25l-8.5 3v4L59 30Z', tone: 'glow' },
    { d: 'M50 6v20M44 40h12M45.5 44h9', tone: 'ink', line: 2.6 },
  ],
  horns: () => [
    ...inked('M39 15C32 15 27 10 28 1c3 5 7 6 12 7ZM61 15c7 0 12-5 11-14-3 5-7 6-12 7Z', 'light', 2.6),
    { d: 'M36.5 30C35 12 40 6 50 6s15 6 13.5 24l-8-2-5.5 5-5.5-5Z', tone: 'main' },
    { d: 'M39.5 25l9 5c-3 2.5-8 1-9-5Z M60.5 25l-9 5c3 2.5 8 1 9-5Z', tone: 'glow' },
    { d: 'M44 43c4-3 8-3 12 0', tone: 'ink', line: 2.6 },
  ],
  teeth: () => [
    { d: 'M40 24l8.5 4.5M60 24l-8.5 4.5', tone: 'ink', line: 3 },
    ...eyes('glow', true).map((stroke) => ({ ...stroke, place: 'translate(0 1.5)' })),
    { d: 'M42 38h16l-2 6H44Z', tone: 'ink' },
    { d: 'M43.5 39.5h3v3h-3ZM48.5 39.5h3v3h-3ZM53.5 39.5h3v3h-3Z', tone: 'light' },
  ],
  muffler: () => [
    { d: 'M37 33c8 4 18 4 26 0l-2 12c-6 5-16 5-22 0Z', tone: 'second' },
    { d: 'M40 24.5l8.5 3M60 24.5l-8.5 3', tone: 'ink', line: 3 },
    ...eyes('light', true),
  ],
  robot: () => [
    ...inked('M34 10h32v26l-6 12H40l-6-12Z', 'steel', 2.6),
    { d: box(37.5, 21, 25, 9), tone: 'ink' },
    { d: ellipse(44, 25.5, 2.8) + ellipse(56, 25.5, 2.8), tone: 'glow' },
    { d: box(42.5, 38, 2.5, 6) + box(48.7, 38, 2.5, 6) + box(55, 38, 2.5, 6), tone: 'ink' },
    { d: box(48.5, 2, 3, 8), tone: 'ink' },
  ],
};

const chests: Part[] = [
  () => [{ d: 'M34 60l16 13 16-13 6 2-22 20-22-20Z', tone: 'second' }],
  () => [{ d: star(50, 70, 5, 8, 3.5), tone: 'second' }],
  () => [{ d: 'M20 62l60 24h-16L17 68ZM80 62 20 86h16l47-18Z', tone: 'second' }],
  () => [{ d: box(46, 57, 8, 28), tone: 'second' }],
  () => [{ d: 'M16 70c8-6 14-6 18-2l-4 17H12ZM84 70c-8-6-14-6-18-2l4 17h18Z', tone: 'second' }],
];

const clothes: Part[] = [
  // A jacket over a shirt.
  () => [{ d: 'M42 54l8 14 8-14 4 2-9 29h-6l-9-29Z', tone: 'light' }, { d: 'M48 66h4l2 18h-8Z', tone: 'second' }],
  // A jumper.
  () => [{ d: 'M40 54c6 6 14 6 20 0l3 2c-8 8-18 8-26 0Z', tone: 'second' }],
  // Lapels.
  () => [{ d: 'M42 54 32 64l14 20h8l14-20-10-10-8 16Z', tone: 'second' }],
];

const glasses: Stroke[] = [
  { d: ellipse(44, 29, 4.6) + ellipse(56, 29, 4.6), tone: 'light' },
  { d: ellipse(44, 29, 5.2) + ellipse(44, 29, 4) + ellipse(56, 29, 5.2) + ellipse(56, 29, 4), tone: 'ink' },
  { d: ellipse(44.4, 29.2, 1.6) + ellipse(55.6, 29.2, 1.6), tone: 'ink' },
];

/** Who is drawn: somebody in plain clothes, a friend in costume, or a foe. */
export type Role = 'plain' | 'friend' | 'foe';

/** What somebody of whom nothing is known may wear. */
function guess(chance: Chance, role: Role, is: (...traits: string[]) => boolean): Wear {
  if (is('Android', 'Drone', 'Cyborg')) return 'robot';
  if (role === 'plain') return 'bare';
  if (is('Hydra', 'Soldier', 'Mercenary')) return chance.pick<Wear>(['visor', 'soldier', 'closed']);
  if (role === 'foe') return chance.pick<Wear>(['horns', 'teeth', 'muffler']);
  return is('Spy', 'S.H.I.E.L.D.') ? 'bare' : chance.pick<Wear>(['strip', 'cowl', 'hood', 'goggles']);
}

/** What hides the hair. */
const HIDDEN: Wear[] = ['hood', 'visor', 'soldier', 'closed', 'robot'];
/** What leaves the mouth free. */
const OPEN: Wear[] = ['strip', 'cowl', 'hood', 'goggles'];

export function bust(chance: Chance, slug: string, role: Role, traits: string[]): Stroke[] {
  const is = (...names: string[]): boolean => names.some((name) => traits.includes(name));
  const person = personOf(slug) ?? {
    hair: chance.pick<Hair>(role === 'foe' ? ['crest', 'short', 'bald'] : ['short', 'long', 'crest', 'knot', 'curls']),
    colour: chance.pick(['hair-1', 'hair-2', 'hair-3', 'hair-4']),
    skin: is('Gamma') && role !== 'plain' ? 'gamma' : chance.pick<Skin>(['skin-1', 'skin-2', 'skin-3']),
    wears: guess(chance, role, is),
  };
  const wearing: Wear = is('Android', 'Drone', 'Cyborg') ? 'robot' : person.wears;
  const outfit = chance.pick(role === 'plain' ? clothes : chests)(chance);
  const body = [...inked(SHOULDERS, 'main', 2.8), ...outfit];
  const worn = wears[wearing](chance);
  if (wearing === 'robot') return [...body, ...worn];
  const head = [{ d: NECK, tone: 'ink', line: 2.8 }, { d: NECK, tone: person.skin }, ...inked(HEAD, person.skin, 2.8)];
  const combed = HIDDEN.includes(wearing) ? [] : hairs[person.hair](chance).map((stroke) => ({ ...stroke, tone: person.colour }));
  const mouth: Stroke[] = OPEN.includes(wearing) ? [{ d: 'M45.5 41.5c3 1.5 6 1.5 9 0', tone: 'ink', line: 2.6 }] : [];
  const halo: Stroke[] = role === 'friend' ? [{ d: rays(50, 28, 16, 20, 44, chance.between(0, 0.06), 0.22), tone: 'second', veil: 0.7 }] : [];
  // A cowl covers the hair on top of the head; its ends are seen below.
  const above = ['bare', 'patch', 'teeth', 'muffler'].includes(wearing) ? [...worn, ...combed] : [...combed, ...worn];
  return [...halo, ...body, ...head, ...above, ...mouth, ...(role === 'plain' && is('Genius', 'Attorney') ? glasses : [])];
}
