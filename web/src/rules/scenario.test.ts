import { expect, test } from 'vitest';
import type { FaceInfo } from '../wire';
import { cardsIn, hasPosition, readLine, seatsOf } from './scenario';

const scenario = (...lines: string[]) => ({ name: 'A claim', title: 'a claim', rules: ['R-1'], lines });

test('a line is taken apart into what it is about and what it says', () => {
  expect(readLine('given A: hand crystal x7')).toEqual({ keyword: 'given', about: 'A', text: 'hand crystal x7', rule: null });
  expect(readLine('given: 3 seats')).toEqual({ keyword: 'given', about: '', text: '3 seats', rule: null });
  expect(readLine('then no option: play crystal')).toEqual({ keyword: 'then', about: 'no option', text: 'play crystal', rule: null });
});

test('a refusal cites its rule', () => {
  expect(readLine('refuse A: attack B:zetta  # SOI-ATTACK-7')).toEqual({
    keyword: 'refuse',
    about: 'A',
    text: 'attack B:zetta',
    rule: 'SOI-ATTACK-7',
  });
});

test('a scenario has as many seats as it says, or as its letters need', () => {
  expect(seatsOf(scenario('given A: hand crystal'))).toBe(2);
  expect(seatsOf(scenario('given A: hand crystal', 'given C: hand crystal'))).toBe(3);
  expect(seatsOf(scenario('given: new game, 4 seats, seed 1'))).toBe(4);
});

test('set-ups and deck lists are no positions', () => {
  expect(hasPosition(scenario('refuse game: 5 seats  # SOI-SETUP-1'))).toBe(false);
  expect(hasPosition(scenario('given A: hand crystal', 'then A: 0 gems'))).toBe(true);
});

test('cards are found in a line, words between them stay', () => {
  const face = { slug: 'nil-assassin', name: 'Nil Assassin' } as FaceInfo;
  const parts = cardsIn('recruit nil-assassin x2 now', new Map([[face.slug, face]]));
  expect(parts).toEqual(['recruit ', face, ' ×\u00a02 now']);
});
