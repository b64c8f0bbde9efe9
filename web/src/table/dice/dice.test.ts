import { expect, test } from 'vitest';
import type { DieScene, OptionScene, Scene } from '../../wire';
import { diceOn, fromDice, places, poolsOf, sideText, symbolsOf } from './dice';

function die(number: number, more: Partial<DieScene> = {}): DieScene {
  return { die: number, seat: 'A', kind: null, shows: 1, pool: 'attack', poolLabel: 'Attack', marks: [], on: null, ...more };
}

const sword = { name: 'sword', label: 'Sword' };
const dieKinds = [{ name: 'barbarian', label: 'Barbarian', sides: [[], [sword], [sword, sword]] }];

function scene(dice: DieScene[]): Scene {
  return { dice, dieKinds, zones: [{ id: 'leaflet:A', pile: true }, { id: 'play:A', pile: false }] } as unknown as Scene;
}

test('dice lie in the pools of their owner, those on cards do not', () => {
  const all = scene([die(0), die(1, { pool: 'defence', poolLabel: 'Defence' }), die(2), die(3, { seat: 'B' }), die(4, { on: 'play:A/0' })]);
  const pools = poolsOf(all, 'A');
  expect(pools.map((pool) => [pool.label, pool.dice.map((one) => one.die)])).toEqual([
    ['Attack', [0, 2]],
    ['Defence', [1]],
  ]);
  expect(diceOn(all, 'play:A/0').map((one) => one.die)).toEqual([4]);
});

test('a die on a card in a pile is seen in its pool', () => {
  const all = scene([die(0), die(1, { pool: 'bonus', poolLabel: 'Bonus', on: 'leaflet:A/0' })]);
  expect(poolsOf(all, 'A').map((pool) => pool.dice.map((one) => one.die))).toEqual([[0], [1]]);
  expect(diceOn(all, 'leaflet:A/0')).toEqual([]);
});

test('a side has symbols, or its number', () => {
  const all = scene([die(0, { kind: 0, shows: 3 }), die(1, { kind: 0, shows: 1 }), die(2, { shows: 5 })]);
  expect(symbolsOf(all, all.dice[0]!)).toEqual([sword, sword]);
  expect(all.dice.map((one) => sideText(all, one))).toEqual(['Sword, Sword', '1', '5']);
});

test('an option starts from the die it names, and a card that it names as well is what the die is for', () => {
  const option = (die: number | null, cards: string[]) => ({ die, cards, onto: [] }) as unknown as OptionScene;
  const found = fromDice([option(2, []), option(0, ['play:A/1']), option(null, ['hand:A/0'])], []);
  expect(found.map(({ cards, onto }) => [cards, onto])).toEqual([
    [['die:2'], []],
    [['die:0'], ['play:A/1']],
    [['hand:A/0'], []],
  ]);
});

test('a die that is like the one an option names serves as well, unless it is named itself', () => {
  const dice = [die(0), die(1), die(2, { shows: 2 }), die(3), die(4, { seat: 'B' })];
  const option = (die: number, word: string) => ({ die, word, cards: [], onto: [] }) as unknown as OptionScene;
  const found = fromDice([option(0, 'spend'), option(0, 'keep'), option(1, 'keep'), option(3, 'keep')], dice);
  expect(found.map(({ cards }) => cards)).toEqual([['die:0', 'die:1', 'die:3'], ['die:0'], ['die:1'], ['die:3']]);
});

test('dice lie by kind and side where that is wanted', () => {
  const all = scene([die(0, { kind: 1, shows: 2 }), die(1, { kind: 0, shows: 5 }), die(2, { kind: 1, shows: 1 }), die(3, { kind: 0, shows: 1 })]);
  expect(poolsOf(all, 'A', true)[0]?.dice.map((one) => one.die)).toEqual([3, 1, 2, 0]);
});

test('symbols never lie on each other', () => {
  for (let count = 1; count <= 6; count++) {
    const spots = places(count);
    expect(spots).toHaveLength(count);
    for (const a of spots) for (const b of spots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(8.9);
  }
});
