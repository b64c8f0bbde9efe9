import { beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../wire';
import { Reel } from './reel.svelte';

const asked: number[] = [];
const answers = new Map<number, (scene: Scene) => void>();

vi.mock('../api', () => ({
  replay: (_: string, decision: number) => {
    asked.push(decision);
    return new Promise<Scene>((done) => answers.set(decision, done));
  },
}));

const settle = () => new Promise((done) => setTimeout(done, 100));
const answer = (decision: number) => answers.get(decision)?.({ decisions: decision } as Scene);

beforeEach(() => {
  asked.length = 0;
  answers.clear();
});

test('what lies around a shown decision is fetched one after the other, and nothing beyond the ends', async () => {
  const reel = new Reel('table');
  const shown = reel.show(1, 3, null, 'en');
  for (const [number, decision] of [1, 2, 0, 3].entries()) {
    await vi.waitFor(() => expect(asked).toHaveLength(number + 1));
    expect(asked.at(-1)).toBe(decision);
    answer(decision);
  }
  await shown;
  expect(reel.scene?.decisions).toBe(1);
  expect(asked).toEqual([1, 2, 0, 3]);
});

test('whoever moves quickly gets the newest wish alone', async () => {
  const reel = new Reel('table');
  for (const decision of [10, 20, 30, 40]) void reel.show(decision, 99, null, 'en');
  expect(asked).toEqual([10]);
  answer(10);
  await settle();
  expect(asked.slice(0, 2)).toEqual([10, 40]);
  expect(reel.scene).toBe(null);
  answer(40);
  await settle();
  expect(reel.scene?.decisions).toBe(40);
});

test('what was asked for once is not asked for again', async () => {
  const reel = new Reel('table');
  void reel.show(5, 9, 'A', 'fr');
  answer(5);
  await settle();
  void reel.show(6, 9, 'A', 'fr');
  answer(6);
  await settle();
  expect(reel.scene?.decisions).toBe(6);
  expect(asked.filter((decision) => decision === 6)).toEqual([6]);
});
