/**
 * Two answers in one gesture: what the server says may be chosen directly after an option is offered together with it.
 *
 * A character is dragged onto what it attacks, a card from the hand onto its target; both answers are the server's, and the
 * second is sent once it is asked for.
 */
import type { OptionScene } from '../../wire';

/** An option, and the answer that is given directly after it. */
export interface Way extends OptionScene {
  after?: string;
}

/**
 * All ways of two answers, each told from the card that it starts with: one's own, if one of the two cards is. Options with one of
 * the words in `acted` also start from the only own card that can do them.
 */
export function waysOf(options: OptionScene[], isOwn: (at: string) => boolean, acted: string[] = []): Way[] {
  const alone = options.filter((option) => acted.includes(option.word) && option.by.length > 0 && option.then.length === 0);
  const simple = alone.map((option): Way => ({ ...option, cards: option.by, onto: option.cards }));
  return [...simple, ...pairs(options, isOwn)];
}

function pairs(options: OptionScene[], isOwn: (at: string) => boolean): Way[] {
  return options.flatMap((option) =>
    option.then.map((next): Way => {
      const label = `${option.label} · ${next.label}`;
      const plain = { ...option, text: option.text, after: next.text, label, then: [] };
      // What names no card yet is told by the card that comes next.
      if (option.cards.length === 0) return { ...plain, cards: next.cards, onto: [] };
      if (option.onto.length > 0) return { ...plain, cards: [], onto: [] };
      const back = next.cards.some(isOwn) && !option.cards.some(isOwn);
      return back ? { ...plain, cards: next.cards, onto: option.cards } : { ...plain, onto: next.cards };
    }),
  );
}
