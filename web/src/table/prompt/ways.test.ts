import { expect, test } from 'vitest';
import type { OptionScene } from '../../wire';
import { waysOf } from './ways';

const option = (word: string, cards: string[], then: [string, string[]][]): OptionScene => ({
  text: word, label: word, word, cards, onto: [], seat: null, amount: null, die: null,
  by: [], then: then.map(([word, cards]) => ({ text: word, label: word, word, cards })),
});
const own = (at: string) => at.includes(':A/');
const told = (options: OptionScene[]) => waysOf(options, own).map(({ text, after, cards, onto }) => [text, after, cards[0], onto[0]]);

test('an attack starts from one’s own character', () => {
  expect(told([option('attack', ['faction:B/0'], [['send', ['play:A/1']]])])).toEqual([['attack', 'send', 'play:A/1', 'faction:B/0']]);
});

test('so does one that only one character can make', () => {
  const only = { ...option('attack', ['faction:B/0'], []), by: ['play:A/1'] };
  expect(waysOf([only], own, ['attack']).map(({ text, after, cards, onto }) => [text, after, cards, onto])).toEqual([
    ['attack', undefined, ['play:A/1'], ['faction:B/0']],
  ]);
  expect(waysOf([only], own)).toEqual([]);
});

test('a card goes from the hand to its target', () => {
  expect(told([option('play', ['hand:A/0'], [['pick', ['play:B/3']]])])).toEqual([['play', 'pick', 'hand:A/0', 'play:B/3']]);
  expect(told([option('play', ['hand:A/0'], [['pick', ['play:A/3']]])])).toEqual([['play', 'pick', 'hand:A/0', 'play:A/3']]);
});

test('what names no card is found at the card that comes next', () => {
  expect(told([option('way-2', [], [['lay', ['hand:A/4']]])])).toEqual([['way-2', 'lay', 'hand:A/4', undefined]]);
});

test('what names no card yet is dragged onto what it will be about', () => {
  const attack = option('attack-unit', [], [['send', ['play:A/1']]]);
  const toward = () => ['play:B/0', 'play:B/1'];
  expect(waysOf([attack], own, [], toward).map(({ text, after, cards, onto }) => [text, after, cards, onto])).toEqual([
    ['attack-unit', 'send', ['play:A/1'], ['play:B/0', 'play:B/1']],
  ]);
  const only = { ...option('attack-unit', [], []), by: ['play:A/1'] };
  expect(waysOf([only], own, ['attack-unit'], toward).map(({ cards, onto }) => [cards, onto])).toEqual([[['play:A/1'], ['play:B/0', 'play:B/1']]]);
  const asked = { ...option('attack-unit', [], [['target', ['play:B/1']]]), by: ['play:A/1'] };
  expect(waysOf([asked], own, ['attack-unit'], toward).map(({ after, cards, onto }) => [after, cards, onto])).toEqual([
    ['target', ['play:A/1'], ['play:B/1']],
    ['target', ['play:B/1'], []],
  ]);
});
