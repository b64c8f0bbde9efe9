import { expect, test } from 'vitest';
import type { FaceInfo } from '../../wire';
import { fit, fitLine, type Room } from './fit';

const room: Room = { wide: 80, high: 100, letter: 0.5, types: [8, 7], art: 30, name: 70, titles: [9, 6], titleLetter: 0.5 };

function face(name: string, ...text: string[]): FaceInfo {
  return { face: 1, slug: name, name, line: '', print: [], labels: [], called: [], numbers: [], text, example: false };
}

test('a short text is set large and whole', () => {
  expect(fit('toy', face('Short', 'Draw a card.'), 'normal', room)).toEqual({ type: 8, title: 9, whole: true, slim: false });
});

test('a longer text is set smaller before anything of it is left out', () => {
  const text = 'five words as long as '.repeat(7);
  expect(fit('toy', face('Longer', text), 'normal', room)).toEqual({ type: 7, title: 9, whole: true, slim: false });
});

test('a text that cannot be shown whole is left out', () => {
  expect(fit('toy', face('Endless', 'words '.repeat(200)), 'normal', room).whole).toBe(false);
});

test('letters are not smaller than can be read', () => {
  expect(fit('toy', face('Tiny', 'Draw a card.'), 'normal', room, 110)).toEqual({ type: 10, title: 10, whole: true, slim: false });
  expect(fit('toy', face('Longish', 'five words as long as '.repeat(7)), 'normal', room, 110).whole).toBe(false);
  expect(fitLine('Hero', 80, 0.5, 6, 200)).toBe(6);
  expect(fitLine('Hero', 80, 0.5, 6, 100)).toBeUndefined();
});

test('a name with a long word is set smaller, so that the word is not broken', () => {
  expect(fit('toy', face('Incomprehensibilities'), 'normal', room).title).toBe(6);
  expect(fit('toy', face('Half-and-half-and-half'), 'normal', room).title).toBe(9);
});
