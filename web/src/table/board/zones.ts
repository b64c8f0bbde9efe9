/** Which cards of a zone a stretch of the table shows. */
import type { Slot } from '../../games/layout';
import type { CardScene, ZoneScene } from '../../wire';
import type { Mat } from '../mat.svelte';
import type { Room } from './room';

/** Whether nothing lies in a slot. */
export function isEmpty(slot: Slot, seat: string | null, mat: Mat): boolean {
  if (slot.trail && mat.passed.has(slot.trail)) return false;
  const zone = mat.zone(seat ? `${slot.zone}:${seat}` : slot.zone);
  if (!zone || zone.count === 0) return true;
  return (slot.kinds !== undefined || slot.others !== undefined || zone.cards.length > 0) && cardsIn(zone, slot, mat).length === 0;
}

/** A hand with more cards than this is held in several rows, and one that nobody here sees is a number. */
const MANY_HELD = 14;

/** A card of a hand, and how many like it are held below it. */
export interface Held {
  card: CardScene;
  number: number;
}

/** The cards of a slot. Of a large hand each kind is held once, with its number; what was chosen is held apart. */
export function heldIn(slot: Slot, cards: CardScene[], mat: Mat): Held[] {
  if (slot.lay !== 'fan' || cards.length <= MANY_HELD) return cards.map((card) => ({ card, number: 1 }));
  const found = new Map<string, Held>();
  for (const card of cards) {
    const alone = card.face === null || mat.chosen.includes(card.at) || mat.attached.has(card.at);
    const kind = alone ? card.key : JSON.stringify([card.face, card.marks, card.values]);
    const held = found.get(kind);
    if (held) held.number += 1;
    else found.set(kind, { card, number: 1 });
  }
  return [...found.values()];
}

/** In how many rows cards lie: a hand of so many, of which so many are seen, or a slot that says it. */
export function rowsOf(slot: Slot, number: number, seen: number, { row, heaps, narrow, flat }: Pick<Room, 'row' | 'heaps' | 'narrow' | 'flat'>): number {
  const rows = narrow ? (slot.narrowRows ?? slot.rows) : slot.rows;
  if (rows) return flat ? 1 : Math.min(rows, Math.max(1, seen));
  return slot.lay === 'fan' && number > MANY_HELD ? Math.ceil(seen / (seen < number ? heaps : row)) : 1;
}

/** Whether a hand has so many cards, none of them seen, that its number says all. */
export function isCrowd(slot: Slot, seat: string | null, mat: Mat): boolean {
  const zone = mat.zone(`${slot.zone}:${seat}`);
  return slot.lay === 'fan' && zone !== undefined && zone.count > MANY_HELD && !zone.cards.some((card) => card.face !== null);
}

/** The cards of a zone that lie in a slot. Attached cards lie with their hosts. */
export function cardsIn(zone: ZoneScene, slot: Slot, mat: Mat): CardScene[] {
  return zone.cards.filter((card) => {
    if (card.host && mat.cards.has(card.host)) return false;
    const kind = mat.face(card)?.print.find(([name]) => name === 'kind')?.[1];
    if (slot.kinds) return kind !== undefined && slot.kinds.includes(kind);
    if (slot.others) return kind === undefined || !slot.others.includes(kind);
    return true;
  });
}
