/**
 * The signs of The Spoils: the six icons of resources, the trades, the kinds of cards, and the numbers. Each is one path in a
 * field of 24 by 24.
 */
import { sharedIcons, type Icons } from '../../card/sign/icons';

/** Points of a scalloped round, like a coin's edge or a seal. */
function scallop(lobes: number, far: number, deep: number): string {
  const at = (turn: number, distance: number): string => {
    const angle = turn * 2 * Math.PI;
    return `${(12 + Math.sin(angle) * distance).toFixed(1)} ${(12 - Math.cos(angle) * distance).toFixed(1)}`;
  };
  let d = `M${at(0, deep)}`;
  for (let lobe = 0; lobe < lobes; lobe++) d += `Q${at((lobe + 0.5) / lobes, far * 2 - deep)} ${at((lobe + 1) / lobes, deep)}`;
  return `${d}Z`;
}

const COIN = 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8Z';
const MASK =
  'M2 4.5C5.5 6.3 9 6.5 12 5.3c3 1.2 6.5 1 10-.8.3 8-2.5 15-10 18-7.5-3-10.3-10-10-18Z M5.3 10c.7 2.6 3.5 3.2 5.2 1.5C9 9.9 7 9.3 5.3 10Z M18.7 10c-1.7-.7-3.7-.1-5.2 1.5 1.7 1.7 4.5 1.1 5.2-1.5Z M8 16.5c2.6 1.7 5.4 1.7 8 0-1.5 3.4-6.5 3.4-8 0Z';
const FLAME =
  'M12.5.8c.4 4.2 6.9 6.7 6.9 13.7 0 5-3.4 8.7-7.4 8.7s-7.4-3.5-7.4-8.3c0-3.3 1.7-5.6 3.4-7.6.3 2 1 3.2 2.2 4C9.6 7.3 10.2 3.6 12.5.8Z M12.3 13c-2 1.8-3.1 3-3.1 5 0 1.9 1.2 3.2 2.9 3.2s2.9-1.3 2.9-3.2c0-2-1.5-3.2-2.7-5Z';
const HAT = 'M6 2.5C10 3.6 14 3.6 18 2.5l-.8 12.2c2.9.3 4.7 1 5.8 2.3-2 3.6-20 3.6-22 0 1.1-1.3 2.9-2 5.8-2.3Z M6.7 11.2l.2 2.4c3.4.8 6.8.8 10.2 0l.2-2.4c-3.5.8-7.1.8-10.6 0Z';
const HAND =
  'M10.5 1.5c1 0 1.6.7 1.6 1.6v6.3h.8V2.3c0-1 .7-1.6 1.6-1.6s1.6.7 1.6 1.6v7.3h.8V4.4c0-1 .6-1.6 1.5-1.6s1.6.7 1.6 1.6V15c0 5-2.9 8.3-7.3 8.3-3.7 0-5.6-1.9-7.3-5.3L3 12.6c-.5-1.1-.2-2 .6-2.4.8-.4 1.7-.1 2.3.7l2.2 3V3.1c0-.9.7-1.6 1.6-1.6Z';

