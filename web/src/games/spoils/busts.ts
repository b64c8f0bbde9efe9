/**
 * Portraits for cameos: rogues, bankers and beasts, put together from heads, hats, coats and what else they wear.
 *
 * They stand in an oval around (50, 40), 26 wide and 33 high to each side.
 */
import type { Chance } from '../../card/emblem/chance';
import { box, ellipse, line, star, type Stroke } from '../../card/emblem/emblem';

/** Everything below the shoulders, cut by the oval. */
const SHOULDERS = 'M28.6 58.5A26 33 0 0 0 71.4 58.5C67 53 59 52.5 56.5 48h-13C41 52.5 33 53 28.6 58.5Z';

type Part = (chance: Chance) => Stroke[];

const hats: Record<string, Part> = {
  tall: () => [
    { d: 'M41.5 26 40.5 9.5C46 11 54 11 59.5 9.5L58.5 26Z', tone: 'ink' },
    { d: 'M34 26.5c4-2.5 28-2.5 32 0-3 3.5-29 3.5-32 0Z', tone: 'ink' },
    { d: 'M41.3 21.5c5 1.2 12.4 1.2 17.4 0v3.2c-5 1.2-12.4 1.2-17.4 0Z', tone: 'accent' },
  ],
  bowler: () => [
    { d: 'M40 26c0-16 20-16 20 0Z', tone: 'ink' },
    { d: 'M36 26c5-2 23-2 28 0-3 2.8-25 2.8-28 0Z', tone: 'ink' },
    { d: box(40.5, 22.5, 19, 2), tone: 'accent' },
  ],
  tricorn: () => [
    { d: 'M30 25.5C36 22 40 16 42 12.5c5 2.5 11 2.5 16 0 2 3.5 6 9.5 12 13-6-.8-13 .5-20 3.5-7-3-14-4.3-20-3.5Z', tone: 'ink' },
    { d: 'M31.5 25C38 24 44 25.2 50 27.8 56 25.2 62 24 68.5 25', tone: 'brass', line: 1.2 },
  ],
  brim: () => [
    { d: 'M41 25c.5-7 2-11 4.5-11.5 1.8-.3 3 1.2 4.5 1.2s2.7-1.5 4.5-1.2C57 14 58.5 18 59 25Z', tone: 'ink' },
    { d: 'M29 24c9 3.5 33 3.5 42 0-4 6.5-38 6.5-42 0Z', tone: 'ink' },
    { d: 'M58 22c5-4 7-9 6-14-5 3-7.5 8-8 14Z', tone: 'accent' },
  ],
  hood: () => [
    { d: 'M50 13C36 15 33 32 35.5 50c4 2 5 2 7-1C39 40 40 27 50 24c10 3 11 16 7.5 25 2 3 3 3 7 1C67 32 64 15 50 13Z', tone: 'coat' },
    { d: 'M50 13C36 15 33 32 35.5 50M50 13c14 2 17 19 14.5 37', tone: 'ink', line: 1 },
  ],
  pointed: (chance) => [
    { d: `M40 26.5 ${chance.pick(['45 9 50 4.5', '46 11 59 3', '47 10 41 4'])} 60 26.5Z`, tone: 'coat' },
    { d: 'M31 27c7-3 31-3 38 0-5 4-33 4-38 0Z', tone: 'coat' },
    { d: star(50, 19, 5, 3.6, 1.6), tone: 'brass' },
  ],
  turban: () => [
    { d: 'M38.5 27c-2-8 3-13.5 11.5-13.5S63.5 19 61.5 27c-5-2.5-18-2.5-23 0Z', tone: 'accent' },
    { d: 'M39 23c6-5 12-7 17-9M43 25.5c6-4.5 12-6.5 18-7', tone: 'ink', line: 0.8 },
    { d: ellipse(50, 20, 2.2, 2.8), tone: 'brass' },
  ],
  horns: () => [
    { d: 'M39 29c-1-10 4-14.5 11-14.5S62 19 61 29c-5-2-17-2-22 0Z', tone: 'iron' },
    { d: 'M39.5 25C33 24 30 18 31.5 9c2.5 6 5.5 8.5 10 9ZM60.5 25C67 24 70 18 68.5 9c-2.5 6-5.5 8.5-10 9Z', tone: 'bone' },
    { d: 'M48.8 14.5h2.4V38h-2.4Z', tone: 'iron' },
  ],
  plume: () => [
    { d: 'M50 14C46 4 56 1 66 5c5 2 7 8 5 15-3-6-8-9-13-8Z', tone: 'accent' },
    { d: 'M38.5 31c-1-12 4-17 11.5-17S62.5 19 61.5 31h-3.5v-4h-16v4Z', tone: 'iron' },
    { d: box(38.5, 24.5, 23, 2), tone: 'brass' },
  ],
  mohawk: () => [{ d: 'M45.5 26 44 12l4 4 1-7 3 6 4-5-1 8 3-1-3.5 9Z', tone: 'accent' }],
  crown: () => [
    { d: 'M40 25.5 38 12.5l6.5 5L50 9.5l5.5 8 6.5-5-2 13Z', tone: 'brass' },
    { d: ellipse(50, 20.5, 1.7, 2.2) + ellipse(44, 21.5, 1.3, 1.6) + ellipse(56, 21.5, 1.3, 1.6), tone: 'accent' },
  ],
  goggles: () => [
    { d: 'M39.5 29c-1.5-9 3.5-14.5 10.5-14.5S62 20 60.5 29c-4-3-17-3-21 0Z', tone: 'coat' },
    { d: box(39, 23, 22, 3), tone: 'ink' },
    { d: ellipse(45, 24.5, 4.2) + ellipse(55, 24.5, 4.2), tone: 'brass' },
    { d: ellipse(45, 24.5, 2.5) + ellipse(55, 24.5, 2.5), tone: 'light' },
  ],
  cap: () => [
    { d: 'M39 27c-1-8 4-12.5 11-12.5S62 18 61.5 26Z', tone: 'coat' },
    { d: 'M40 26.8c7-2.8 16-3.6 27-.8-3 2.5-17 3-27 .8Z', tone: 'ink' },
  ],
  wig: () => [
    { d: 'M50 13c-11 0-15.5 6-15 14-3 3-3 6.5-.5 8.5-2.5 3-2 6.5.5 8.5-1 4 2 6.5 6 5.5C39 40 39 31 43 26.5c4.5 1.5 9.5 1.5 14 0C61 31 61 40 59 49.5c4 1 7-1.5 6-5.5 2.5-2 3-5.5.5-8.5 2.5-2 2.5-5.5-.5-8.5.5-8-4-14-15-14Z', tone: 'bone' },
    { d: 'M34.8 35.5h4.2M34.8 43.5h4.6M65.2 35.5H61M65.2 43.5h-4.6', tone: 'ink', line: 0.7 },
  ],
  scarf: () => [
    { d: 'M39.5 28c-1-9 4-14 10.5-14S61.5 19 60.5 28c-6-3.5-15-3.5-21 0Z', tone: 'accent' },
    { d: 'M60 26c5 1 8 4 9 9-4-1-6-1-7 2-1-4-2-7-2-11Z', tone: 'accent' },
    { d: 'M45 20h.1M50 18h.1M55 20h.1M47.5 23.5h.1M52.5 23.5h.1', tone: 'light', line: 2 },
  ],
  locks: () => [
    { d: 'M50 12C37 12 33 21 34 32c-3 6-2 14 3 20 3 1 5 1 6-1-4-8-4-17 0-24 5 1 10 0 14-2 4 8 4 18 0 26 1 2 3 2 6 1 5-6 6-14 3-20 1-11-3-20-16-20Z', tone: 'ink' },
    { d: star(61, 20, 7, 4.5, 2.4), tone: 'accent' },
    { d: ellipse(61, 20, 1.3), tone: 'brass' },
  ],
  hair: (chance) => [
    { d: chance.pick([
      'M38 40C34 24 40 13.5 50 13.5S66 24 62 40c-1.5-7-3-11-5-13-4 1.5-10 1.5-14 0-2 2-3.5 6-5 13Z',
      'M37.5 32 34 21l5 2-1-8 6 4 1-7 5 6 5-6 1 7 6-4-1 8 5-2-3.5 11c-2-5-7-7-12.5-7s-10.5 2-12.5 7Z',
      'M39 31c-3-5-1-9 2-10 0-5 5-8 9-6 4-2 9 1 9 6 3 1 5 5 2 10-2-4-5-6-11-6s-9 2-11 6Z',
    ]), tone: 'ink' },
  ],
};

