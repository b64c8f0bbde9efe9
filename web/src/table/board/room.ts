/**
 * How large cards can be so that the whole table fits into the window without scrolling.
 *
 * Every line of the layout is as tall as its largest card and as wide as its cards side by side, a little over each other
 * where there are many. What is left of the window after plates and gaps is shared out by height, and no line becomes wider
 * than the window. Where a layout has two arrangements, the one with the larger cards is taken.
 */
import type { Size, Slot } from '../../games/layout';
import type { Mat } from '../mat.svelte';
import { cardsIn, heldIn, isCrowd, isEmpty, rowsOf } from './zones';

/** The widths of cards in pixels. */
export interface Room {
  /** A normal card in the middle. */
  centre: number;
  tiny: number;
  small: number;
  normal: number;
  /** How many cards of a large hand are held beside each other. */
  row: number;
  /** How many, where like cards are held together. */
  heaps: number;
  /** Whether seats have little width, and whether there is no height for several lines of one slot. */
  narrow: boolean;
  flat: boolean;
}

/** A window, and who looks into it. */
export interface Window {
  near: string | null;
  width: number;
  height: number;
  /** Whether it is narrow, as on a phone. */
  tight: boolean;
  /** Whether it is narrow and low, as on a phone that lies on its side. */
  flat: boolean;
  others: string[];
}

/** The share of a size, compared with a normal card. */
const SHARE: Record<Size, number> = { tiny: 0.56, small: 0.76, normal: 1, large: 1 };
const TIGHT_SHARE: Record<Size, number> = { tiny: 0.66, small: 0.86, normal: 1, large: 1 };
const TALL = 1.4;
/** What everybody plays against is larger than one's own cards. */
const FOE = 1.3;
/** How much is seen of each card in a long line, at least where there is room for that. */
const SEEN = { fan: 0.64, row: 0.86, tight: 0.4 };
const PLATE = 160;
/** A seat with less width than this has little. */
const NARROW = 330;

/** Which arrangement of lines was taken: on one's own side, and on the others'. */
export interface Arrangement {
  room: Room;
  low: boolean;
  theirsLow: boolean;
}

/** The sizes of cards in the arrangement that makes them largest; also where none fits, the one that needs least. */
export function measure(mat: Mat, window: Window): Arrangement {
  const { layout } = mat;
  const less = [false, true];
  const either = layout.low !== undefined || layout.theirsLow !== undefined;
  const rows = !window.tight && window.others.length > 1 && (layout.theirs ?? layout.own).flat().some((slot) => slot.narrowRows);
  let best: (Arrangement & { fit: number }) | undefined;
  for (const low of less.filter((one) => !one || either)) {
    for (const theirsLow of less.filter((one) => (window.tight ? one === low : !one || either))) {
      for (const narrow of less.filter((one) => !one || rows)) {
        const found = { ...arrange(mat, window, low, theirsLow, narrow), low, theirsLow };
        if (!best || found.fit > best.fit * 1.04) best = found;
      }
    }
  }
  return best as Arrangement;
}

