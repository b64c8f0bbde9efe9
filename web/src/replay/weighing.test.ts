import { expect, test } from 'vitest';
import type { BoardAnalysis, JudgedAnswer, OptionScene } from '../wire';
import { cost, shown } from './weighing.svelte';

const answer = (text: string, win: number, visits = 9): JudgedAnswer => ({ option: { text, label: text } as OptionScene, win, visits });
const found = (taken: string | null, ...answers: JudgedAnswer[]): BoardAnalysis => ({ decision: 3, seat: 'A', win: 0.5, iterations: 99, answers, taken });

test('what was answered is shown beside the best', () => {
  const all = found('d', answer('a', 0.6), answer('b', 0.5), answer('c', 0.4), answer('d', 0.3));
  expect(shown(all, 2).map((one) => one.option.text)).toEqual(['a', 'b', 'd']);
  expect(shown(found('a', answer('a', 0.6), answer('b', 0.5, 0)), 4).map((one) => one.option.text)).toEqual(['a']);
});

test('a cost is told only of what was tried', () => {
  expect(cost(found('b', answer('a', 0.6), answer('b', 0.5)))).toBeCloseTo(0.1);
  expect(cost(found('a', answer('a', 0.6)))).toBe(0);
  expect(cost(found('b', answer('a', 0.6), answer('b', 0, 0)))).toBeNull();
  expect(cost(found(null, answer('a', 0.6)))).toBeNull();
});