const tastes: Record<string, string[]> = {
  arcanist: ['pointed', 'hood', 'turban', 'hair', 'wig', 'brim'],
  banker: ['tall', 'bowler', 'wig', 'tall', 'hair', 'crown'],
  gearsmith: ['goggles', 'cap', 'hair', 'goggles', 'bowler'],
  rogue: ['tricorn', 'scarf', 'hood', 'brim', 'hair'],
  warlord: ['horns', 'plume', 'mohawk', 'crown', 'hair', 'cap'],
  universal: ['brim', 'hair', 'hood', 'cap'],
};

const faces: Part[] = [
  () => [
    { d: ellipse(55, 35.5, 3.4), tone: 'brass', line: 1.1 },
    { d: 'M57.5 38c1 4 1 8-1 12', tone: 'brass', line: 0.7 },
    { d: ellipse(45, 35.5, 1.3), tone: 'ink' },
  ],
  () => [
    { d: 'M41 30.5 60 35M51.5 33.5h7.5c0 5-7 5.5-7.5 0Z', tone: 'ink', line: 1.1 },
    { d: 'M51.5 33.5h7.5c0 5-7 5.5-7.5 0Z', tone: 'ink' },
    { d: ellipse(45, 35.5, 1.3), tone: 'ink' },
  ],
  () => [
    { d: 'M39.5 33.5c7-2.5 14-2.5 21 0-.5 5-6.5 6.5-10.5 3-4 3.5-10 2-10.5-3Z', tone: 'ink' },
    { d: ellipse(45, 35, 1.5, 1) + ellipse(55, 35, 1.5, 1), tone: 'light' },
  ],
  () => [
    { d: ellipse(45.3, 35.5, 3.3) + ellipse(54.7, 35.5, 3.3) + line([48.6, 35.5], [51.4, 35.5]), tone: 'ink', line: 1.1 },
    { d: ellipse(45.3, 35.5, 2.5) + ellipse(54.7, 35.5, 2.5), tone: 'light', veil: 0.6 },
  ],
  () => [{ d: ellipse(45, 35.5, 1.3) + ellipse(55, 35.5, 1.3), tone: 'ink' }, { d: 'M54 30l4 9M57 29.5l1 3', tone: 'accent', line: 1 }],
  () => [{ d: ellipse(45, 35.5, 1.3) + ellipse(55, 35.5, 1.3) + 'M42 32.5l5.5 1.2v-1.3L42.5 31Z M58 32.5l-5.5 1.2v-1.3L57.5 31Z', tone: 'ink' }],
];

