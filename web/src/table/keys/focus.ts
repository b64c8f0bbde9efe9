/**
 * Where the keyboard is stays where it is, although the table is drawn anew after each decision.
 *
 * The card that had the focus may have gone elsewhere: then the one that took its place is next, as a hand would find it.
 * After an answer by a button or from the list, the first of the next answers is.
 */

/** Where the focus was before something changed. */
export type Held = { at: string } | { within: '[data-prompt]' | '[data-options]' } | null;

/** Remembers where the focus is. */
export function hold(): Held {
  const here = document.activeElement;
  const at = here?.closest<HTMLElement>('[data-at]')?.dataset.at;
  if (at) return { at };
  if (here?.closest('[data-options]')) return { within: '[data-options]' };
  return here?.closest('[data-prompt]') ? { within: '[data-prompt]' } : null;
}

/** Gives the focus back, if it was lost. */
export function giveBack(held: Held): void {
  if (!held || (document.activeElement && document.activeElement !== document.body)) return;
  const next = 'at' in held ? neighbour(held.at) : document.querySelector<HTMLElement>(`${held.within} button`);
  (next ?? document.querySelector<HTMLElement>('[data-prompt]'))?.focus({ preventScroll: true });
}

/** The card at a place now, or the one before it, or one with which something can be done. */
function neighbour(at: string): HTMLElement | null {
  const slash = at.lastIndexOf('/');
  const [zone, index] = [at.slice(0, slash), Number(at.slice(slash + 1))];
  const find = (place: string) => document.querySelector<HTMLElement>(`[data-board] [data-at="${CSS.escape(place)}"]`);
  return find(at) ?? find(`${zone}/${index - 1}`) ?? document.querySelector<HTMLElement>('[data-board] .glows[data-at]');
}
