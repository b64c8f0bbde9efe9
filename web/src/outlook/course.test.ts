import { expect, test } from 'vitest';
import type { Outlook, OutlookLine } from '../wire';
import { mark, path, place, rows, shareAt } from './course';

const frame = { left: 10, right: 110, top: 0, bottom: 100 };
const line = (seat: string, ...points: [number, number][]): OutlookLine => ({ seats: [seat], points });
const outlook: Outlook = {
  ready: true,
  done: 10,
  all: 10,
  lines: [line('A', [0, 0.5], [4, 0.75], [10, 1]), line('B', [2, 0.4], [10, 0])],
  costly: [{ decision: 5, seat: 'B', chosen: 'this', better: 'that', win: 0.6, lost: 0.2 }],
  decisions: [],
};

test('what a side knew last holds until it decides again', () => {
  const [a, b] = outlook.lines as [OutlookLine, OutlookLine];
  expect([0, 3, 4, 9, 10].map((at) => shareAt(a, at))).toEqual([0.5, 0.5, 0.75, 0.75, 1]);
  expect([0, 1, 2].map((at) => shareAt(b, at))).toEqual([null, null, 0.4]);
});

test('a line goes from left to right, and what is likely lies high', () => {
  expect(place(frame, 10, 5, 0.25)).toEqual([60, 75]);
  expect(path(frame, 10, outlook.lines[0] as OutlookLine)).toBe('M10 50L50 25L110 0');
  expect(path(frame, 10, line('A'))).toBe('');
  // A match without a decision does not divide by nothing.
  expect(place(frame, 0, 0, 0)).toEqual([10, 100]);
});

test('a costly decision is marked on the line of its seat', () => {
  const [costly] = outlook.costly;
  expect(costly && mark(frame, outlook, costly)).toEqual([60, 60]);
});

test('the table has the first and the last moment, and not too many between', () => {
  expect(rows(outlook)).toEqual([
    { decision: 0, shares: [0.5, null] },
    { decision: 2, shares: [0.5, 0.4] },
    { decision: 4, shares: [0.75, 0.4] },
    { decision: 10, shares: [1, 0] },
  ]);
  const long = { ...outlook, all: 99, lines: [line('A', ...Array.from({ length: 100 }, (_, at): [number, number] => [at, 0.5]))] };
  const told = rows(long, 12).map((row) => row.decision);
  expect(told).toHaveLength(12);
  expect([told[0], told.at(-1)]).toEqual([0, 99]);
});
