/**
 * What the client itself says, in French or in English.
 *
 * Everything a game says comes from the server ready-made; here are only the words around it. The language can change at any
 * moment: whoever reads `language()` or `t()` in a component is told.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '$locales/en/web.ftl?raw';
import fr from '$locales/fr/web.ftl?raw';
import type { Tongue } from './wire';

const KEPT = 'language';

const bundles: Record<Tongue, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

let spoken = $state<Tongue>(first());

/** The language that is spoken now. */
export function language(): Tongue {
  return spoken;
}

/** Speaks another language from now on, here and at the next visit. */
export function setLanguage(next: Tongue): void {
  spoken = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // Without storage it holds for this visit.
  }
}

/** A text of the client in the spoken language. A text that is missing shows its key. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundles[spoken].getMessage(key);
  return message?.value ? bundles[spoken].formatPattern(message.value, args ?? null) : key;
}

/** A list in words: `Ada, Bo and Cy`. */
export function list(words: string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(words);
}

/** A probability as people say it: `63 %`. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A number as people write it: `1,240`. */
export function amount(number: number): string {
  return new Intl.NumberFormat(spoken).format(number);
}

/** A moment as people say it. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}

function bundle(tongue: Tongue, text: string): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

function first(): Tongue {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // No storage, no memory.
  }
  const wanted = kept ?? navigator.language;
  const tongue: Tongue = wanted.startsWith('fr') ? 'fr' : 'en';
  document.documentElement.lang = tongue;
  return tongue;
}
