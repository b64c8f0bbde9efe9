/**
 * Which dice are kept while the others are rolled again. Each part of the dice is an answer of its own, written by what they
 * show (`266`); at the table dice are laid aside one by one, and one button rolls the rest.
 */
import type { Layout } from '../../games/layout';
import type { DieScene, OddsScene, OptionScene, Scene } from '../../wire';

/** One's own dice of which some may be rolled again now; none where that is not asked. */
export function keepable(scene: Scene, keeps: Layout['keeps']): DieScene[] {
  if (!keeps || !scene.question?.options.some((option) => option.word === keeps.word)) return [];
  return dicePool(scene, keeps);
}

/** One's own dice that lie there to be rolled again, whoever is asked. */
export function dicePool(scene: Scene, keeps: Layout['keeps']): DieScene[] {
  const pools = (keeps?.pools ?? []).map((pool) => scene.dice.filter((die) => die.seat === scene.viewer && die.pool === pool && die.on === null));
  return pools.find((dice) => dice.length > 0) ?? [];
}

/** The answer that keeps some of the dice and rolls the others; nothing if all are kept. */
export function keeping<O extends OptionScene>(options: O[], word: string, dice: DieScene[], kept: readonly number[]): O | undefined {
  const digits = dice.filter((die) => kept.includes(die.die)).map((die) => die.shows).sort((a, b) => a - b).join('') || '0';
  return options.find((option) => option.word === word && option.amount === digits);
}

/** The dice that are laid aside with the answer that makes something most likely, the fewest of several; nothing if nothing helps. */
export function diceFor(chance: Chance, options: OptionScene[], word: string, dice: DieScene[]): number[] | null {
  let best: { likely: number; digits: string } | undefined;
  for (const { text, amount } of options.filter((option) => option.word === word)) {
    const likely = chance.answers.find(([answer]) => answer === text)?.[1] ?? 0;
    const digits = amount === null || amount === '0' ? '' : amount;
    const better = !best || likely > best.likely + 1e-9 || (likely > best.likely - 1e-9 && digits.length < best.digits.length);
    if (likely > 0 && better) best = { likely, digits };
  }
  if (!best) return null;
  const found: number[] = [];
  for (const digit of best.digits) {
    const die = dice.find((one) => String(one.shows) === digit && !found.includes(one.die));
    if (die) found.push(die.die);
  }
  return found;
}

/** What something is called, what it needs, and how likely it is. */
export interface Chance {
  label: string;
  needs: string;
  /** How likely it is after each answer. */
  answers: [string, number][];
  /** With the dice that are kept now, 0 to 1. */
  kept: number;
  /** With the best that could be kept. */
  best: number;
}

/** What the dice may still bring if an answer is given; without one they stay as they lie. */
export function chancesOf(odds: OddsScene[], answer: OptionScene | undefined): Chance[] {
  return odds.map(({ label, needs, now, best, answers }) => {
    const found = answers.find(([text]) => text === answer?.text);
    return { label, needs, answers, kept: found ? found[1] : now, best };
  });
}

/** A chance in words: no small one is nothing, no large one certain. */
export function percent(chance: number, language: string): string {
  const held = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(held);
}
