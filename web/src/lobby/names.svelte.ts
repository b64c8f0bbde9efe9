/** The names of the people at this screen, kept for the next visit. */
import { t } from '../speech.svelte';

const KEPT = 'names';

/** The longest name a person can give. */
export const LONGEST_NAME = 24;

let names = $state<string[]>(read());

/** The name of one of the people here: the first is whoever visits. Empty if it was never given. */
export function nameOf(person: number): string {
  return names[person] ?? '';
}

/** The name to sit down with: the given one, or one for somebody who gave none. */
export function nameOr(person: number): string {
  return nameOf(person).trim() || (person === 0 ? t('lobby-host') : t('lobby-guest', { number: person }));
}

/** Keeps the name of one of the people here. */
export function rename(person: number, name: string): void {
  while (names.length < person) names.push('');
  names[person] = name;
  try {
    localStorage.setItem(KEPT, JSON.stringify(names));
  } catch {
    // Without storage it holds for this visit.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (Array.isArray(kept)) return kept.filter((name): name is string => typeof name === 'string');
  } catch {
    // Something else lies there, or nothing can.
  }
  return [];
}
