import { expect, test } from 'vitest';
import type { OptionScene, Scene } from '../../wire';
import { proposal } from './payment';

const option = (text: string, cards: string[]): OptionScene => ({ text, label: '', word: 'spend', cards, onto: [], seat: null, amount: null, die: null, then: [], by: [] });
const options = [option('spend energy', ['hand:A/0', 'hand:A/2']), option('spend first-aid', ['hand:A/1'])];
const nameOf = (at: string) => (at === 'hand:A/1' ? 'First Aid' : 'Energy');

function paidWith(payment: string[]) {
  return proposal({ question: { payment } } as unknown as Scene, options, nameOf);
}

test('a payment names each card once', () => {
  const found = paidWith(['spend energy', 'spend first-aid', 'spend energy']);
  expect(found?.names).toEqual(['Energy', 'First Aid', 'Energy']);
  expect([...(found?.places ?? [])]).toEqual(['hand:A/0', 'hand:A/1', 'hand:A/2']);
});

test('what is not to be seen has no name, and nothing is proposed where nothing is paid', () => {
  expect(paidWith(['spend energy', 'spend later'])?.names).toEqual([]);
  expect(paidWith([])).toBeNull();
});
