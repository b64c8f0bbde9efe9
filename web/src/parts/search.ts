// Finding rules and cards by words, whatever their case and accents, and where the words stand in a text.

/** A text without case and accents, and where each of its characters stood before. */
export interface Folded {
  text: string;
  at: number[];
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

/** The same with the place of each of its characters in the text. */
export function foldWithPlaces(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const lower = text.charAt(place).toLowerCase();
    const plain = LIGATURES[lower] ?? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    for (const character of plain) {
      folded += character;
      at.push(place);
    }
  }
  at.push(text.length);
  return { text: folded, at };
}

/** A text without case and accents. */
export function fold(text: string): string {
  return foldWithPlaces(text).text;
}

/** The words that somebody looks for. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter((word) => word !== '');
}

/** Whether a folded text has all the words in it. */
export function holds(folded: string, words: string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** A stretch of a text, and whether it is one of the words looked for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** Takes a text apart into what was looked for and the rest. */
export function stretches(text: string, words: string[]): Stretch[] {
  if (words.length === 0) return [{ text, hit: false }];
  const folded = foldWithPlaces(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let found = folded.text.indexOf(word); found >= 0; found = folded.text.indexOf(word, found + 1)) {
      const from = folded.at[found] ?? 0;
      const to = (folded.at[found + word.length - 1] ?? from) + 1;
      hit.fill(true, from, to);
    }
  }
  const parts: Stretch[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hit[place]) last.text += text.charAt(place);
    else parts.push({ text: text.charAt(place), hit: hit[place] ?? false });
  }
  return parts;
}