function arrange(mat: Mat, { near, width, height, tight, flat, others }: Window, low: boolean, theirsLow: boolean, wraps: boolean): { room: Room; fit: number } {
  const share = tight ? TIGHT_SHARE : SHARE;
  const { layout } = mat;
  const [row, heaps] = tight && !flat ? [10, 5] : [15, 15];
  const many = others.length > 1;
  const narrow = tight || wraps || (many && width / others.length < NARROW);
  const size = (slot: Slot, far: boolean): Size => (far && many && slot.size === 'small' && !slot.firm ? 'tiny' : slot.size);
  // What is words beside the plate where there is little room.
  const beside = (slot: Slot, far: boolean) =>
    (slot.lay === 'pile' && (tight || (far && many))) || (slot.lay === 'fan' && far && (tight || many));
  const drawn = (line: Slot[], seat: string | null, far: boolean) =>
    line.filter((slot) => !beside(slot, far) && !(far && isCrowd(slot, seat, mat)) && !(slot.quiet && isEmpty(slot, seat, mat)));

  /** How many normal cards a line is high and wide. */
  const extent = (line: Slot[], seat: string | null, far: boolean): [high: number, wide: number] => {
    const slots = drawn(line, seat, far);
    const wide = slots.reduce((sum, slot) => sum + across(slot, seat) * share[size(slot, far)] + 0.06, 0);
    return [Math.max(0, ...slots.map((slot) => share[size(slot, far)] * rows(slot, seat))), wide];
  };
  const rows = (slot: Slot, seat: string | null) => {
    const count = mat.zone(`${slot.zone}:${seat}`)?.count ?? 0;
    return rowsOf(slot, count, seen(slot, seat) || count, { row, heaps, narrow, flat });
  };
  /** How many cards are seen, like ones held together. */
  const seen = (slot: Slot, seat: string | null) => {
    const zone = mat.zone(seat ? `${slot.zone}:${seat}` : slot.zone);
    return zone ? heldIn(slot, cardsIn(zone, slot, mat), mat).length : 0;
  };
  const across = (slot: Slot, seat: string | null): number => {
    if (slot.lay === 'pile') return 1.08;
    const zone = mat.zone(seat ? `${slot.zone}:${seat}` : slot.zone);
    const cards = zone ? cardsIn(zone, slot, mat) : [];
    const below = cards.reduce((sum, card) => sum + Math.min(1.2, 0.28 * (mat.attached.get(card.at)?.length ?? 0)), 0);
    const passed = slot.trail ? (mat.passed.get(slot.trail)?.length ?? 0) : 0;
    const all = Math.max(1, (seen(slot, seat) || (zone?.count ?? 0)) + passed);
    const number = Math.ceil(all / rows(slot, seat));
    // Everybody chooses from the middle: there nothing overlaps.
    const shown = seat === null ? 1.05 : tight ? SEEN.tight : slot.lay === 'fan' ? SEEN.fan : number > 3 ? SEEN.row : 1.04;
    return 1 + (number - 1) * shown + below;
  };

  const own = ((low ? layout.low : undefined) ?? layout.own).map((line) => extent(line, near, false));
  const theirs = (theirsLow ? layout.theirsLow : undefined) ?? layout.theirs ?? layout.own;
  const far = others.map((seat) => theirs.map((line) => extent(line, seat, true)));
  const centre = layout.centre.map((line) => extent(line, null, false));

  const high = (lines: [number, number][]) => lines.reduce((sum, [one]) => sum + one, 0);
  const farthest = Math.max(0, ...far.map(high));
  const seats = high(own) + farthest;
  const middle = high(centre);
  const foe = layout.versus ? FOE : 1;
  const lines = [...own, ...centre, ...(far[0] ?? [])].filter(([one]) => one > 0).length;
  const plates = flat ? (many ? 34 : 0) : tight ? 36 + (many ? 100 : 36 * others.length) : many ? 76 : 0;
  const left = height - plates - lines * (flat ? 6 : 12) - (flat ? 74 : 66);
  const byHeight = left / (seats + middle * foe) / TALL;

  // No line is wider than the window; a hand may then still be held closer.
  const span = width - (flat ? 140 : tight ? 16 : PLATE + 40);
  const widest = Math.max(1, ...own.map(([, wide]) => wide));
  const farRoom = many ? width / others.length - 20 : span;
  const widestFar = Math.max(1, ...far.flat().map(([, wide]) => wide));
  const byWidth = Math.min(span / widest, (farRoom / widestFar) * (many ? 1.6 : 1));
  // A hand in rows is only chosen from: there smaller cards will do.
  const crowded = own.some(([one]) => one > 1);
  const [least, most] = flat ? [24, 104] : tight ? [26, 104] : [crowded ? 64 : 76, 250];
  const within = (wanted: number) => Math.floor(Math.min(most, Math.max(least, wanted)));
  const fit = Math.min(byHeight, Math.max(byWidth, Math.min(byHeight, flat ? 50 : tight ? 70 : 104)));
  const normal = within(fit);
  const widestCentre = Math.max(1, ...centre.map(([, wide]) => wide));
  // What the seats leave is for the middle.
  const leftOver = middle > 0 ? (left / TALL - seats * normal) / middle : 0;
  const centreWidth = within(Math.min(leftOver, (width - (tight ? 20 : 70)) / widestCentre, normal * (layout.versus ? 1.6 : 1.25)));
  const room = { row, heaps, narrow, flat, centre: centreWidth, normal, small: Math.round(normal * share.small), tiny: Math.round(normal * share.tiny) };
  // Cards of others that cover each other are worth less.
  const open = many && !tight ? Math.min(1, farRoom / widestFar / normal) : 1;
  return { room, fit: Math.min(most, fit) * open ** 0.75 };
}
