/**
 * Plain things that stand for what a card is about: a fist, a shield, a gear. Each is one path in a field of 24 by 24.
 */
import { icons } from './icons';

const icon = (name: string): string => icons[name] ?? '';

export const things = {
  fist: icon('P'),
  bolt: icon('E'),
  bulb: icon('M'),
  wheel: icon('W'),
  shield: icon('protection'),
  lens: icon('thwart'),
  mask: icon('hero'),
  scales: icon('justice'),
  flag: icon('leadership'),
  heart: icon('health'),
  cross: icon('recover'),
  horned: icon('villain'),
  warning: icon('hazard'),
  arrow: icon('upgrade'),
  spin: icon('confused'),
  letter: icon('obligation'),
  rook: icon('scheme'),
  bubble: 'M3.5 2.5h17A2.5 2.5 0 0 1 23 5v10a2.5 2.5 0 0 1-2.5 2.5H12L5.5 23v-5.5h-2A2.5 2.5 0 0 1 1 15V5a2.5 2.5 0 0 1 2.5-2.5Z M5.5 6.5v2h13v-2Z M5.5 11v2h9v-2Z',
  cry: 'M3.5 1.5h17A2.5 2.5 0 0 1 23 4v10.5a2.5 2.5 0 0 1-2.5 2.5H13l-7 6v-6H3.5A2.5 2.5 0 0 1 1 14.5V4a2.5 2.5 0 0 1 2.5-2.5Z M10.6 4l.5 6.5h1.8l.5-6.5Z M12 11.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  bomb: 'M15.5 5.2 17 3.7l1.5 1.5c1-1.5 2.3-2.5 4.5-2.7v2c-1.5.2-2.5.9-3.2 2.1l1 1-1.5 1.5a9.3 9.3 0 1 1-3.8-3.9Z M7 10.5c-1.8.8-2.8 2.2-3 4.2h1.9c.2-1.3.8-2.1 2-2.6Z',
  helmet: 'M12 1.2c6 0 9.8 4.1 9.8 10.3v9.3l-5.3 2v-6.5L18.2 15v-3.5H5.8V15l1.7 1.3v6.5l-5.3-2v-9.3C2.2 5.3 6 1.2 12 1.2Z M9 17h1.5v5.8H9Z M13.5 17H15v5.8h-1.5Z',
  vest: 'M6 1.5h3.5c.3 1.7 1.2 2.6 2.5 2.6s2.2-.9 2.5-2.6H18v5.5c0 2 1 3.2 3 3.8v11.7H3V10.8c2-.6 3-1.8 3-3.8Z M7 12.5v3h4v-3Z M13 12.5v3h4v-3Z M7 17.5v3h4v-3Z M13 17.5v3h4v-3Z',
  gauntlet: 'M6 1.5h12V8l1.5 2v5.5L17 18v5H7v-5l-2.5-2.5V10L6 8Z M7.5 9.5v4h1.8v-4Z M11.1 9.5v4h1.8v-4Z M14.7 9.5v4h1.8v-4Z',
  boot: 'M6 1.5h8.5V13c1 1.5 3.5 1.8 5.5 2.8 1.6.8 2.5 2.2 2.5 4.2H5c-.8-5 .7-9 1-18.5Z M4.5 21h18.2v2H4.5Z',
  dagger: 'M12 .5 14.6 5v8.5H19v2.7l-5.2.6v3.4c.7.5 1 1 1 1.5 0 1-1.2 1.8-2.8 1.8s-2.8-.8-2.8-1.8c0-.5.3-1 1-1.5v-3.4L5 16.2v-2.7h4.4V5Z',
  claws: 'M4.5.8c3.5 6 4 13.5 1.5 22.4C2.5 16 2 8.5 4.5.8Z M12.5.8c3.5 6 4 13.5 1.5 22.4-3.5-7.2-4-14.7-1.5-22.4Z M20.5.8c3.5 6 4 13.5 1.5 22.4-3.5-7.2-4-14.7-1.5-22.4Z',
  reactor: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Z M12 6l5.2 9H6.8Z M12 10l-1.7 3h3.4Z',
  chip: 'M6 6h12v12H6Z M9.5 9.5v5h5v-5Z M7.5 1h2v4h-2Z M11 1h2v4h-2Z M14.5 1h2v4h-2Z M7.5 19h2v4h-2Z M11 19h2v4h-2Z M14.5 19h2v4h-2Z M1 7.5h4v2H1Z M1 11h4v2H1Z M1 14.5h4v2H1Z M19 7.5h4v2h-4Z M19 11h4v2h-4Z M19 14.5h4v2h-4Z',
  dish: 'M2.5 4.5C2 12 8 19.5 17 19l-4.5-5 3.3-3.3a2.3 2.3 0 1 0-1.5-1.5L11 12.5Z M14 1.5c4.8 0 8.5 3.7 8.5 8.5H20c0-3.4-2.6-6-6-6Z M9.5 19.5 8 23h8.5l-1-3.2c-2.2.6-4.2.5-6-.3Z',
  team: 'M12 1.5a4 4 0 0 1 4 4.2c0 2.6-1.8 4.6-4 4.6s-4-2-4-4.6a4 4 0 0 1 4-4.2Z M4.5 5a3 3 0 0 1 3 3.2c0 1.9-1.3 3.4-3 3.4s-3-1.5-3-3.4A3 3 0 0 1 4.5 5Z M19.5 5a3 3 0 0 1 3 3.2c0 1.9-1.3 3.4-3 3.4s-3-1.5-3-3.4a3 3 0 0 1 3-3.2Z M5.8 22.5c.2-6.5 2-10 4-10.8 1.4.8 3 .8 4.4 0 2 .8 3.8 4.3 4 10.8Z M.3 21c.2-5 1-7.5 2.5-8.3 1 .5 2 .5 2.8.2-1.1 2-1.7 4.7-1.9 8.1Z M23.7 21c-.2-5-1-7.5-2.5-8.3-1 .5-2 .5-2.8.2 1.1 2 1.7 4.7 1.9 8.1Z',
  case: 'M8 2h8v4h7v6.5h-8.5V11h-5v1.5H1V6h7Z M10.2 4v2h3.6V4Z M1 14h8.5v2h5v-2H23v7.5H1Z',
  sight: 'M10.8 0h2.4v3.6a8.5 8.5 0 0 1 7.2 7.2H24v2.4h-3.6a8.5 8.5 0 0 1-7.2 7.2V24h-2.4v-3.6a8.5 8.5 0 0 1-7.2-7.2H0v-2.4h3.6a8.5 8.5 0 0 1 7.2-7.2Z M10.8 6a6.2 6.2 0 0 0-4.8 4.8h2.3v2.4H6a6.2 6.2 0 0 0 4.8 4.8v-2.3h2.4V18a6.2 6.2 0 0 0 4.8-4.8h-2.3v-2.4H18A6.2 6.2 0 0 0 13.2 6v2.3h-2.4Z',
  wave: 'M1 8.5h4.5L12 2v20l-6.5-6.5H1Z M14 8.2c2.7 1.8 2.7 5.8 0 7.6V8.2Z M15.5 3.2c7 3 7 14.6 0 17.6v-2.7c4.4-2.5 4.4-9.7 0-12.2Z',
  horn: 'M1.5 23C2 15.5 4.5 10 9 6.5 12.5 3.7 17 2 22.5 1c-3.5 4-5.5 8-6 12-.4 3.5-1.5 7-3 10Z M5 20.5h7c.4-1 .7-1.9 1-2.8L6 16.5c-.5 1.3-.8 2.6-1 4Z',
  robot: 'M10.8 0h2.4v3H20v3.5h2.5v9H20V21H4v-5.5H1.5v-9H4V3h6.8Z M6.5 7.5v4.2h11V7.5Z M7.5 15v2.8h1.6V15Z M11.2 15v2.8h1.6V15Z M14.9 15v2.8h1.6V15Z',
  drone: 'M1 4h9v2H6.7v2.5h10.6V6H14V4h9v2h-3.2v3.5l2.7 3V16h-4.2l-1.8 3.5H7.5L5.7 16H1.5v-3.5l2.7-3V6H1Z M12 11a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
  skull: 'M12 1c6 0 10 4 10 9.5 0 3.5-1.5 5.5-4 7V22h-3v-2.5h-2V22h-2v-2.5H9V22H6v-4.5c-2.5-1.5-4-3.5-4-7C2 5 6 1 12 1Z M7.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z M16.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z M12 13.5l-1.5 3h3Z',
  wings: 'M12 9c1-3.5 5-6.5 11.5-7.5-.5 4-1.5 6.5-3.5 8.2.7.3 1.5.4 2.3.3-1.3 2.7-3 4.2-5.3 4.8l1.5 1.2c-2 1.2-4 1.3-5.2.4L12 21.5l-1.3-5.1c-1.2.9-3.2.8-5.2-.4L7 14.8C4.7 14.2 3 12.7 1.7 10c.8.1 1.6 0 2.3-.3C2 8 1 5.5.5 1.5 7 2.5 11 5.5 12 9Z',
  whip: 'M2 22.5 9.5 15l1.5 1.5-7.5 7.5Z M10 14c2-6 7-3 8.5-6S15.5 2 12 3.5 9.5 9 13 10.5s9.5 1 9.5 6.5-6 6-8 3l1.5-1.2c1.2 1.7 4.3 1.2 4.3-1.8 0-3.5-4.5-3.2-8-4.7-5.2-2.2-4.5-9 0-11s9.5 2 8 6.6c-1.5 4.4-6.3 2.6-8.3 7.6Z',
  crown: 'M2 6l5.5 4.5L12 2l4.5 8.5L22 6l-2.2 12H4.2Z M4.2 19.8h15.6V22H4.2Z',
  key: 'M12 .5a5.5 5.5 0 0 1 1.7 10.7V16H17v3h-3.3v1.5H17v3h-6.7V11.2A5.5 5.5 0 0 1 12 .5Z M12 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  crate: 'M1.5 3h21v18h-21Z M4 5.5v10.7L14.7 5.5Z M20 7.8 9.3 18.5H20Z',
  clock: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Z M10.8 5.5h2.4V11l4 3.2-1.5 1.9-4.9-3.9Z',
  chair: 'M6 1h12v10h2.5v-2H23v9h-3l1.5 5h-3.2L17 19H7l-1.3 4H2.5L4 18H1V9h2.5v2H6Z M8.5 3.5V11h7V3.5Z',
  saw: 'M12 0 14 4.5 18 2l.5 4.7L23 6.5 21.5 11 24 13.5l-3.5 2.7 1 4.8-5-.5L14 24l-3-4-5 1.5.5-5L1 14l4.2-3.3L2.5 6.5l5 .2L8.5 2Z M12 9.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  web: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  comet: 'M15.5 4.5 17.3.8l1.3 3.9 4 1-3.2 2.7.4 4.1-3.5-2.2-3.8 1.6 1-4-2.6-3.2Z M10.5 8.5 11.7 12 1 23.2 7 14.3 3.5 15.5Z M14 13.5l3 .2-10.5 9Z',
  gear: gear(),
  herb: 'M11 23v-8C5.5 15 2.5 12 1.5 6.5c4-.3 7.2 1 9 3.8C10.5 6.5 11 3.5 12 .8c1 2.7 1.5 5.7 1.5 9.5 1.8-2.8 5-4.1 9-3.8-1 5.5-4 8.5-9.5 8.5v8Z',
  drop: icon('damage'),
} as const;