const mouths: Part[] = [
  () => [{ d: 'M50 41c-3-1.8-6-.8-9 1.5 4 1 6.5.8 9-.7 2.5 1.5 5 1.7 9 .7-3-2.3-6-3.3-9-1.5Z', tone: 'ink' }],
  () => [{ d: 'M40.5 38c1.5 3 4 3.5 6 3 1.5-.8 5.5-.8 7 0 2 .5 4.5 0 6-3 1 9-3 14.5-9.5 14.5S39.5 47 40.5 38Z M47 44c1.5 1.2 4.5 1.2 6 0Z', tone: 'ink' }],
  () => [{ d: 'M46 43.5c2.5 1 5.5 1 8-.5', tone: 'ink', line: 1.1 }],
  () => [{ d: 'M46 43.2c3-1 5.5-.5 7 .3', tone: 'ink', line: 1 }, { d: 'M53 43.5l9 3v-3.5h3.5v5.5h-5l-8-3.5Z', tone: 'ink' }],
  () => [{ d: 'M47.5 44h5l-2.5 9Z M46 42.5h8', tone: 'ink', line: 0.9 }, { d: 'M47.5 45h5l-2.5 8Z', tone: 'ink' }],
  () => [{ d: 'M39.8 40c6 2.5 14.4 2.5 20.4 0 .8 6-2.5 11-10.2 12.5C42.3 51 39 46 39.8 40Z', tone: 'accent' }],
  () => [{ d: 'M46.5 42.5c2 2.5 5 2.5 7 0Z', tone: 'accent' }],
];

