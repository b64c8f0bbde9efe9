import { expect, test } from 'vitest';
import type { EditionOption, FaceInfo } from '../wire';
import { chainsOf, coversOf } from './choices';

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

test('a scenario is known by its villain, a set by its first minion, and what is no set by a sign', () => {
  const card = (face: number, kind: string, set: string) => ({ face, example: false, print: [['kind', kind], ['set', set]] }) as unknown as FaceInfo;
  const all = [card(1, 'sidescheme', 'klaw'), card(2, 'villain', 'klaw'), card(3, 'treachery', 'bomb'), card(4, 'minion', 'bomb'), card(5, 'minion', 'bomb')];
  const faces = new Map(all.map((face) => [face.face, face]));
  const scenario: EditionOption = { id: 'scenario', label: 'Scenario', values: [['klaw', 'Klaw']] };
  const second: EditionOption = { id: 'modular_2', label: 'Second', values: [['none', 'None'], ['bomb', 'Bomb']] };
  expect(coversOf('champions', scenario, faces).map((cover) => cover.face?.face)).toEqual([2]);
  expect(coversOf('champions', second, faces).map((cover) => cover.face?.face ?? cover.sign)).toEqual(['—', 4]);
  expect(coversOf('other', scenario, faces)).toEqual([]);
});
