// What a deck consists of, sorted for reading.
import { fact } from '../card/print/facts';
import type { Faces } from '../faces.svelte';
import type { DeckInfo, FaceInfo } from '../wire';

/** A card with its number of copies. */
export interface Copies {
  face: FaceInfo;
  number: number;
}

/** The cards of one kind. */
export interface Group {
  /** The kind's word; empty for cards without one. */
  kind: string;
  /** What it is called: the beginning that the type lines share, or the type line. */
  label: string;
  cards: Copies[];
  number: number;
}

/** How many cards a deck has. */
export function sizeOf(deck: DeckInfo): number {
  return deck.cards.reduce((sum, [, number]) => sum + number, 0);
}

/** The card that a deck is known by: the only one of its kind, or else the dearest. */
export function coverOf(deck: DeckInfo, faces: Faces): FaceInfo | undefined {
  const groups = groupsOf(deck, faces, new Map());
  const sole = groups.find((group) => group.number === 1);
  const dearest = () => groups.flatMap((group) => group.cards).sort((one, other) => costOf(other.face) - costOf(one.face))[0];
  return (sole?.cards[0] ?? dearest())?.face;
}

/** The cards of a deck by kind, the cheapest first. */
export function groupsOf(deck: DeckInfo, faces: Faces, labels: Map<string, string>): Group[] {
  const groups = new Map<string, Group>();
  for (const [number, copies] of deck.cards) {
    const face = faces.get(number);
    if (!face) continue;
    // Where cards of one kind are of several types, these tell more.
    const kind = fact(face, 'type') ?? fact(face, 'kind') ?? '';
    const group = groups.get(kind) ?? { kind, label: labels.get(kind) ?? face.line, cards: [], number: 0 };
    group.cards.push({ face, number: copies });
    group.number += copies;
    groups.set(kind, group);
  }
  for (const group of groups.values()) {
    group.cards.sort((one, other) => costOf(one.face) - costOf(other.face) || one.face.name.localeCompare(other.face.name));
  }
  return [...groups.values()];
}

/** How many cards of a deck cost how much; cards without a cost are left out. */
export function curveOf(deck: DeckInfo, faces: Faces): number[] {
  const curve: number[] = [];
  for (const [number, copies] of deck.cards) {
    const face = faces.get(number);
    const cost = face ? costOf(face) : -1;
    if (cost < 0) continue;
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + copies;
  }
  return curve;
}

/** A deck as the text that can be read back. */
export function textOf(deck: DeckInfo, faces: Faces): string {
  return deck.cards.map(([number, copies]) => `${copies} ${faces.get(number)?.name ?? number}`).join('\n');
}

function costOf(face: FaceInfo): number {
  const cost = Number(fact(face, 'cost'));
  return Number.isInteger(cost) ? cost : -1;
}
