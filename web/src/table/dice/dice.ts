/**
 * Dice of any kind as a table shows them: in pools, with symbols or numbers, kept, spent, lying on cards.
 */
import type { DieKindScene, DieScene, OptionScene, Scene, SymbolScene } from '../../wire';

/** The place of a die, where cards have theirs. */
export function dieAt(die: number): string {
  return `die:${die}`;
}

/**
 * Options about a die start from it, and a card that they name as well is what the die is for. A die that is like it in everything
 * and is not named itself serves as well.
 */
export function fromDice(options: OptionScene[], dice: DieScene[]): OptionScene[] {
  const named = (word: string) => new Set(options.flatMap((option) => (option.word === word && option.die !== null ? [option.die] : [])));
  return options.map((option) => {
    if (option.die === null) return option;
    const [one, others] = [dice.find(({ die }) => die === option.die), named(option.word)];
    const like = dice.filter((other) => one && !others.has(other.die) && looks(other) === looks(one));
    return { ...option, cards: [option.die, ...like.map(({ die }) => die)].map(dieAt), onto: [...option.cards, ...option.onto] };
  });
}

/** What can be seen of a die. */
function looks({ seat, kind, shows, pool, marks, on }: DieScene): string {
  return [seat, kind, shows, pool, marks.map((mark) => mark.name).join(), on].join('|');
}

/** The dice of one owner in one pool. */
export interface Pool {
  /** The pool's word. */
  name: string;
  label: string;
  dice: DieScene[];
}

/** The pools of a seat, or of the table where there is no seat, in the order in which their dice lie or by kind and side. Dice on cards lie there, unless the card lies in a pile. */
export function poolsOf(scene: Scene, seat: string | null, sorted = false): Pool[] {
  const pools: Pool[] = [];
  for (const die of scene.dice) {
    if (die.seat !== seat || (die.on !== null && !isPiled(scene, die.on))) continue;
    const pool = pools.find((one) => one.name === die.pool);
    if (pool) pool.dice.push(die);
    else pools.push({ name: die.pool, label: die.poolLabel, dice: [die] });
  }
  // Everybody's pools lie in the same order, whichever die comes first.
  pools.sort((a, b) => a.name.localeCompare(b.name));
  if (sorted) for (const pool of pools) pool.dice.sort((a, b) => (a.kind ?? 0) - (b.kind ?? 0) || a.shows - b.shows);
  return pools;
}

/** The dice on the card at a place. */
export function diceOn(scene: Scene, at: string): DieScene[] {
  return isPiled(scene, at) ? [] : scene.dice.filter((die) => die.on === at);
}

/** Whether a place is in a pile, where nothing that lies on a card is seen. */
function isPiled(scene: Scene, at: string): boolean {
  const name = at.slice(0, at.lastIndexOf('/'));
  return scene.zones.some((zone) => zone.pile && zone.id === name);
}

/** The kind of a die; nothing for a plain die with numbers. */
export function kindOf(scene: Scene, die: DieScene): DieKindScene | undefined {
  return die.kind === null ? undefined : scene.dieKinds[die.kind];
}

/** The symbols on the side on top. */
export function symbolsOf(scene: Scene, die: DieScene): SymbolScene[] {
  return kindOf(scene, die)?.sides[die.shows - 1] ?? [];
}

/** How many sides it has; six if nothing else is said. */
export function sidesOf(scene: Scene, die: DieScene): number {
  return kindOf(scene, die)?.sides.length ?? 6;
}

/** What a screen reader says of the side on top: `sword, sword`, or the number. */
export function sideText(scene: Scene, die: DieScene): string {
  const symbols = symbolsOf(scene, die);
  return symbols.length > 0 ? symbols.map((symbol) => symbol.label).join(', ') : String(die.shows);
}

/** Where up to six symbols stand on a side, as places in a field of 40 by 40, and how large they are. */
export function places(count: number): { x: number; y: number; size: number }[] {
  const spots: [number, number][][] = [
    [],
    [[20, 19]],
    [[13, 19], [27, 19]],
    [[20, 12], [12, 26], [28, 26]],
    [[13, 12], [27, 12], [13, 26], [27, 26]],
    [[12, 11], [28, 11], [20, 19], [12, 27], [28, 27]],
    [[13, 10], [27, 10], [13, 19], [27, 19], [13, 28], [27, 28]],
  ];
  const size = count <= 1 ? 22 : count <= 2 ? 15 : 12;
  return (spots[Math.min(count, 6)] ?? []).map(([x, y]) => ({ x, y, size }));
}
