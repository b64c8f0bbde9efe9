/** Which lessons a reader has done. */
import type { LessonInfo } from '../wire';

const KEPT = 'learned-';

/** The titles of the lessons of a game that were done in this browser. */
export function learned(game: string): string[] {
  return kept(KEPT + game);
}

/** Remembers that a lesson was done. */
export function keepLearned(game: string, title: string): void {
  keep(KEPT + game, title);
}

/** The first lesson that was not done yet; the first of all once all are done. */
export function nextLesson(lessons: LessonInfo[], done: string[]): LessonInfo | undefined {
  return lessons.find((lesson) => !done.includes(lesson.title)) ?? lessons[0];
}

const SOLVED = 'solved-';

/** The puzzles of a game that were solved in this browser. */
export function solved(game: string): string[] {
  return kept(SOLVED + game);
}

/** Remembers that a puzzle was solved. */
export function keepSolved(game: string, id: string): void {
  keep(SOLVED + game, id);
}

function kept(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((word): word is string => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

function keep(key: string, word: string): void {
  const words = kept(key);
  if (words.includes(word)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...words, word]));
  } catch {
    // Without storage every visit begins anew.
  }
}
