/**
 * What cards can be sorted out by: the facts printed on them.
 *
 * Facts are told in words that are the same in every language. What they are called comes with the cards where the game says
 * it; else it is read off the type lines: the word that stands on the cards with a fact and not on the others.
 */
import { fact } from '../card/print/facts';
import { sentence } from '../parts/sentence';
import type { FaceInfo } from '../wire';

/** A fact with the values it takes. */
export interface Facet {
  /** Its word, or the label of a number. */
  name: string;
  /** Whether it is a printed number. */
  number: boolean;
  values: FacetValue[];
}

/** One value of a fact. */
export interface FacetValue {
  value: string;
  label: string;
  /** How many cards have it. */
  cards: number;
}

/** The most values that are worth a choice. */
const MOST = 16;

/** The facts of a game's cards: kinds and the like by word, then numbers such as the cost. */
export function facetsOf(faces: FaceInfo[]): Facet[] {
  const words = countValues(faces, (face) => face.print);
  const labels = new Set(faces.flatMap((face) => face.numbers.map(([label]) => label)));
  const numbers = countValues(faces, (face) => face.numbers);
  const facets: Facet[] = [];
  for (const [name, values] of words) {
    const known = [...values.keys()];
    if (known.length < 2 || known.length > MOST || known.some((value) => !/^[a-z][a-z-]*$/.test(value))) continue;
    facets.push({
      name,
      number: false,
      values: known.map((value) => ({ value, label: labelOf(faces, name, value), cards: values.get(value) ?? 0 })),
    });
  }
  for (const label of labels) {
    const values = numbers.get(label) ?? new Map<string, number>();
    const known = [...values.keys()].filter((value) => /^\d+$/.test(value)).sort((one, other) => Number(one) - Number(other));
    const cards = known.reduce((sum, value) => sum + (values.get(value) ?? 0), 0);
    if (known.length < 2 || known.length > 24 || cards < faces.length / 4) continue;
    facets.push({ name: label, number: true, values: known.map((value) => ({ value, label: value, cards: values.get(value) ?? 0 })) });
  }
  return facets;
}

/** Whether a card has what was chosen: one of the values of each fact of which some were chosen. */
export function fits(face: FaceInfo, facet: Facet, chosen: string[]): boolean {
  if (chosen.length === 0) return true;
  const facts = facet.number ? face.numbers : face.print;
  return facts.some(([name, value]) => name === facet.name && chosen.includes(value));
}

function countValues(faces: FaceInfo[], facts: (face: FaceInfo) => [string, string][]): Map<string, Map<string, number>> {
  const counted = new Map<string, Map<string, number>>();
  for (const face of faces) {
    for (const [name, value] of facts(face)) {
      const values = counted.get(name) ?? new Map<string, number>();
      values.set(value, (values.get(value) ?? 0) + 1);
      counted.set(name, values);
    }
  }
  return counted;
}

/** What a value of a fact is called: what the game calls it, or else what the type lines do. */
export function labelOf(faces: FaceInfo[], name: string, value: string): string {
  // A card that is called so: whose cards they are.
  const called = faces.find((face) => face.slug === value);
  if (called) return called.name;
  for (const face of faces) {
    if (fact(face, name) !== value) continue;
    const said = face.labels.find(([word]) => word === name)?.[1];
    return said === undefined ? labelInLines(faces, name, value) : sentence(said);
  }
  return sentence(value);
}

/** The words of a type line that stand on the cards with a fact and seldom elsewhere, as they follow each other. */
function labelInLines(faces: FaceInfo[], name: string, value: string): string {
  const inside = new Map<string, number>();
  const everywhere = new Map<string, number>();
  let cards = 0;
  for (const face of faces) {
    const has = face.print.some(([word, said]) => word === name && said === value);
    if (has) cards += 1;
    for (const word of new Set(wordsOf(face.line))) {
      everywhere.set(word, (everywhere.get(word) ?? 0) + 1);
      if (has) inside.set(word, (inside.get(word) ?? 0) + 1);
    }
  }
  const worth = [...inside].map(([word, times]) => ({ word, worth: (times / cards) * (times / (everywhere.get(word) ?? 1)) }));
  const best = Math.max(0, ...worth.map((one) => one.worth));
  if (best < 0.4) return sentence(value);
  const telling = worth.filter((one) => one.worth === best).map((one) => one.word);
  // Small words between them belong to them: `seigneur de guerre`.
  const line = faces.map((face) => wordsOf(face.line)).find((words) => telling.every((word) => words.includes(word))) ?? telling;
  const places = telling.map((word) => line.indexOf(word));
  return sentence(line.slice(Math.min(...places), Math.max(...places) + 1).join(' '));
}

function wordsOf(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}'’-]{2,}/gu) ?? [];
}
