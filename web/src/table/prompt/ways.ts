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

/** All ways of two answers, each told from the card that it starts with: one's own, if one of the two cards is. */
export function waysOf(options: OptionScene[], isOwn: (at: string) => boolean): Way[] {
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
