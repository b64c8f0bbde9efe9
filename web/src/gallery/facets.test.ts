import { expect, test } from 'vitest';
import type { FaceInfo } from '../wire';
import { facetsOf, fits, labelOf } from './facets';

const face = (slug: string, line: string, kind: string, trade: string, cost: string) =>
  ({ slug, name: slug, line, print: [['kind', kind], ['trade', trade], ['cost', cost]], labels: [], numbers: [['coût', cost]], text: [] }) as unknown as FaceInfo;

const cards = [
  face('a', 'Personnage seigneur de guerre – soldat', 'character', 'warlord', '1'),
  face('b', 'Tactique seigneur de guerre', 'tactic', 'warlord', '2'),
  face('c', 'Personnage banquier – maître de chai', 'character', 'banker', '2'),
  face('d', 'Lieu banquier', 'location', 'banker', '3'),
];

test('kinds and the like are called what the type lines call them', () => {
  const [kind, trade] = facetsOf(cards);
  expect(kind?.values.map((value) => value.label)).toEqual(['Personnage', 'Tactique', 'Lieu']);
  expect(trade?.values.map((value) => value.label)).toEqual(['Seigneur de guerre', 'Banquier']);
  expect(trade?.values.map((value) => value.cards)).toEqual([2, 2]);
});

test('what the game has a name for is called by it, whatever the type lines say', () => {
  const named = cards.map((card) => ({ ...card, labels: card.slug === 'c' || card.slug === 'd' ? [['trade', 'commerce']] : [] }) as FaceInfo);
  expect(labelOf(named, 'trade', 'banker')).toBe('Commerce');
  expect(labelOf(named, 'trade', 'warlord')).toBe('Seigneur de guerre');
  expect(labelOf(named, 'kind', 'location')).toBe('Lieu');
  expect(labelOf(named, 'trade', 'nobody')).toBe('Nobody');
});

test('numbers come under their label, in order', () => {
  const cost = facetsOf(cards).find((facet) => facet.number);
  expect(cost?.name).toBe('coût');
  expect(cost?.values.map((value) => value.value)).toEqual(['1', '2', '3']);
});

test('a card fits if it has one of the chosen values, or none is chosen', () => {
  const [kind] = facetsOf(cards);
  if (!kind || !cards[0]) throw new Error('there is a first card and a first fact');
  expect(fits(cards[0], kind, [])).toBe(true);
  expect(fits(cards[0], kind, ['tactic', 'character'])).toBe(true);
  expect(fits(cards[0], kind, ['tactic'])).toBe(false);
});
