/**
 * Charges, as heralds call them: plain things to stand in a field. Each is one path in a field of 24 by 24.
 */
export const charges = {
  bell: 'M11 1h2v2.6c4 .6 6 3.6 6 8.4 0 3.5.8 5.3 2.5 6.5v1.5h-19v-1.5C4.2 17.3 5 15.5 5 12c0-4.8 2-7.8 6-8.4Z M9.2 21h5.6a2.8 2.8 0 0 1-5.6 0Z',
  bolt: 'M2 20 16 6l-2-2h8v8l-2-2L6 24Z',
  book: 'M12 4.5C9 2.6 5.5 2 1.5 2.2v17C5.5 19 9 19.6 12 21.5c3-1.9 6.5-2.5 10.5-2.3v-17C18.5 2 15 2.6 12 4.5Z M11 7v11c-2-.9-4.3-1.3-6.8-1.3V5.2C6.7 5.3 9 5.9 11 7Z M13 7c2-1.1 4.3-1.7 6.8-1.8v11.5c-2.5 0-4.8.4-6.8 1.3Z',
  boot: 'M6 1.5h8.5v11.5c1 1.5 3.5 1.8 5.5 2.8 1.6.8 2.5 2.2 2.5 4.2H5c-.8-5 .7-9 1-18.5Z M4.5 21h18.2v2H4.5Z',
  chest: 'M4 3.5h16A3 3 0 0 1 23 6.5V11h-8.5V9h-5v2H1V6.5a3 3 0 0 1 3-3Z M1 12.5h8.5V15h5v-2.5H23V21H1Z',
  coin: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z M12 6.5l2 3.5 4 2-4 2-2 3.5-2-3.5-4-2 4-2Z',
  cup: 'M4 2h16c0 6-1.5 10-6.5 11v5c3 .3 4.5 1.5 5 3.5h-13c.5-2 2-3.2 5-3.5v-5C5.5 12 4 8 4 2Z',
  dagger: 'M12 0l2.3 4v10.5H19V17l-5.2.5v3c.8.5 1 1 1 1.6 0 1-1.2 1.9-2.8 1.9s-2.8-.9-2.8-1.9c0-.6.2-1.1 1-1.6v-3L5 17v-2.5h4.7V4Z',
  die: 'M12 1 22 6.5v11L12 23 2 17.5v-11Z M12 4.5a1.8 1.3 0 1 0 0 2.6 1.8 1.3 0 0 0 0-2.6Z M6 10.5a1.2 1.7 0 1 0 0 3.4 1.2 1.7 0 0 0 0-3.4Z M18 9.5a1.2 1.7 0 1 0 0 3.4 1.2 1.7 0 0 0 0-3.4Z M15.5 15a1.2 1.7 0 1 0 0 3.4 1.2 1.7 0 0 0 0-3.4Z',
  eye: 'M12 4.5c5 0 8.8 3 11.5 7.5-2.7 4.5-6.5 7.5-11.5 7.5S3.2 16.5.5 12C3.2 7.5 7 4.5 12 4.5Z M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z M12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  flag: 'M4 .5h2.2V2c5.5-1.5 8 2 15.8.5L19.5 9 22 15.5c-7.8 1.5-10.3-2-15.8-.5v8.5H4Z',
  flask: 'M8.5 1h7v2.2H14v5.3l6.5 11c1 1.8 0 3.5-2 3.5h-13c-2 0-3-1.7-2-3.5l6.5-11V3.2H8.5Z M11 10.5 8 16h8l-3-5.5Z',
  gauntlet: 'M6 1.5h12V8l1.5 2v5.5L17 18v5H7v-5l-2.5-2.5V10L6 8Z M7.5 9.5v4h1.8v-4Z M10.7 9.5v4h1.8v-4Z M13.9 9.5v4h1.8v-4Z',
  hammer: 'M3 3.5h14l4 3.5-4 3.5h-3.5V23h-3V10.5H3Z',
  hand: 'M10 2c1 0 1.6.7 1.6 1.6v6.3h.8V2.5c0-1 .7-1.6 1.6-1.6s1.6.7 1.6 1.6v7.8h.8V4.9c0-1 .6-1.6 1.5-1.6s1.6.7 1.6 1.6V15.5c0 5-2.9 8-7.3 8-3.7 0-5.6-1.9-7.3-5.3L2.6 12.8c-.5-1.1-.2-2 .6-2.4.8-.4 1.7-.1 2.3.7l2.1 3V3.6C7.6 2.7 9 2 10 2Z',
  hourglass: 'M4 1h16v3l-6 8 6 8v3H4v-3l6-8-6-8Z M8 20h8l-4-5Z',
  jar: 'M7 1h10v3l-1.5 1.5C19.5 7 21 10 21 14c0 5.5-3 9-9 9s-9-3.5-9-9c0-4 1.5-7 5.5-8.5L7 4Z M6 12v4h12v-4Z',
  key: 'M12 .5a5.5 5.5 0 0 1 1.7 10.7V16H17v3h-3.3v1.5H17v3h-6.7V11.2A5.5 5.5 0 0 1 12 .5Z M12 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  ladder: 'M5 0h2.5v24H5Z M16.5 0H19v24h-2.5Z M7 3.5h10V6H7Z M7 9h10v2.5H7Z M7 14.5h10V17H7Z M7 19.5h10v2.3H7Z',
  lantern: 'M9 1h6v2.5h-1.5L18 8v11l1.5 1.5V23h-15v-2.5L6 19V8l4.5-4.5H9Z M8.5 9.5V18h7V9.5Z M12 11c1.5 1.8 2 2.6 2 3.7a2 2 0 0 1-4 0c0-1.1.5-1.9 2-3.7Z',
  lens: 'M9.5 1a8.5 8.5 0 0 1 7 13.3L23.5 21 21 23.5l-6.7-7A8.5 8.5 0 1 1 9.5 1Z M9.5 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z',
  moth: 'M12 7c2-4 6-5.5 11-4.5-.3 5.5-2.5 8.5-6.5 9.5 2.5 1.5 3.5 4 2.5 7.5-3 0-5.5-1.5-7-4.5-1.5 3-4 4.5-7 4.5-1-3.5 0-6 2.5-7.5C3.5 11 1.3 8 1 2.5 6 1.5 10 3 12 7Z',
  quill: 'M23 1C15 1 8 5 5.5 13L2 23h2l2.5-6c7 .5 11.5-2.5 13-7h-3.5l5-2.5C22 5.5 22.7 3.5 23 1Z',
  scroll: 'M5 1.5h14.5c2 0 3 1.3 3 3V7H18v13c0 2-1.2 3-3 3H4c-1.8 0-3-1.2-3-3v-2.5h3.5V2.5Z M7.5 6v2H15V6Z M7.5 10v2H15v-2Z M7.5 14v2H15v-2Z',
  skull: 'M12 1c6 0 10 4 10 9.5 0 3.5-1.5 5.5-4 7V22h-3v-2.5h-2V22h-2v-2.5H9V22H6v-4.5c-2.5-1.5-4-3.5-4-7C2 5 6 1 12 1Z M7.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z M16.5 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z M12 13.5l-1.5 3h3Z',
  sword: 'M12 0l2 3.5V16h5v2.3h-5.5V24h-3v-5.7H5V16h5V3.5Z',
  wave: 'M0 9c3-5 6-5 8-2s5 3 8-2c2.5-4 6-4 8-1v4c-2.5-2.5-4.5-2-6.5 1-3 4.5-7 4.5-9.5 1.5-2-2.5-4-2.5-8 2.5Z M0 18c3-5 6-5 8-2s5 3 8-2c2.5-4 6-4 8-1v4c-2.5-2.5-4.5-2-6.5 1-3 4.5-7 4.5-9.5 1.5-2-2.5-4-2.5-8 2.5Z',
  wheel: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z M10.8 4.1A8 8 0 0 0 7.2 5.6l3.6 3.6Z M13.2 4.1v5.1l3.6-3.6a8 8 0 0 0-3.6-1.5Z M18.5 7.2l-3.6 3.6H20a8 8 0 0 0-1.5-3.6Z M20 13.2h-5.1l3.6 3.6a8 8 0 0 0 1.5-3.6Z M16.8 18.5l-3.6-3.6V20a8 8 0 0 0 3.6-1.5Z M10.8 20v-5.1l-3.6 3.6a8 8 0 0 0 3.6 1.5Z M5.5 16.8l3.6-3.6H4a8 8 0 0 0 1.5 3.6Z M4 10.8h5.1L5.5 7.2A8 8 0 0 0 4 10.8Z',
} as const;

