/**
 * The words and signs of a game's cards with the rules that explain them, in the spoken language. Each game and language is
 * fetched once.
 */
import { terms as ask } from '../../api';
import { language } from '../../speech.svelte';
import type { FaceInfo, TermInfo } from '../../wire';
import { fold, foldWithPlaces } from '../search';

const asked = new Set<string>();
let known = $state.raw<Record<string, TermInfo[]>>({});

/** What is explained of a game; nothing until it has arrived. Readers are told when it does. */
export function terms(game: string): TermInfo[] {
  const tongue = language();
  const name = `${game}/${tongue}`;
  if (game && !asked.has(name)) {
    asked.add(name);
    ask(game, tongue).then(
      (list) => (known = { ...known, [name]: list }),
      () => setTimeout(() => asked.delete(name), 3000),
    );
  }
  return known[name] ?? [];
}

/** What explains a sign: a number, a mark, a letter that stands for an icon. */
export function termOfSign(list: TermInfo[], sign: string): TermInfo | undefined {
  return list.find((term) => term.signs.includes(sign));
}

/** The words of a text that are explained, each once, in the order in which they come. */
export function termsIn(list: TermInfo[], text: string): { word: string; term: TermInfo }[] {
  const folded = fold(text);
  const found = list.flatMap((term) => {
    const places = term.words.map((word) => ({ word, at: wholeWord(folded, fold(word)) })).filter(({ at }) => at >= 0);
    const signs = term.signs.map((sign) => ({ word: sign, at: text.indexOf(`[${sign}]`) })).filter(({ at }) => at >= 0);
    const first = [...places, ...signs].sort((one, other) => one.at - other.at)[0];
    return first ? [{ ...first, term }] : [];
  });
  return found.sort((one, other) => one.at - other.at);
}

/** A text cut into pieces: those that a term explains, and what stands between them. */
export function cutAt(list: TermInfo[], text: string): { text: string; term?: TermInfo }[] {
  const pieces: { text: string; term?: TermInfo }[] = [];
  let rest = text;
  while (rest) {
    const { text: folded, at: origin } = foldWithPlaces(rest);
    const found = list.flatMap((term) => [
      ...term.words.map((word) => {
        const at = wholeWord(folded, fold(word));
        return { term, from: at < 0 ? -1 : (origin[at] ?? 0), to: origin[at + fold(word).length] ?? rest.length };
      }),
      ...term.signs.map((sign) => ({ term, from: rest.indexOf(`[${sign}]`), to: rest.indexOf(`[${sign}]`) + sign.length + 2 })),
    ]);
    const [first] = found.filter(({ from }) => from >= 0).sort((one, other) => one.from - other.from || other.to - one.to);
    if (!first) break;
    if (first.from > 0) pieces.push({ text: rest.slice(0, first.from) });
    pieces.push({ text: rest.slice(first.from, first.to), term: first.term });
    rest = rest.slice(first.to);
  }
  return rest ? [...pieces, { text: rest }] : pieces;
}

/** What explains a whole card: the words and signs of its text. */
export function termsOf(list: TermInfo[], face: FaceInfo): { word: string; term: TermInfo }[] {
  return termsIn(list, face.text.join('\n'));
}

/** Where a word stands by itself; -1 if nowhere. */
function wholeWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const letter = /[\p{L}\p{N}]/u;
    if (!letter.test(text[at - 1] ?? ' ') && !letter.test(text[at + word.length] ?? ' ')) return at;
  }
  return -1;
}