export type Thing = keyof typeof things;

function gear(): string {
  let d = '';
  for (let tooth = 0; tooth < 8; tooth++) {
    for (const [turn, far] of [[-0.05, 8.2], [-0.034, 11.5], [0.034, 11.5], [0.05, 8.2]] as const) {
      const angle = (tooth / 8 + turn) * 2 * Math.PI;
      d += `${d ? 'L' : 'M'}${(12 + Math.sin(angle) * far).toFixed(1)} ${(12 - Math.cos(angle) * far).toFixed(1)}`;
    }
  }
  return `${d}Z M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z`;
}

/** What a card's word makes one think of. */
const words: [RegExp, Thing][] = [
  [/web/, 'web'],
  [/spider-sense|intuition|tracer|sight|concussi|blaster|repulsor|under-fire/, 'sight'],
  [/claw/, 'claws'],
  [/dagger|knife|ritual|assassin/, 'dagger'],
  [/helmet|crimson-cowl/, 'helmet'],
  [/gauntlet/, 'gauntlet'],
  [/boot|stomp|kick|backflip/, 'boot'],
  [/suit|vest|armor/, 'vest'],
  [/reactor|magnitron|overload/, 'reactor'],
  [/\bsonic|sound|converter/, 'wave'],
  [/horn|charge|stampede|rhino/, 'horn'],
  [/bomb|explosion|hydra-bomber/, 'bomb'],
  [/alarm|warning|emergency|caught|crisis/, 'warning'],
  [/drone|swarm/, 'drone'],
  [/android|ultron|repair|efficiency|invasive/, 'robot'],
  [/transmitter|network|station|surveillance|signal/, 'dish'],
  [/whip/, 'whip'],
  [/vulture|swoop|flight|wing/, 'wings'],
  [/throne|king|state|golden/, 'crown'],
  [/herb|ancestral/, 'herb'],
  [/chair/, 'chair'],
  [/biomech|upgraded|genetic|manipulat/, 'chip'],
  [/\blegal|\blaw\b|justice|treason/, 'scales'],
  [/eviction|notice|family|problem/, 'letter'],
  [/business|distribution|robbery|takin|rendezvous|runner/, 'case'],
  [/factory|\barms/, 'crate'],
  [/break-in|interrogat/, 'key'],
  [/countdown|past|shadow/, 'clock'],
  [/masters|evil|mayhem|gang/, 'horned'],
  [/hydra|soldier|guard|norad/, 'helmet'],
  [/exhaust|split|confus|off-guard/, 'spin'],
  [/team|crowd|division/, 'team'],
  [/first-aid|med-|regenerat|keep-down|tenacity/, 'cross'],
  [/call|interdiction|get-behind|forever|responsibility/, 'cry'],
  [/lead|ready|inspir|advance|alpha/, 'flag'],
  [/plan|imperative|masterplan|tactic/, 'rook'],
  [/punch|uppercut|haymaker|assault|slam|strength|fury|rage|tough|combat|vengeance|strike|challenge|attack/, 'fist'],
  [/blast|energy|photon|electr|channel|power/, 'bolt'],
  [/genius|knowledge|practice|study/, 'bulb'],
  [/chase|investigat|search/, 'lens'],
  [/cosmic|star/, 'comet'],
  [/indomitable|immortal/, 'heart'],
];

/** What traits make one think of, where a card's word says nothing. */
const traits: [string, Thing][] = [
  ['Armor', 'vest'],
  ['Weapon', 'sight'],
  ['Tech', 'gear'],
  ['Item', 'gear'],
  ['Attack', 'fist'],
  ['Thwart', 'lens'],
  ['Defense', 'shield'],
  ['Superpower', 'bolt'],
  ['Skill', 'sight'],
  ['Tactic', 'rook'],
  ['Condition', 'heart'],
  ['Persona', 'bubble'],
];

/** The thing of a card; nothing if neither its word nor its traits are known. */
export function thingOf(slug: string, said: string[]): Thing | undefined {
  return words.find(([word]) => word.test(slug))?.[1] ?? traits.find(([trait]) => said.includes(trait))?.[1];
}
