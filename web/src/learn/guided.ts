/** First matches with a guide: which tables they are, and how one is begun. */
import { newTable } from '../api';
import { againstBots, plainTable } from '../lobby/opening';
import { nameOr } from '../lobby/names.svelte';
import { go } from '../router.svelte';
import type { GameInfo } from '../wire';

const KEPT = 'guided';
/** How many tables are remembered. */
const MOST = 40;

function tables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a guide stands beside a table in this browser. */
export function isGuided(table: string): boolean {
  return tables().includes(table);
}

/** Asks the guide to a table, or sends it away. */
export function guide(table: string, on = true): void {
  try {
    const others = tables().filter((id) => id !== table);
    localStorage.setItem(KEPT, JSON.stringify(on ? [...others, table].slice(-MOST) : others));
  } catch {
    // Without storage the guide is gone after the next visit.
  }
}

/** A first match with a guide: against a beginner, or beside one where all play together. */
export async function openGuided(game: string, info: GameInfo | undefined): Promise<void> {
  const beginner = info?.bots.find((bot) => !bot.plain)?.id;
  const seats = againstBots(info, nameOr(0), Math.max(2, info?.leastSeats ?? 2), beginner);
  const made = await newTable({ ...plainTable(game, seats), hints: true });
  guide(made.table.id);
  go(`/t/${encodeURIComponent(made.table.id)}`);
}
