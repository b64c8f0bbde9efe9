/**
 * What the signs of resources are called by whoever cannot see them, in the language that is spoken.
 */
import { language } from '../../speech.svelte';

const names: Record<string, { en: string; fr: string }> = {
  E: { en: 'energy', fr: 'énergie' },
  M: { en: 'mental', fr: 'mentale' },
  P: { en: 'physical', fr: 'physique' },
  W: { en: 'wild', fr: 'libre' },
};

/** Read when they are said, so that they follow the language. */
export const signs: Record<string, string> = Object.defineProperties(
  {},
  Object.fromEntries(Object.entries(names).map(([letter, name]) => [letter, { enumerable: true, get: () => name[language()] }])),
);
