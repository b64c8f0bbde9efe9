import { expect, test, vi } from 'vitest';
import type { LogLine, Scene } from '../../wire';
import { Playback, time } from './playback.svelte';

const line = (seat: string | null): LogLine => ({ decision: 1, seat, turn: false, text: '', cause: null, faces: [] });
const scene = (decisions: number, ...by: (string | null)[]): Scene => ({ viewer: 'A', decisions, news: by.map(line) }) as unknown as Scene;

test('what others do stays for a moment, and longer if it is much', () => {
  expect(time(scene(1, 'A'))).toBe(0);
  expect(time(scene(1, 'B'))).toBeLessThan(time(scene(1, 'B', 'B', 'B')));
});

test('scenes come one after another, can be skipped, and gone through again', () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  const playback = new Playback(scene(1), () => true);
  for (const decisions of [2, 3, 4]) playback.push(scene(decisions, 'B'));
  expect([playback.shown.decisions, playback.behind]).toEqual([2, true]);
  vi.advanceTimersByTime(time(scene(2, 'B')));
  expect(playback.shown.decisions).toBe(3);
  playback.skip();
  expect([playback.shown.decisions, playback.behind]).toEqual([4, false]);
  playback.step(-1);
  playback.step(-1);
  expect([playback.shown.decisions, playback.behind]).toEqual([2, true]);
  playback.step(1);
  expect(playback.shown.decisions).toBe(3);
  playback.step(1);
  expect([playback.shown.decisions, playback.behind]).toEqual([4, false]);
  vi.useRealTimers();
});
