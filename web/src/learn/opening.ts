/** The ways to the tables of lessons and puzzles. */
import { nameOr } from '../lobby/names.svelte';
import { openTable, plainTable, usualBot } from '../lobby/opening';
import type { GameInfo, LessonInfo, PuzzleInfo } from '../wire';

/** Opens the table of a lesson. The others' seats are moved by the lesson. */
export function openLesson(game: string, info: GameInfo | undefined, lesson: LessonInfo): Promise<void> {
  const others = { who: 'bot', bot: usualBot(info).id } as const;
  const seats = Array.from({ length: lesson.seats }, (_, place) =>
    String.fromCharCode(65 + place) === lesson.learner ? ({ who: 'here', name: nameOr(0) } as const) : others,
  );
  return openTable({ ...plainTable(game, seats), scenario: lesson.title, hints: false });
}

/** Opens the table of a puzzle. The others' seats are played by a bot. */
export function openPuzzle(game: string, info: GameInfo | undefined, puzzle: PuzzleInfo): Promise<void> {
  const others = { who: 'bot', bot: usualBot(info).id } as const;
  const seats = Array.from({ length: puzzle.seats }, (_, place) =>
    String.fromCharCode(65 + place) === puzzle.seat ? ({ who: 'here', name: nameOr(0) } as const) : others,
  );
  return openTable({ ...plainTable(game, seats), puzzle: puzzle.id, hints: false });
}
