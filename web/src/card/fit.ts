/**
 * How much room a text takes, so that it fits its card: a long one is set smaller and takes from the picture, and where even
 * that does not help it ends with an ellipsis (the large card has it whole).
 *
 * Fonts differ from system to system, so the estimate is a careful one.
 */
import type { FaceInfo } from '../wire';
import type { Size } from './print';

/** How a face is set. Lengths are in hundredths of the card's width. */
export interface Setting {
  /** The size of the text. */
  type: number;
  /** How many lines of it are shown, if not all can be. */
  lines?: number;
  /** The size of the name. */
  title: number;
}

/** What a frame leaves for text. */
export interface Room {
  /** The width of a line. */
  wide: number;
  /** The height that picture and text share; the picture gets what the text leaves. */
  high: number;
  /** The width of an average letter, in sizes of the text. */
  letter: number;
  /** The sizes to try, from the best. */
  types: number[];
  /** The least height of the picture, which may depend on what stands in it. */
  art: number;
  /** The width of the name. */
  name: number;
  /** The sizes of the name to try, from the best, and the width of its letters. */
  titles: number[];
  titleLetter: number;
}

/** The height of a line, in sizes of the text. */
const LEADING = 1.22;
/** The space between two paragraphs, in sizes of the text. */
const GAP = 0.35;

/** Lines break at spaces and after hyphens. */
const BREAKS = / |(?<=-)/;

const settings = new Map<string, Setting>();

export function fit(game: string, face: FaceInfo, size: Size, room: Room): Setting {
  const name = `${game}/${size}/${room.art}/${face.name}/${face.text.join('/')}`;
  let found = settings.get(name);
  if (!found) settings.set(name, (found = set(face, room)));
  return found;
}

function set(face: FaceInfo, room: Room): Setting {
  const title = room.titles.find((type) => stands(face.name, room.name / type / room.titleLetter)) ?? room.titles.at(-1) ?? 6;
  const gaps = Math.max(0, face.text.length - 1) * GAP;
  for (const type of room.types) {
    const letters = room.wide / (type * room.letter);
    const lines = face.text.reduce((sum, part) => sum + wrapped(part, letters), 0);
    if ((lines * LEADING + gaps) * type <= room.high - room.art) return { type, title };
  }
  const type = room.types.at(-1) ?? 6;
  return { type, title, lines: Math.max(1, Math.floor(((room.high - room.art) / type - gaps) / LEADING)) };
}

/** How many lines a text has if no more letters than these stand on each. A sign counts for two letters. */
function wrapped(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.replace(/\[[A-Z]\]/g, 'mm').split(BREAKS)) {
    const wanted = used ? used + 1 + word.length : word.length;
    if (used && wanted > letters) {
      lines++;
      used = word.length;
    } else {
      used = wanted;
    }
  }
  return lines;
}

/** Whether a name stands on two lines without a broken word. */
function stands(name: string, letters: number): boolean {
  return wrapped(name, letters) <= 2 && name.split(BREAKS).every((word) => word.length <= letters);
}
