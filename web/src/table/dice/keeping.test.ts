import { expect, test } from 'vitest';
import type { DieScene, OptionScene } from '../../wire';
import { chancesOf, diceFor, keeping, percent } from './keeping';

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
  expect(chancesOf(odds, undefined)[0]).toEqual({ label: 'Blow', needs: '3 swords', answers: odds[0]?.answers, kept: 0, best: 0.8 });
});

test('what makes something most likely is laid aside, and no more than that', () => {
  const wanted = (answers: [string, number][]) => ({ label: 'Blow', needs: '2 swords', answers, kept: 0, best: 1 });
  const best = (answers: [string, number][]) => diceFor(wanted(answers), options, 'keep', dice);
  expect(best([['keep 0', 0.1], ['keep 6', 0.4], ['keep 26', 0.25]])).toEqual([3]);
  // With the third die nothing is won that two do not bring.
  expect(best([['keep 26', 1], ['keep 6', 1]])).toEqual([3]);
  expect(best([['keep 66', 0.5]])).toEqual([3, 7]);
  expect(best([['keep 6', 0]])).toBeNull();
});

test('only what is certain is told as certain', () => {
  expect([0, 0.0004, 0.4, 0.999, 1].map((chance) => percent(chance, 'en'))).toEqual(['0%', '1%', '40%', '99%', '100%']);
});
