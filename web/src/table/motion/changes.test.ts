import { expect, test } from 'vitest';
import type { NumberScene, Scene } from '../../wire';
import { changes } from './changes';

const number = (name: string, value: number): NumberScene => ({ name, label: name, value: String(value), goal: null, changed: 0 });
const scene = (decisions: number, values: NumberScene[], gauges: NumberScene[], face = 3): Scene =>
  ({
    viewer: 'A', decisions, seats: [{ seat: 'A', gauges }],
    zones: [{ id: 'play:A', held: false, pile: false, cards: [{ key: 'k', face, values }] }],
  }) as unknown as Scene;

test('damage and what it leaves are one change', () => {
  const [before, after] = [scene(1, [number('health', 10)], []), scene(2, [number('health', 8), number('damage', 2)], [])];
  expect(changes(before, after)).toEqual([{ card: 'k', name: 'damage', label: 'damage', by: 2, bad: true }]);
});

test('a seat gains and loses', () => {
  const found = changes(scene(1, [], [number('gems', 0), number('health', 9)]), scene(2, [], [number('gems', 3), number('health', 7)]));
  expect(found.map(({ seat, name, by, bad }) => [seat, name, by, bad])).toEqual([['A', 'gems', 3, false], ['A', 'health', -2, true]]);
});

test('nothing is compared with its other side, nor with what was taken back', () => {
  expect(changes(scene(1, [number('attack', 1)], []), scene(2, [number('attack', 3)], [], 4))).toEqual([]);
  expect(changes(scene(2, [number('damage', 1)], []), scene(1, [], []))).toEqual([]);
});
