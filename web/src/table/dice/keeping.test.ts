import { expect, test } from 'vitest';
import type { DieScene, OptionScene } from '../../wire';
import { chancesOf, keeping, percent } from './keeping';

const die = (number: number, shows: number): DieScene => ({ die: number, seat: 'A', kind: 0, shows, pool: 'offence', poolLabel: '', marks: [], on: null });
const keep = (amount: string): OptionScene => ({ text: `keep ${amount}`, label: '', word: 'keep', cards: [], onto: [], seat: null, amount, die: null, then: [], by: [] });
const dice = [die(3, 6), die(1, 2), die(7, 6)];
const options = ['0', '2', '6', '26', '66'].map(keep);

test('the dice that lie aside are one answer, whatever their order', () => {
  expect(keeping(options, 'keep', dice, [])?.text).toBe('keep 0');
  expect(keeping(options, 'keep', dice, [7, 1])?.text).toBe('keep 26');
  expect(keeping(options, 'keep', dice, [3, 7])?.text).toBe('keep 66');
  // With all of them aside nothing is rolled.
  expect(keeping(options, 'keep', dice, [1, 3, 7])).toBeUndefined();
});

test('chances are those of the answer, or of the dice as they lie', () => {
  const odds = [{ label: 'Blow', needs: '3 swords', now: 0, best: 0.8, answers: [['keep 26', 0.25]] as [string, number][] }];
  expect(chancesOf(odds, keep('26'))[0]?.kept).toBe(0.25);
  expect(chancesOf(odds, undefined)[0]).toEqual({ label: 'Blow', needs: '3 swords', kept: 0, best: 0.8 });
});

test('only what is certain is told as certain', () => {
  expect([0, 0.0004, 0.4, 0.999, 1].map((chance) => percent(chance, 'en'))).toEqual(['0%', '1%', '40%', '99%', '100%']);
});
