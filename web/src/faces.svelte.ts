/**
 * What is printed on the cards of a game, in the spoken language.
 *
 * Each game and language is fetched once. While another language is on its way the one at hand is shown, so that nothing
 * flickers when the language changes.
 */
import { cards } from './api';
import { language } from './speech.svelte';
import type { FaceInfo, Tongue } from './wire';

/** The faces of a game by their numbers. */
export type Faces = ReadonlyMap<number, FaceInfo>;

const NONE: Faces = new Map();
const asked = new Set<string>();
let known = $state.raw<Record<string, Faces>>({});

/**
 * The faces of a game, of a table's cards where they are named; none until they have arrived. Readers are told when they do.
 */
export function faces(game: string, data: string | null = null): Faces {
  const tongue = language();
  const name = `${game}/${data ?? ''}/${tongue}`;
  const other = `${game}/${data ?? ''}/${tongue === 'en' ? 'fr' : 'en'}`;
  void fetchOnce(game, tongue, data, name);
  return known[name] ?? known[other] ?? NONE;
}

async function fetchOnce(game: string, tongue: Tongue, data: string | null, name: string): Promise<void> {
  if (!game || asked.has(name)) return;
  asked.add(name);
  try {
    keep(name, await cards(game, tongue, data));
  } catch {
    // The cards stay blank; the next visit to the page asks again.
    setTimeout(() => asked.delete(name), 3000);
  }
}

function keep(name: string, list: FaceInfo[]): void {
  known = { ...known, [name]: new Map(list.map((face) => [face.face, face])) };
}
