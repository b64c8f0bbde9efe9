import { expect, test } from 'vitest';
import { Draft } from './draft.svelte';

test('what an address holds is the same deck again', () => {
  const draft = new Draft();
  draft.name = 'Éclair & co';
  draft.change('wolf', 3);
  draft.change('bear', 1);
  draft.change('bear', -1);
  draft.change('old-oak', 2);
  draft.begin('old-oak');
  draft.begin('wolf');
  draft.begin('old-oak');
  const read = new Draft();
  expect(read.read(draft.address())).toBe(true);
  expect(read.text()).toBe('3 wolf\n2 old-oak');
  expect(read.name).toBe('Éclair & co');
  expect(read.opening).toEqual(['wolf']);
});

test('nobody begins with a card that is not in the deck', () => {
  const draft = new Draft();
  draft.change('wolf', 1);
  draft.begin('wolf');
  draft.change('wolf', -1);
  expect(draft.opening).toEqual([]);
  expect(draft.read('cards=wolf*2&first=wolf,bear,wolf')).toBe(true);
  expect(draft.opening).toEqual(['wolf']);
});

test('a spoilt address gives what can be read of it, and no address nothing', () => {
  const draft = new Draft();
  expect(draft.read('')).toBe(false);
  expect(draft.read('cards=wolf*2,<b>*1,bear*0,oak*9999,elm*1')).toBe(true);
  expect(draft.text()).toBe('2 wolf\n1 elm');
});
