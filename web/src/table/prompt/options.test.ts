import { expect, test } from 'vitest';
import type { OptionScene } from '../../wire';
import { byCard, byTarget, swap } from './options';

const option = (word: string, cards: string[], onto: string[]): OptionScene => ({
  text: word, label: word, word, cards, onto, seat: null, amount: null, die: null, by: [], then: [],
});

test('whoever acts comes first, also where the notation names the target first', () => {
  const options = [option('attack', ['villain/0'], ['identity:A/0']), option('attach', ['hand:A/0'], ['play:A/1'])];
  const told = swap(options, ['attack']);
  expect([...byCard(told).keys()]).toEqual(['identity:A/0', 'hand:A/0']);
  expect([...byTarget(told).keys()]).toEqual(['villain/0', 'play:A/1']);
  // What is sent back is what came.
  expect(told.map((one) => one.text)).toEqual(options.map((one) => one.text));
  expect(swap(options, [])).toBe(options);
});