const coats: Part[] = [
  () => [{ d: 'M43.5 48 50 62l6.5-14 2 3.5L51 73h-2l-7.5-21.5Z', tone: 'light' }, { d: 'M50 56l2.5 4-2.5 10-2.5-10Z', tone: 'accent' }],
  () => [{ d: 'M41 49c3 2.5 5.5 4 9 4s6-1.5 9-4l2.5 3.5C58 57 55 58.5 50 58.5S42 57 38.5 52.5Z', tone: 'light' }, { d: 'M43 53.5v4M46.5 55v4M50 55.5v4M53.5 55v4M57 53.5v4', tone: 'ink', line: 0.6 }],
  () => [{ d: 'M36 53.5 50 73l14-19.5', tone: 'brass', line: 1.4 }, { d: ellipse(50, 70, 3.4), tone: 'brass' }],
  () => [{ d: 'M29.5 58c2-5 8-7 12-6l2 8c-4 2-10 2-14-2Z M70.5 58c-2-5-8-7-12-6l-2 8c4 2 10 2 14-2Z', tone: 'iron' }],
  () => [{ d: 'M38 51c3 6 8 9.5 12 11 4-1.5 9-5 12-11l4 3c-4 8-10 13-16 15-6-2-12-7-16-15Z', tone: 'accent' }],
  () => [{ d: 'M50 50v23M45 58h1.5M45 64h1.5M53.5 58H55M53.5 64H55', tone: 'brass', line: 1.2 }],
];

/** A person of a trade. */
function person(chance: Chance, slug: string, trade: string): Stroke[] {
  // Ladies wear neither top hats nor beards.
  const lady = /heiress|abductress/.test(slug);
  const skin = chance.pick(['skin-1', 'skin-2', 'skin-3']);
  const hat = hats[lady ? 'locks' : chance.pick(tastes[trade] ?? tastes.universal ?? ['hair'])] ?? (hats.hair as Part);
  const [wide, high] = [chance.between(9.5, 11.5), chance.between(12, 14)];
  const ears = chance.often(0.3) ? ellipse(50 - wide, 36, 1.8, 2.6) + ellipse(50 + wide, 36, 1.8, 2.6) : '';
  const head = ellipse(50, 35.5, wide, high) + ears;
  const nose = chance.pick(['M50 35c1.5 2.5 2 4-.5 4.5', 'M49.5 34c-1.8 3-2 5 1 5', 'M50 35.5v3.5h1.5']);
  return [
    { d: SHOULDERS, tone: 'coat' },
    { d: 'M45 44h10v7c-2.5 3-7.5 3-10 0Z', tone: skin, veil: 0.85 },
    ...chance.pick(coats)(chance),
    { d: head, tone: skin },
    { d: `M50 ${35.5 - high}a${wide} ${high} 0 0 1 0 ${2 * high}Z`, tone: 'ink', veil: 0.13 },
    { d: nose, tone: 'ink', line: 0.8, veil: 0.7 },
    ...chance.pick(lady ? mouths.slice(-1) : mouths)(chance),
    ...chance.pick(faces)(chance),
    ...hat(chance),
  ];
}

