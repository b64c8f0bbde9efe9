/**
 * What is printed on a face, read by the words that are the same in every language, and what is shown in its stead while
 * something changes it.
 */
import type { CardScene, FaceInfo, NumberScene } from '../../wire';

/** How large a card is drawn: the larger, the more of it can be read. */
export type Size = 'tiny' | 'small' | 'normal' | 'large';

/** What a frame needs to draw a face. */
export interface FrameProps {
  face: FaceInfo;
  size: Size;
  values: NumberScene[];
  /** How wide the card is in pixels, where that is known. */
  width?: number;
}

/** A number as it is shown: more (1) or less (-1) than what is printed, or as printed (0). */
export interface Shown {
  name: string;
  label: string;
  value: string;
  changed: number;
}

/** A printed fact; nothing if the face does not have it. */
export function fact(face: FaceInfo, name: string): string | undefined {
  return face.print.find(([word]) => word === name)?.[1];
}

/** The other side of a card that has two. */
export function otherSide(face: FaceInfo, faces: Iterable<FaceInfo>): FaceInfo | undefined {
  const slug = fact(face, 'back');
  if (slug === undefined) return undefined;
  for (const other of faces) if (other.slug === slug) return other;
  return undefined;
}

/** A number as it is now, or else as printed; nothing if the card has neither. */
export function shown(face: FaceInfo, values: NumberScene[], name: string): Shown | undefined {
  const now = values.find((value) => value.name === name);
  if (now) return now;
  const value = fact(face, name);
  return value === undefined ? undefined : { name, label: calledOf(face, name), value, changed: 0 };
}

/** What a printed number is called; its word where the server has no name for it. */
export function calledOf(face: FaceInfo, name: string): string {
  return face.called.find(([word]) => word === name)?.[1] ?? name;
}

/** Several of them, those that the card has. */
export function shownOf(face: FaceInfo, values: NumberScene[], names: string[]): Shown[] {
  return names.flatMap((name) => shown(face, values, name) ?? []);
}

/** The letters of signs such as `[D]` in the order in which they are written. */
export function signs(text: string): string[] {
  return [...text.matchAll(/\[([A-Z])\]/g)].map((match) => match[1] ?? '');
}

/** Whether a card has a mark, be it told as a mark or as a value. */
export function isMarked(card: CardScene, name: string): boolean {
  return card.marks.some((mark) => mark.name === name) || card.values.some((value) => value.name === name && value.value !== '0');
}
