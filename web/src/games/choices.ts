/**
 * What is chosen before a match: the little that the server does not say. A new game adds a line here if its options are more
 * than editions of a rulebook.
 */
import type { EditionOption } from '../wire';

/** The options that belong to every set-up, not to the small print. */
const first: Record<string, string[]> = {
  champions: ['scenario', 'difficulty', 'modular', 'hands'],
};

/** An option with those that go on from it: a second one of the same, a third one. */
export interface Chain {
  id: string;
  options: EditionOption[];
}

/** The options of a game as chains, those that belong to every set-up first. */
export function chainsOf(game: string, options: EditionOption[]): { front: Chain[]; rest: Chain[] } {
  const chains: Chain[] = [];
  for (const option of options) {
    const root = option.id.replace(/_\d+$/, '');
    const chain = root === option.id ? undefined : chains.find((chain) => chain.id === root);
    if (chain) chain.options.push(option);
    else chains.push({ id: option.id, options: [option] });
  }
  const isFront = (chain: Chain) => first[game]?.includes(chain.id) ?? false;
  return { front: chains.filter(isFront), rest: chains.filter((chain) => !isFront(chain)) };
}
