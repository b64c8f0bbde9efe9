/** The way to the table of a lesson. */
import { nameOr } from '../lobby/names.svelte';
import { openTable, plainTable, usualBot } from '../lobby/opening';
import type { GameInfo, LessonInfo } from '../wire';

/** Opens the table of a lesson. The others' seats are moved by the lesson. */
export function openLesson(game: string, info: GameInfo | undefined, lesson: LessonInfo): Promise<void> {
  const others = { who: 'bot', bot: usualBot(info).id } as const;
  const seats = Array.from({ length: lesson.seats }, (_, place) =>
    String.fromCharCode(65 + place) === lesson.learner ? ({ who: 'here', name: nameOr(0) } as const) : others,
  );
  return openTable({ ...plainTable(game, seats), scenario: lesson.title, hints: false });
}