const beasts: [RegExp, Part][] = [
  [/hound|pack/, (chance) => [
    { d: SHOULDERS, tone: 'coat' },
    { d: `M38 34 ${chance.pick(['31 14 44 24', '29 22 27 38 40 30', '35 10 45 23'])}C47 22 53 22 56 24L${chance.pick(['69 14', '65 10'])} 62 34c2 6 0 12-3 15l-5 9c-2 2.5-6 2.5-8 0l-5-9c-3-3-5-9-3-15Z`, tone: 'ink' },
    { d: 'M45 45c2-5 8-5 10 0l1.5 10c-2.5 4-10.5 4-13 0Z', tone: 'iron' },
    { d: ellipse(50, 47, 3, 2.2), tone: 'ink' },
    { d: 'M41 36l5 2.5-4.5 1Z M59 36l-5 2.5 4.5 1Z', tone: 'brass' },
    { d: 'M38 60c7 4 17 4 24 0l1 3.5c-8 4-18 4-26 0Z', tone: 'accent' },
    { d: star(50, 65.5, 6, 2.6, 1.4), tone: 'brass' },
  ]],
  [/mau|key-man|tad-|samuel|union|dandy/, (chance) => [
    { d: SHOULDERS, tone: 'coat' },
    ...chance.pick(coats)(chance),
    { d: 'M37 38 35 16l10 8c3-1 7-1 10 0l10-8-2 22c0 8-6 13-13 13s-13-5-13-13Z', tone: chance.pick(['skin-2', 'iron', 'bone', 'skin-3']) },
    { d: 'M37.5 20.5l5.5 5-5 4Z M62.5 20.5l-5.5 5 5 4Z', tone: 'accent', veil: 0.7 },
    { d: ellipse(44.5, 35.5, 3, 2.4) + ellipse(55.5, 35.5, 3, 2.4), tone: 'light' },
    { d: ellipse(44.5, 35.5, 0.8, 2.2) + ellipse(55.5, 35.5, 0.8, 2.2) + 'M48 41h4l-2 2.5Z', tone: 'ink' },
    { d: 'M50 43.5v2M45 47c2 0 4 0 5-1.5 1 1.5 3 1.5 5 1.5M43 42l-8-1.5M43 44l-8 1.5M57 42l8-1.5M57 44l8 1.5', tone: 'ink', line: 0.7 },
  ]],
  [/eel|lamprey|asp$/, (chance) => {
    const body = chance.pick(['M42 68C26 62 68 58 61 48 56 41 36 44 37 32 38 22 50 20 57 24', 'M50 69C32 64 36 56 50 54 66 52 66 42 50 41 34 40 36 22 56 24']);
    return [
      { d: body, tone: 'ink', line: 11 },
      { d: body, tone: 'accent', line: 7 },
      { d: body, tone: 'skin-2', line: 1.4, veil: 0.8 },
      { d: 'M50 18c7-1 13 2 14 7-3 5-9 6-14 3Z', tone: 'ink' },
      { d: ellipse(56, 22.5, 1.8), tone: 'brass' },
      { d: 'M63 25l7 0-4 3', tone: 'accent', line: 1.2 },
    ];
  }],
  [/spider/, () => [
    { d: 'M46 36 34 24 28 34M45 40 29 38 25 50M45 44 31 50 29 63M47 47 38 57 39 69', tone: 'ink', line: 1.8 },
    { d: 'M54 36l12-12 6 10M55 40l16-2 4 12M55 44l14 6 2 13M53 47l9 10-1 12', tone: 'ink', line: 1.8 },
    { d: ellipse(50, 51, 11, 13) + ellipse(50, 33, 6.5), tone: 'ink' },
    { d: 'M50 44l4 7-4 8-4-8Z', tone: 'accent' },
    { d: ellipse(46.8, 31.5, 1.7) + ellipse(53.2, 31.5, 1.7) + ellipse(48.6, 35, 1) + ellipse(51.4, 35, 1), tone: 'brass' },
  ]],
  [/swarm/, (chance) =>
    [[50, 24], [38, 36], [62, 37], [46, 50], [60, 58], [36, 57]].flatMap(([x, y]) => {
      const place = `translate(${x} ${y}) rotate(${chance.whole(-40, 40)}) scale(${chance.whole(80, 120) / 100})`;
      return [
        { d: ellipse(-5, -2, 5, 2.4) + ellipse(5, -2, 5, 2.4), tone: 'light', veil: 0.8, place },
        { d: ellipse(0, 1.5, 2.6, 5.5), tone: 'ink', place },
        { d: ellipse(-1.2, -2.5, 0.8) + ellipse(1.2, -2.5, 0.8), tone: 'brass', place },
      ];
    })],
  [/gnat/, () => [
    { d: 'M50 40 30 24M50 42 27 42M50 44 31 60M50 40l20-16M50 42h23M50 44l19 16', tone: 'ink', line: 1.6 },
    { d: ellipse(38, 31, 10, 5) + ellipse(62, 31, 10, 5), tone: 'light', veil: 0.7 },
    { d: ellipse(50, 52, 8.5, 12) + ellipse(50, 36, 6, 6.5), tone: 'ink' },
    { d: 'M43 48h14M42 53h16M43.5 58h13', tone: 'accent', line: 1.3 },
    { d: ellipse(47, 34, 1.8) + ellipse(53, 34, 1.8), tone: 'brass' },
  ]],
  [/ooz|goo$|colossus/, (chance) => [
    { d: chance.pick([
      'M29 61c-1-8 6-8 7-16 1-9 6-14 14-14s13 5 14 14c1 8 8 8 7 16-4 9-12 12-21 12s-17-3-21-12Z',
      'M31 63c1-10 4-18 4-26 0-12 6-19 15-19s15 7 15 19c0 8 3 16 4 26-5 7-11 10-19 10s-14-3-19-10Z',
    ]), tone: 'ink' },
    { d: ellipse(40, 58, 2.4) + ellipse(60, 62, 3) + ellipse(53, 67, 1.6), tone: 'accent', veil: 0.7 },
    { d: ellipse(44, 42, 3.8) + ellipse(56, 42, 3.8), tone: 'light' },
    { d: ellipse(44.6, 42.6, 1.5) + ellipse(55.4, 42.6, 1.5), tone: 'ink' },
    { d: chance.pick(['M44 52c4 3 8 3 12 0', 'M44 54q3-4 6 0t6 0']), tone: 'accent', line: 1.5 },
  ]],
  [/crawler|sentinel|giant|courier|engine|micromajig|bulldozer/, (chance) => [
    { d: 'M28.6 58.5A26 33 0 0 0 71.4 58.5L64 52H36Z', tone: 'iron' },
    { d: box(45, 45, 10, 8), tone: 'ink' },
    { d: chance.pick(['M37 22h26l2 6v14l-4 6H39l-4-6V28Z', 'M36 28c0-9 6-12 14-12s14 3 14 12v18H36Z', 'M40 19h20v9h5v14h-5v6H40v-6h-5V28h5Z']), tone: 'iron' },
    { d: chance.pick([ellipse(43.5, 33, 4) + ellipse(56.5, 33, 4), ellipse(50, 33, 6), box(40, 30, 20, 5.5)]), tone: 'ink' },
    { d: chance.pick([ellipse(50, 33, 2.6), ellipse(43.5, 33, 2) + ellipse(56.5, 33, 2), box(43, 31.5, 6, 2.5)]), tone: 'spark' },
    { d: 'M41 41h18M43 41v4M47 41v4M53 41v4M57 41v4', tone: 'ink', line: 1 },
    { d: chance.pick(['M50 20v-9', 'M42 20l-4-9M58 20l4-9', 'M58 20V9h4v12']), tone: 'brass', line: 1.8 },
    { d: ellipse(34, 62, 1.6) + ellipse(66, 62, 1.6) + star(50, 64, 8, 5.5, 4), tone: 'brass' },
  ]],
];

/** The portrait of a character: a beast if its word says so, else a person of its trade. */
export function bust(chance: Chance, slug: string, trade: string): Stroke[] {
  const beast = beasts.find(([word]) => word.test(slug))?.[1];
  return beast ? beast(chance) : person(chance, slug, trade);
}
