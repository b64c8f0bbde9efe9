import { expect, test } from 'vitest';
import { fold, holds, stretches, wordsOf } from './search';

test('case, accents and ligatures do not matter', () => {
  expect(fold('Cœur d’Éther')).toBe("coeur d'ether");
  expect(holds(fold('Chœur Somnambule'), wordsOf('CHOEUR somn'))).toBe(true);
  expect(holds(fold('SP-103.1c'), wordsOf('sp-103.2'))).toBe(false);
});

test('a text is taken apart where the words stand, and nothing of it is lost', () => {
  const parts = stretches('Un cœur épris du cœur', wordsOf('coeur epris'));
  expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(['cœur', 'épris', 'cœur']);
  expect(parts.map((part) => part.text).join('')).toBe('Un cœur épris du cœur');
});

test('without words nothing is marked', () => {
  expect(stretches('text', wordsOf('  '))).toEqual([{ text: 'text', hit: false }]);
});
