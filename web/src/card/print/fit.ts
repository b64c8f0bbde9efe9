/**
 * How much room a text takes, so that it fits its card: a long one is set smaller and takes from the picture. A text that
 * could only be cut or set too small to be read is left out, and the picture has its room: the large card has it whole.
 *
 * The estimate is a careful one: letters are counted, not measured.
 */
import type { FaceInfo } from '../../wire';
import type { Size } from './facts';

/** How a face is set. Lengths are in hundredths of the card's width. */
export interface Setting {
  /** The size of the text. */
  type: number;
  /** Whether all of it can be read. */
  whole: boolean;
  /** The size of the name. */
  title: number;
  /** Whether a word of the name is too long even so: it wants narrower letters. */
  slim: boolean;
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

/** The least height of letters that are read at ease, in pixels. */
const LEAST = 11;

/** The height of a line, in sizes of the text. */
const LEADING = 1.22;
/** The space between two paragraphs, in sizes of the text. */
const GAP = 0.35;

/** Lines break at spaces and after hyphens. */
const BREAKS = / |(?<=-)/;

const settings = new Map<string, Setting>();

/** Sets a face. `width` is how wide the card is in pixels, where that is known: letters are not smaller than can be read. */
export function fit(game: string, face: FaceInfo, size: Size, room: Room, width?: number): Setting {
  const name = `${game}/${size}/${room.art}/${width ?? ''}/${face.name}/${face.text.join('/')}`;
  let found = settings.get(name);
  if (!found) settings.set(name, (found = set(face, room, least(width))));
  return found;
}

/** The largest size at which a line of text stands without being cut; nothing if it would be too small. */
export function fitLine(text: string, wide: number, letter: number, most: number, width?: number): number | undefined {
  const size = Math.min(most, wide / letter / Math.max(1, text.length));
  return size < (width === undefined ? most * 0.6 : least(width)) ? undefined : size;
}

/** The least size of letters on a card of a width, in hundredths of it. */
function least(width?: number): number {
  return width === undefined ? 0 : (LEAST / width) * 100;
}

function set(face: FaceInfo, room: Room, least: number): Setting {
  const title = sizes(room.titles, least).find((type) => stands(face.name, room.name / type / room.titleLetter));
  const smallest = Math.max(least, room.titles.at(-1) ?? 6);
  const gaps = Math.max(0, face.text.length - 1) * GAP;
  const fits = (type: number) => {
    const letters = room.wide / (type * room.letter);
    const lines = face.text.reduce((sum, part) => sum + wrapped(part, letters), 0);
    return (lines * LEADING + gaps) * type <= room.high - room.art;
  };
  const type = sizes(room.types, least).find(fits);
  return { type: type ?? room.types.at(-1) ?? 6, title: title ?? smallest, slim: title === undefined, whole: type !== undefined };
}

/** The sizes to try, none smaller than can be read. The best may be smaller than that: then it grows. */
function sizes(types: number[], least: number): number[] {
  const read = types.filter((type) => type >= least);
  return read.length < types.length && least > 0 ? [...read, least] : read;
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
