// Setting up a table and going there.
import { newTable } from '../api';
import { go } from '../router.svelte';
import type { BotInfo, DeckInfo, GameInfo, NewTable } from '../wire';

/** Sets up a table, keeps its invitations for the table's page, and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const made = await newTable(wanted);
  try {
    sessionStorage.setItem(`invitations:${made.table.id}`, JSON.stringify(made.invitations));
  } catch {
    // Without storage the links can only be had by setting up again.
  }
  go(`/t/${encodeURIComponent(made.table.id)}`);
}

/** A table with nothing chosen but who sits there. */
export function plainTable(game: string, seats: NewTable['seats']): NewTable {
  return { game, seats, decks: [], options: [], seed: null, scenario: null, puzzle: null, fork: null, clock: null, hints: null, listed: false, rated: false };
}

/** The bot that a newcomer meets: the level in the middle. */
export function usualBot(game: GameInfo | undefined): BotInfo {
  const bots = game?.bots ?? [];
  return bots.find((bot) => bot.usual) ?? bots.at(-1) ?? { id: 'greedy', name: 'greedy', about: '', plain: true, usual: true };
}

/**
 * Decks for seats: those that were chosen, and for each other seat one of the game's own that shares the fewest cards with
 * the rest. Games have their reasons for not wanting the same twice.
 */
export function unlike(shipped: DeckInfo[], known: DeckInfo[], chosen: (string | undefined)[]): string[] {
  const laid = chosen.map((id) => known.find((deck) => deck.id === id));
  for (const [place, deck] of laid.entries()) {
    if (deck || chosen[place] !== undefined) continue;
    const others = laid.filter((one) => one !== undefined);
    const best = [...shipped].sort((one, other) => alike(one, others) - alike(other, others))[0];
    if (best) laid[place] = best;
  }
  return laid.map((deck, place) => deck?.id ?? chosen[place] ?? '');
}

/** How many cards a deck has that the others have, too. */
function alike(deck: DeckInfo, others: DeckInfo[]): number {
  return others.reduce((sum, other) => {
    const cards = new Map(other.cards);
    return sum + deck.cards.reduce((same, [face, number]) => same + Math.min(number, cards.get(face) ?? 0), 0);
  }, 0);
}

/** One person here against bots: the seats of a first match. */
export function againstBots(
  game: GameInfo | undefined,
  name: string,
  seats = game?.leastSeats ?? 2,
  bot = usualBot(game).id,
): NewTable['seats'] {
  return Array.from({ length: seats }, (_, place) => (place === 0 ? { who: 'here', name } : { who: 'bot', bot }));
}
