import { expect, test, vi } from 'vitest';
import type { DeckInfo } from '../wire';
import { unlike } from './opening';

vi.mock('../router.svelte', () => ({ go: () => undefined }));
vi.mock('../api', () => ({ newTable: () => undefined }));

const deck = (id: string, ...faces: number[]): DeckInfo => ({ id, name: id, cards: faces.map((face) => [face, 1]), opening: [], own: false });
const decks = [deck('one', 1, 2, 3), deck('one-again', 1, 2, 4), deck('two', 5, 6), deck('three', 7, 6)];

test('seats get decks that are not alike', () => {
  expect(unlike(decks, decks, [undefined])).toEqual(['one']);
  expect(unlike(decks, decks, [undefined, undefined, undefined])).toEqual(['one', 'two', 'three']);
});

test('what was chosen stays, and the others give way', () => {
  expect(unlike(decks, decks, [undefined, 'one'])).toEqual(['two', 'one']);
  const own = deck('mine', 5, 6, 7);
  expect(unlike(decks, [...decks, own], ['mine', undefined])).toEqual(['mine', 'one']);
  // A deck that is not known yet is kept all the same.
  expect(unlike(decks, decks, ['later'])).toEqual(['later']);
});
