/** Which lessons a reader has done. */
import type { LessonInfo } from '../wire';

const KEPT = 'learned-';

/** The titles of the lessons of a game that were done in this browser. */
export function learned(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + game) ?? '[]');
    return Array.isArray(kept) ? kept.filter((title): title is string => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a lesson was done. */
export function keepLearned(game: string, title: string): void {
  const titles = learned(game);
  if (titles.includes(title)) return;
  try {
    localStorage.setItem(KEPT + game, JSON.stringify([...titles, title]));
  } catch {
    // Without storage every visit begins with the first lesson.
  }
}

/** The first lesson that was not done yet; the first of all once all are done. */
export function nextLesson(lessons: LessonInfo[], done: string[]): LessonInfo | undefined {
  return lessons.find((lesson) => !done.includes(lesson.title)) ?? lessons[0];
}
