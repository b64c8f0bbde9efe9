/**
 * What a card is called by whoever cannot see it: its name, its type line, its numbers and its marks.
 */
import { lookOf } from '../../games/frames';
import { t } from '../../speech.svelte';
import type { CardScene, FaceInfo, NumberScene } from '../../wire';
import { fact, signs } from './facts';

/** A printed face: `Alley Sparrow, Rogue character – thief, cost 1, threshold Deception`. */
export function faceName(game: string, face: FaceInfo, values: NumberScene[] = []): string {
  const called = lookOf(game).signs;
  const told = new Set(values.map((value) => value.label.toLowerCase()));
  const printed = face.numbers
    .filter(([label]) => !told.has(label.toLowerCase()))
    .map(([label, value]) => `${label} ${signs(value).map((sign) => called[sign] ?? sign).join(' ') || value}`);
  return [face.name, face.line, ...printed, ...values.filter((value) => !isTrait(value)).flatMap(say)].filter(Boolean).join(', ');
}

/** A card on the table; one that the viewer does not know is only a card. */
export function cardName(game: string, card: CardScene, face: FaceInfo | undefined, covered: boolean): string {
  const parts = face ? [faceName(game, face, card.values)] : [t('card-unknown')];
  if (face && covered) parts.push(t('card-covered'));
  return [...parts, ...marksOf(card, face).map((mark) => mark.label)].filter(Boolean).join(', ');
}

/** A number as it is now. What has no label goes without saying. */
function say(value: NumberScene): string[] {
  if (!value.label) return [];
  const number = `${value.label} ${value.value}`;
  if (value.changed > 0) return [t('card-more', { number })];
  if (value.changed < 0) return [t('card-less', { number })];
  return [number];
}

/** The marks and traits to be shown: those that have a label and do not go without saying. */
export function marksOf(card: CardScene, face: FaceInfo | undefined): { name: string; label: string }[] {
  const kind = face && fact(face, 'kind');
  return [...card.marks, ...card.values.filter(isTrait)].filter((mark) => mark.label && mark.name !== kind);
}

const TRAITS = ['character', 'covert', 'unblockable', 'attacking', 'blocking', 'guard'];

/** Whether a value only says that something is so. */
export function isTrait(value: { name: string }): boolean {
  return TRAITS.includes(value.name);
}