export const icons: Icons = {
  ...sharedIcons,
  // What resources provide and thresholds ask for.
  O: spiral(),
  G: `${COIN} M13.2 5.8v1.5c1.5.3 2.6 1.2 2.9 2.6l-2.2.5c-.2-.8-.9-1.2-1.9-1.2-1.1 0-1.7.4-1.7 1.1 0 .8.9 1 2.2 1.3 2.1.5 3.9 1.1 3.9 3.1 0 1.5-1.2 2.7-3.2 3v1.5h-2.2v-1.5c-1.9-.3-3.1-1.4-3.4-3l2.3-.5c.2 1 1 1.6 2.2 1.6 1.2 0 1.9-.4 1.9-1.1 0-.8-1-1-2.3-1.4-1.9-.5-3.8-1-3.8-3.1 0-1.5 1.2-2.6 3.1-2.9V5.8Z`,
  E: HAT,
  D: MASK,
  R: FLAME,
  V: HAND,
  // The trades.
  arcanist: 'M12 .8 14.6 8l7.6.2-6 4.7 2.2 7.3L12 15.9l-6.4 4.3 2.2-7.3-6-4.7L9.4 8Z',
  banker: 'M11 1.5h2v2.3h7.5l3 8.7c0 2.5-2 4-4.2 4s-4.2-1.5-4.2-4L17.8 6H13v13.5h4.5V22h-11v-2.5H11V6H6.2l2.7 6.5c0 2.5-2 4-4.2 4S.5 15 .5 12.5l3-8.7H11Z M4.7 7.5 3 12h3.4Z M19.3 7.5 17.6 12H21Z',
  gearsmith: `${gear()} M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z`,
  rogue: 'M12 .8 14.2 4v9.5h4.3v2.2l-4.7.6V19c1 .5 1.4 1.1 1.4 2 0 1.2-1.3 2.2-3.2 2.2S8.8 22.2 8.8 21c0-.9.4-1.5 1.4-2v-2.7l-4.7-.6v-2.2h4.3V4Z',
  warlord: 'M4 1l8 8 8-8 3 3-8 8 5.5 5.5 1.5-1 1 1-5.5 5.5-1-1 1-1.5L12 15l-5.5 5.5 1 1.5-1 1L1 17.5l1-1 1.5 1L9 12 1 4Z',
  universal: 'M12 1.5 15 9l7.5 3-7.5 3-3 7.5L9 15l-7.5-3L9 9Z',
  none: 'M12 3 21 12 12 21 3 12Z',
  // The kinds.
  character: 'M12 2a5 5 0 0 1 5 5.2C17 10.5 14.8 13 12 13S7 10.5 7 7.2A5 5 0 0 1 12 2Z M2.5 22c.3-5 3-7.5 5.5-8.2 2.3 1.8 5.7 1.8 8 0 2.5.7 5.2 3.2 5.5 8.2Z',
  item: 'M15.8 1.5a6.2 6.2 0 1 1-3.7 11.2l-1.5 1.5 2 2-2 2-2-2-1.2 1.2 2 2-2 2-4.2-4.2 9-8.5A6.2 6.2 0 0 1 15.8 1.5Z M15.8 5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  location: 'M2 22V9h2V6h2v3h2V4l4-3 4 3v5h2V6h2v3h2v13h-7v-5a3 3 0 0 0-6 0v5Z',
  tactic: 'M4 4.5 14.5 1l6 17.5L10 22Z M7.8 8.2c-1.3 2.8.2 4.6 2.3 4.6l.6 2.2 2.2-.8-.9-2.1c1.7-1.2 1.9-3.4-.8-5-.2 1.2-.8 1.7-1.5 1.9-.7.2-1.3 0-1.9-.8Z',
  resource: 'M9 1.5h6l-1.5 4c4.5 2 7.5 6 7.5 10.3 0 4.2-3.5 6.7-9 6.7s-9-2.5-9-6.7C3 11.5 6 7.5 10.5 5.5Z',
  faction: 'M4 1.5h16V13c0 5-3 8-8 10-5-2-8-5-8-10Z M12 4.5v15.2c3.3-1.6 5-3.7 5-6.7V4.5Z',
  // The numbers, on which digits stand.
  cost: scallop(18, 11.6, 10.6),
  strength: 'M12 .2 15.1 4.3 20.2 3.6 19.6 8.7 23.8 12 19.6 15.3 20.2 20.4 15.1 19.7 12 23.8 8.9 19.7 3.8 20.4 4.4 15.3.2 12 4.4 8.7 3.8 3.6 8.9 4.3Z',
  life: 'M12 23C4 17.5.8 13 .8 8.3.8 4.5 3.6 1.8 7 1.8c2.2 0 4 1.1 5 2.9 1-1.8 2.8-2.9 5-2.9 3.4 0 6.2 2.7 6.2 6.5C23.2 13 20 17.5 12 23Z',
  speed: 'M.5 3.5h14.8L23.5 12l-8.2 8.5H.5L5 12Z',
  structure: 'M1.5 1.5H6V5h3.5V1.5h5V5H18V1.5h4.5v21h-21Z',
  influence: scallop(11, 11.8, 9.6),
};

/** What the letters of the signs stand for; the same in every language. */
export const signs: Record<string, string> = {
  O: 'Obsession',
  G: 'Greed',
  E: 'Elitism',
  D: 'Deception',
  R: 'Rage',
  V: 'Volition',
};

function gear(): string {
  let d = '';
  for (let tooth = 0; tooth < 8; tooth++) {
    for (const [turn, far] of [[-0.042, 8.4], [-0.03, 11.3], [0.03, 11.3], [0.042, 8.4]] as const) {
      const angle = (tooth / 8 + turn) * 2 * Math.PI;
      d += `${d ? 'L' : 'M'}${(12 + Math.sin(angle) * far).toFixed(1)} ${(12 - Math.cos(angle) * far).toFixed(1)}`;
    }
  }
  return `${d}Z`;
}

function spiral(): string {
  const outer: string[] = [];
  const inner: string[] = [];
  for (let step = 0; step <= 40; step++) {
    const turn = step / 40;
    const angle = (turn * 2.4 + 0.35) * 2 * Math.PI;
    const far = 11.4 - 9.8 * turn;
    const thick = 2.9 - 1.4 * turn;
    const at = (distance: number): string =>
      `${(12 + Math.sin(angle) * distance).toFixed(1)} ${(12 - Math.cos(angle) * distance).toFixed(1)}`;
    outer.push(at(far));
    inner.unshift(at(Math.max(0, far - thick)));
  }
  return `M${[...outer, ...inner].join('L')}Z`;
}
