import { expect, test } from 'vitest';
import type { EditionOption } from '../wire';
import { chainsOf } from './choices';

const option = (id: string): EditionOption => ({ id, label: id, values: [['a', 'A'], ['b', 'B']] });
const ids = (chains: { options: EditionOption[] }[]) => chains.map((chain) => chain.options.map((one) => one.id));

test('a second one of the same goes with the first', () => {
  const { front, rest } = chainsOf('other', ['set', 'set_2', 'set_3', 'pace'].map(option));
  expect(ids(front)).toEqual([]);
  expect(ids(rest)).toEqual([['set', 'set_2', 'set_3'], ['pace']]);
});

test('what belongs to every set-up comes first', () => {
  const { front, rest } = chainsOf('champions', ['scenario', 'modular', 'modular_2', 'ally_limit'].map(option));
  expect(ids(front)).toEqual([['scenario'], ['modular', 'modular_2']]);
  expect(ids(rest)).toEqual([['ally_limit']]);
});

test('a number at the end is no chain without its beginning', () => {
  expect(ids(chainsOf('other', ['rule_2'].map(option)).rest)).toEqual([['rule_2']]);
});
