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
 * the words in `acted` also start from the only own card that can do them. `toward` says on which cards an option that names none
 * can be dropped.
 */
export function waysOf(
  options: OptionScene[],
  isOwn: (at: string) => boolean,
  acted: string[] = [],
  toward: (option: OptionScene) => string[] = () => [],
): Way[] {
  const alone = options.filter((option) => acted.includes(option.word) && option.by.length > 0 && option.then.length === 0);
  const simple = alone.map((option): Way => ({ ...option, cards: option.by, onto: option.cards.length > 0 ? option.cards : toward(option) }));
  // What asks for its target next goes from that card onto the target.
  const onto = options
    .filter((option) => acted.includes(option.word) && option.by.length > 0 && option.cards.length === 0)
    .flatMap((option) => option.then.filter((next) => !next.cards.some(isOwn)).map((next) => ({ ...both(option, next), cards: option.by, onto: next.cards })));
  return [...simple, ...onto, ...pairs(options, isOwn, toward)];
}

function pairs(options: OptionScene[], isOwn: (at: string) => boolean, toward: (option: OptionScene) => string[]): Way[] {
  return options.flatMap((option) =>
    option.then.map((next): Way => {
      const plain = both(option, next);
      // What names no card yet is told by the card that comes next.
      if (option.cards.length === 0) return { ...plain, cards: next.cards, onto: next.cards.some(isOwn) ? toward(option) : [] };
      if (option.onto.length > 0) return { ...plain, cards: [], onto: [] };
      const back = next.cards.some(isOwn) && !option.cards.some(isOwn);
      return back ? { ...plain, cards: next.cards, onto: option.cards } : { ...plain, onto: next.cards };
    }),
  );
}

function both(option: OptionScene, next: OptionScene['then'][number]): Way {
  return { ...option, text: option.text, after: next.text, label: `${option.label} · ${next.label}`, then: [] };
}
