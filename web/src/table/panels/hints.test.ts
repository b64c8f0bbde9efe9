import { expect, test, vi } from 'vitest';
import type { Analysis, QuestionId } from '../../wire';
import { Hints } from './hints.svelte';

const asked: { resolve: (found: Analysis) => void; reject: (error: unknown) => void }[] = [];
vi.mock('../../api', () => ({
  analyse: () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
}));

const question = (decision: number): QuestionId => ({ branch: 0, decision });
const found = (decision: number): Analysis => ({ question: question(decision), seat: 'A', win: 0.5, iterations: 1, options: [] });

test('a hint is asked for once and kept for its question', async () => {
  const hints = new Hints('table');
  const first = hints.ask(question(3), 'A', 'en');
  await hints.ask(question(3), 'A', 'en');
  expect([hints.busy, hints.open, asked.length]).toEqual([true, true, 1]);
  asked.pop()?.resolve(found(3));
  await first;
  expect([hints.busy, hints.found?.question.decision]).toEqual([false, 3]);
  hints.keepFor(question(3));
  expect(hints.open).toBe(true);
  hints.keepFor(question(4));
  expect(hints.open).toBe(false);
});

test('a hint that comes too late is not shown', async () => {
  const hints = new Hints('table');
  const late = hints.ask(question(3), 'A', 'en');
  hints.keepFor(question(4));
  const next = hints.ask(question(4), 'A', 'en');
  asked.shift()?.resolve(found(3));
  await late;
  expect([hints.busy, hints.found]).toEqual([true, null]);
  asked.shift()?.reject(new Error('no'));
  await next;
  expect([hints.busy, hints.trouble instanceof Error, hints.open]).toEqual([false, true, true]);
});
