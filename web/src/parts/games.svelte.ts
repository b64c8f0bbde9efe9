/**
 * The games that can be played, in the spoken language.
 *
 * Each language is fetched once; while another one is on its way the one at hand is shown.
 */
import { games as ask } from '../api';
import { language } from '../speech.svelte';
import type { GameInfo, Tongue } from '../wire';

const asked = new Set<Tongue>();
let known = $state.raw<Partial<Record<Tongue, GameInfo[]>>>({});
let trouble = $state.raw<unknown>(null);

/** The games; nothing until they have arrived. Readers are told when they do. */
export function games(): GameInfo[] | null {
  const tongue = language();
  void fetchOnce(tongue);
  return known[tongue] ?? known[tongue === 'en' ? 'fr' : 'en'] ?? null;
}

/** What kept the games from arriving. */
export function gamesTrouble(): unknown {
  return trouble;
}

/** One game, if there is one of that word. */
export function game(id: string | undefined): GameInfo | undefined {
  return games()?.find((one) => one.id === id);
}

/** What a game is called; its word until that is known. */
export function gameName(id: string): string {
  return game(id)?.name ?? id;
}

/** Asks again after something went wrong. */
export function retryGames(): void {
  asked.clear();
  trouble = null;
  void fetchOnce(language());
}

async function fetchOnce(tongue: Tongue): Promise<void> {
  if (asked.has(tongue)) return;
  asked.add(tongue);
  try {
    const list = await ask(tongue);
    known = { ...known, [tongue]: list };
    trouble = null;
  } catch (error) {
    trouble = error;
  }
}
