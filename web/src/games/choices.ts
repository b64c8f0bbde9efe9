/**
 * What is chosen before a match: the little that the server does not say. A new game adds a line here if its options are more
 * than editions of a rulebook.
 */
import { fact } from '../card/print/facts';
import type { Faces } from '../faces.svelte';
import type { Cover } from '../lobby/Covers.svelte';
import type { EditionOption, FaceInfo } from '../wire';

/** The options that belong to every set-up, not to the small print. */
const first: Record<string, string[]> = {
  champions: ['scenario', 'difficulty', 'modular', 'hands'],
};

/** Options whose values are sets of cards: the kinds of cards that stand for a set, the best one first. */
const sets: Record<string, Record<string, string[]>> = {
  champions: { scenario: ['villain'], modular: ['minion', 'sidescheme', 'attachment', 'treachery'] },
};

/** What is drawn for values that no cards belong to. */
const signs: Record<string, string> = { random: '?', recommended: '★', none: '—' };

/** The values of an option with the cards that they are known by; none where an option has nothing to do with cards. */
export function coversOf(game: string, option: EditionOption, faces: Faces): Cover[] {
  const kinds = sets[game]?.[option.id.replace(/_\d+$/, '')];
  if (!kinds || faces.size === 0) return [];
  const order = (face: FaceInfo) => {
    const place = kinds.indexOf(fact(face, 'kind') ?? '');
    return place < 0 ? kinds.length : place;
  };
  return option.values.map(([id, name]) => {
    const own = [...faces.values()].filter((face) => !face.example && fact(face, 'set') === id);
    const face = own.sort((one, other) => order(one) - order(other) || one.face - other.face)[0];
    return { id, name, ...(face ? { face } : { sign: signs[id] ?? name.slice(0, 1) }) };
  });
}

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
