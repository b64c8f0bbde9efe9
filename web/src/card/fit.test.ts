import { expect, test } from 'vitest';
import type { FaceInfo } from '../wire';
import { fit, type Room } from './fit';

const room: Room = { wide: 80, high: 100, letter: 0.5, types: [8, 7], art: 30, name: 70, titles: [9, 6], titleLetter: 0.5 };

function face(name: string, ...text: string[]): FaceInfo {
  return { face: 1, slug: name, name, line: '', print: [], labels: [], called: [], numbers: [], text, example: false };
}

test('a short text is set large and whole', () => {
  expect(fit('toy', face('Short', 'Draw a card.'), 'normal', room)).toEqual({ type: 8, title: 9 });
});

test('a longer text is set smaller before anything of it is left out', () => {
  const text = 'five words as long as '.repeat(7);
  expect(fit('toy', face('Longer', text), 'normal', room)).toEqual({ type: 7, title: 9 });
});

test('a text that cannot fit ends after the lines for which there is room', () => {
  const { type, lines } = fit('toy', face('Endless', 'words '.repeat(200)), 'normal', room);
  expect(type).toBe(7);
  expect((lines ?? 0) * type * 1.22).toBeLessThanOrEqual(room.high - room.art);
});

test('a name with a long word is set smaller, so that the word is not broken', () => {
  expect(fit('toy', face('Incomprehensibilities'), 'normal', room).title).toBe(6);
  expect(fit('toy', face('Half-and-half-and-half'), 'normal', room).title).toBe(9);
});
