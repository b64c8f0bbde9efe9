import { expect, test } from 'vitest';
import type { LessonInfo } from '../wire';
import { nextLesson } from './learned';

const lesson = (title: string): LessonInfo => ({ title, name: title, seats: 2, learner: 'A' });
const lessons = ['a', 'b', 'c'].map(lesson);

test('the next lesson is the first that was not done, and the first again after the last', () => {
  expect(nextLesson(lessons, [])?.title).toBe('a');
  expect(nextLesson(lessons, ['a', 'c'])?.title).toBe('b');
  expect(nextLesson(lessons, ['a', 'b', 'c'])?.title).toBe('a');
  expect(nextLesson([], ['a'])).toBeUndefined();
});
