/**
 * The options of a question, sorted for the eye: by card, by seat, those about neither, and numbers of the same thing.
 *
 * Nothing is decided here: every option is the server's, and is sent back as it came.
 */
import type { OptionScene, Scene } from '../../wire';
import { dieAt } from '../dice/dice';

/** Options that differ in a number alone. */
export interface Amounts<O extends OptionScene = OptionScene> {
  /** What they have in common, for keys. */
  name: string;
  options: O[];
}

/** Beyond so many numbers a field is better than buttons. */
const FEW = 4;

/** The options by the places of the first card they are about. */
export function byCard<O extends OptionScene>(options: O[]): Map<string, O[]> {
  const map = new Map<string, O[]>();
  for (const option of options) for (const at of option.cards) push(map, at, option);
  return map;
}

/** The options by the places of the second card they are about. */
export function byTarget<O extends OptionScene>(options: O[]): Map<string, O[]> {
  const map = new Map<string, O[]>();
  for (const option of options) for (const at of option.onto) push(map, at, option);
  return map;
}

/** Options whose second card acts on the first are told the other way round: who acts comes first. */
export function swap(options: OptionScene[], words: string[]): OptionScene[] {
  if (words.length === 0) return options;
  return options.map((option) => (words.includes(option.word) ? { ...option, cards: option.onto, onto: option.cards } : option));
}

/** The options that cannot be found by a card or die of the scene: they need a button of their own. */
export function bare(options: OptionScene[], scene: Scene): OptionScene[] {
  const places = new Set([...scene.zones.flatMap((zone) => zone.cards.map((card) => card.at)), ...scene.dice.map((die) => dieAt(die.die))]);
  const shown = (option: OptionScene) => [...option.cards, ...option.onto].some((at) => places.has(at));
  return options.filter((option) => !shown(option));
}

/** Options that differ in a number alone, where there are many, are put together; the others stay alone. */
export function gather<O extends OptionScene>(options: O[]): (O | Amounts<O>)[] {
  const groups = new Map<string, O[]>();
  for (const option of options) if (option.amount !== null) push(groups, likeness(option), option);
  const seen = new Set<string>();
  const list: (O | Amounts<O>)[] = [];
  for (const option of options) {
    const name = likeness(option);
    const group = option.amount === null ? undefined : groups.get(name);
    if (!group || group.length <= FEW) list.push(option);
    else if (!seen.has(name)) list.push({ name, options: group });
    seen.add(name);
  }
  return list;
}

/** Whether it is a group of numbers. */
export function isAmounts<O extends OptionScene>(entry: O | Amounts<O>): entry is Amounts<O> {
  return 'options' in entry;
}

/** The usual answer among those without a card: to pass, to be done, to end the turn. */
export function usual(options: OptionScene[], words: string[]): OptionScene | undefined {
  for (const word of words) {
    const found = options.find((option) => option.word === word);
    if (found) return found;
  }
  return options.length === 1 ? options[0] : undefined;
}

/** What an option says apart from its number. */
function likeness(option: OptionScene): string {
  const words = option.label.split(/\s+/).map((word) => (word === option.amount ? '#' : word));
  return [option.word, option.seat ?? '', option.cards.join(), option.onto.join(), words.join(' ')].join('|');
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
