/** Which cards of a zone a stretch of the table shows. */
import type { Slot } from '../../games/layout';
import type { CardScene, ZoneScene } from '../../wire';
import type { Mat } from '../mat.svelte';

/** Whether nothing lies in a slot. */
export function isEmpty(slot: Slot, seat: string | null, mat: Mat): boolean {
  if (slot.trail && mat.passed.has(slot.trail)) return false;
  const zone = mat.zone(seat ? `${slot.zone}:${seat}` : slot.zone);
  if (!zone || zone.count === 0) return true;
  return (slot.kinds !== undefined || slot.others !== undefined || zone.cards.length > 0) && cardsIn(zone, slot, mat).length === 0;
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
