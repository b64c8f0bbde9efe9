/**
 * How large cards can be so that the whole table fits into the window without scrolling.
 *
 * The lines of the layout are added up in card heights; what is left of the window after plates and gaps is shared out.
 */
import type { Size, Slot } from '../games/layout';
import type { Mat } from './mat.svelte';
import { cardsIn, isEmpty } from './zones';

/** The widths of cards in pixels. */
export interface Room {
  /** A normal card in the middle. */
  centre: number;
  tiny: number;
  small: number;
  normal: number;
}

/** The share of a size, compared with a normal card. */
const SHARE: Record<Size, number> = { tiny: 0.42, small: 0.74, normal: 1, large: 1 };
const TIGHT_SHARE: Record<Size, number> = { tiny: 0.6, small: 0.86, normal: 1, large: 1 };
const TALL = 1.4;

export function measure(mat: Mat, near: string | null, width: number, height: number, tight: boolean, others: number): Room {
  const share = tight ? TIGHT_SHARE : SHARE;
  const { theirs = mat.layout.own, centre } = mat.layout;
  // A line where nothing lies, and nothing is drawn for it, needs no room.
  const own = mat.own.filter((line) => !line.every((slot) => slot.quiet && isEmpty(slot, near, mat)));
  const many = others > 1;
  const size = (slot: Slot, far: boolean): Size => (far && many && slot.size === 'small' && !slot.firm ? 'tiny' : slot.size);
  // What is words beside the plate where there is little room.
  const beside = (slot: Slot, far: boolean) =>
    (slot.lay === 'pile' && (tight || (far && many))) || (slot.lay === 'fan' && far && (tight || many));
  const tallest = (line: Slot[], far: boolean) =>
    Math.max(0, ...line.filter((slot) => !beside(slot, far)).map((slot) => share[size(slot, far)]));
  const sum = (lines: Slot[][], far: boolean) => lines.reduce((total, line) => total + tallest(line, far), 0);

  const rows = tight ? others : Math.min(others, 1);
  const far = sum(theirs, true) * rows;
  const lines = own.length + rows * theirs.length + centre.length;
  const plates = tight ? 36 * (others + 1) : many ? 80 : 0;
  const left = height - plates - lines * 12 - 46;
  const [seats, middle] = [sum(own, false) + far, sum(centre, false)];
  const byHeight = left / (seats + middle) / TALL;

  // The middle must not overlap: everybody chooses from it.
  const across = Math.max(
    ...centre.map((line) =>
      line.reduce((total, slot) => {
        if (slot.quiet && slot.lay !== 'pile' && isEmpty(slot, null, mat)) return total;
        if (slot.lay === 'pile') return total + (tight ? 0 : 1.2 * (slot.narrow ? share[slot.size] : 1));
        const zone = mat.zone(slot.zone);
        const cards = zone ? cardsIn(zone, slot, mat) : [];
        const below = cards.reduce((sum, card) => sum + Math.min(1.2, 0.28 * (mat.attached.get(card.at)?.length ?? 0)), 0);
        const passed = slot.trail ? (mat.passed.get(slot.trail)?.length ?? 0) : 0;
        const least = slot.narrow ? 1 : 6;
        return total + Math.max(least, cards.length + below + passed) * (slot.narrow ? 1.15 : 1.05) * share[slot.size];
      }, 0),
    ),
    3,
  );
  const within = (width: number) => Math.round(Math.min(tight ? 84 : 210, Math.max(52, width)));
  const centreWidth = within(Math.min(byHeight, (width - (tight ? 24 : 60)) / across));
  // What the middle leaves is for the seats, where cards may overlap.
  const normal = within((left - middle * centreWidth * TALL) / seats / TALL);
  return { centre: centreWidth, normal, small: Math.round(normal * share.small), tiny: Math.round(normal * share.tiny) };
}