export type Charge = keyof typeof charges;

/** Which thing a card's word makes one think of. */
const words: [RegExp, Charge][] = [
  [/bell/, 'bell'],
  [/lens|research|scout|target|practice/, 'lens'],
  [/jar|juice|bile/, 'jar'],
  [/paper|writ|draft|policy|debenture|schematic|strategy/, 'scroll'],
  [/ledger|unwrite|forget/, 'book'],
  [/ink/, 'quill'],
  [/box|crate|bottom|salvage/, 'chest'],
  [/gauntlet|fist|pinch|trap/, 'gauntlet'],
  [/key/, 'key'],
  [/ladle|opulence/, 'cup'],
  [/boot|vanish/, 'boot'],
  [/sword|overkill|line/, 'sword'],
  [/banner|surge/, 'flag'],
  [/engine|drum|crane/, 'wheel'],
  [/scaffold/, 'ladder'],
  [/trophies|grave|postmortem/, 'skull'],
  [/pellet|powder|welding|fire/, 'flask'],
  [/tide|hush/, 'wave'],
  [/omen|distraction/, 'eye'],
  [/golden|rate|sale|liquidate|extort|swap|hedge/, 'coin'],
  [/hand|welcome|guest/, 'hand'],
  [/snake|card/, 'die'],
  [/assassin|poaching|fwing/, 'dagger'],
  [/fast|timing|second|day/, 'hourglass'],
  [/demolition|prototype|class/, 'hammer'],
  [/bolt|air|counter/, 'bolt'],
];

/** The thing of a slug; nothing if no word of it is known. */
export function chargeOf(slug: string): Charge | undefined {
  return words.find(([word]) => word.test(slug))?.[1];
}
