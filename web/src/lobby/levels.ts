/** The strength that somebody likes to play against, kept for the next visit. */
import type { BotInfo, GameInfo } from '../wire';
import { usualBot } from './opening';

/** The levels of a game, weakest first; the plain bots where it has none. */
export function levelsOf(game: GameInfo): BotInfo[] {
  const levels = game.bots.filter((bot) => !bot.plain);
  return levels.length > 0 ? levels : game.bots;
}

/** The level that was chosen last, or the one in the middle. */
export function keptLevel(game: GameInfo): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(nameOf(game));
  } catch {
    // No storage, no memory.
  }
  return levelsOf(game).some((level) => level.id === kept) && kept !== null ? kept : usualBot(game).id;
}

/** Keeps a choice. */
export function keepLevel(game: GameInfo, level: string): void {
  try {
    localStorage.setItem(nameOf(game), level);
  } catch {
    // It holds for this visit.
  }
}

function nameOf(game: GameInfo): string {
  return `level:${game.id}`;
}
