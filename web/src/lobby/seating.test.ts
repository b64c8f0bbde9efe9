import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../wire';
import { Seating } from './seating.svelte';

vi.mock('./names.svelte', () => ({ nameOr: (person: number) => ['Ada', 'Bo', 'Cy'][person] }));
vi.mock('../router.svelte', () => ({ go: () => undefined }));

const game = { leastSeats: 2, bots: [{ id: 'club', name: 'club', usual: true }, { id: 'expert', name: 'expert' }, { id: 'greedy', name: 'greedy', plain: true }] } as unknown as GameInfo;

test('a first table is one person against the usual bot', () => {
  expect(new Seating(game, 2).seats()).toEqual([
    { who: 'here', name: 'Ada' },
    { who: 'bot', bot: 'club' },
  ]);
});

test('whoever sat alone is joined by the usual bot', () => {
  const seating = new Seating(game, 1);
  seating.resize(3);
  expect(seating.who).toEqual(['me', 'bot:club', 'bot:club']);
});

test('one person sits on one seat: whoever sat there before is somebody else', () => {
  const seating = new Seating(game, 3);
  seating.seat(2, 'me');
  expect(seating.who).toEqual(['here', 'bot:club', 'me']);
  expect(seating.seats().at(0)).toEqual({ who: 'here', name: 'Bo' });
});

test('more places are laid like the last one, and fewer keep one for the person', () => {
  const seating = new Seating(game, 2);
  seating.seat(1, 'link');
  seating.resize(4);
  expect(seating.who).toEqual(['me', 'link', 'link', 'link']);
  seating.seat(0, 'here');
  seating.seat(3, 'me');
  seating.resize(2);
  expect(seating.who).toEqual(['me', 'link']);
});
