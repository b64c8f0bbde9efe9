/**
 * What is known of persons on cards: hair, skin, and what they wear on their heads. Whoever is not here is drawn by chance.
 */
export type Hair = 'short' | 'long' | 'crest' | 'knot' | 'curls' | 'bald';
export type Skin = 'skin-1' | 'skin-2' | 'skin-3' | 'gamma' | 'grey';
/** On the head of a friend or a foe; nothing is a bare face. */
export type Wear = 'bare' | 'strip' | 'cowl' | 'hood' | 'goggles' | 'patch' | 'visor' | 'soldier' | 'closed' | 'horns' | 'teeth' | 'muffler' | 'robot';

export interface Person {
  hair: Hair;
  /** `hair-1` dark, `hair-2` red, `hair-3` fair, `hair-4` grey. */
  colour: string;
  skin: Skin;
  wears: Wear;
}

/** Dark, red, fair or grey hair. */
const colours: Record<string, string> = { dark: 'hair-1', red: 'hair-2', fair: 'hair-3', grey: 'hair-4' };

/** `long fair skin-1 strip`. */
const known: Record<string, string> = {
  'peter-parker': 'short red skin-1 bare',
  'carol-danvers': 'long fair skin-1 bare',
  'jennifer-walters': 'long dark skin-1 bare',
  'tony-stark': 'short dark skin-1 bare',
  tchalla: 'short dark skin-3 bare',
  'aunt-may': 'knot grey skin-1 bare',
  'pepper-potts': 'long red skin-1 bare',
  'black-cat': 'long grey skin-1 strip',
  'spider-woman': 'long dark skin-1 strip',
  hellcat: 'long red skin-1 cowl',
  'war-machine': 'bald dark skin-3 closed',
  shuri: 'knot dark skin-3 bare',
  hulk: 'short dark gamma bare',
  tigra: 'long red skin-2 bare',
  mockingbird: 'long fair skin-1 goggles',
  'nick-fury': 'bald dark skin-3 patch',
  daredevil: 'short red skin-1 cowl',
  'jessica-jones': 'long dark skin-1 bare',
  hawkeye: 'short fair skin-1 strip',
  'maria-hill': 'knot dark skin-1 bare',
  'black-widow': 'long red skin-1 bare',
  'luke-cage': 'bald dark skin-3 bare',
  vulture: 'bald grey skin-1 teeth',
  titania: 'long fair skin-1 teeth',
  killmonger: 'curls dark skin-3 teeth',
  'yon-rogg': 'short dark skin-1 visor',
  whiplash: 'crest dark skin-1 muffler',
  sandman: 'short red skin-2 teeth',
  shocker: 'short dark skin-1 closed',
  'madame-hydra': 'long dark skin-1 muffler',
  'radioactive-man': 'bald dark gamma teeth',
  whirlwind: 'short dark skin-1 closed',
  'tiger-shark': 'crest grey grey teeth',
  melter: 'short dark skin-1 visor',
};

export function personOf(slug: string): Person | undefined {
  const [hair, colour, skin, wears] = known[slug]?.split(' ') ?? [];
  if (!hair || !colour || !skin || !wears) return undefined;
  return { hair: hair as Hair, colour: colours[colour] ?? 'hair-1', skin: skin as Skin, wears: wears as Wear };
}
