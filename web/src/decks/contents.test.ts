import { expect, test } from 'vitest';
import type { DeckInfo, FaceInfo } from '../wire';
import { coverOf, groupsOf } from './contents';

const face = (number: number, kind: string, cost: number, type?: string): [number, FaceInfo] => [
  number,
  { face: number, name: `card ${number}`, line: type ?? kind, print: [['kind', kind], ['cost', String(cost)], ...(type ? [['type', type]] : [])] } as unknown as FaceInfo,
];
const deck = (...cards: [number, number][]): DeckInfo => ({ id: 'one', name: 'One', cards, opening: [], own: false });

test('a deck is known by the only card of its kind, or by the dearest', () => {
  const faces = new Map([face(1, 'ally', 5), face(2, 'hero', 0), face(3, 'ally', 2)]);
  expect(coverOf(deck([1, 3], [2, 1], [3, 2]), faces)?.face).toBe(2);
  expect(coverOf(deck([1, 3], [3, 2]), faces)?.face).toBe(1);
  expect(coverOf(deck(), faces)).toBeUndefined();
});

test('cards of one kind are sorted by their type where they have one', () => {
  const faces = new Map([face(1, 'card', 1, 'Instant'), face(2, 'card', 2, 'Upgrade'), face(3, 'card', 0, 'Instant')]);
  const groups = groupsOf(deck([1, 1], [2, 1], [3, 1]), faces, new Map([['card', 'Upgrade']]));
  expect(groups.map((group) => [group.label, group.number])).toEqual([['Instant', 2], ['Upgrade', 1]]);
});
