/** What the answers at the moment that is shown were worth: asked for once the reader has stopped there, and kept. */
import { board } from '../api';
import type { BoardAnalysis, JudgedAnswer, Tongue } from '../wire';

/** How long somebody must stay at a moment before the server thinks about it, in milliseconds. */
const PAUSE = 350;
/** How many moments are kept. */
const KEPT = 64;

export class Weighing {
  found = $state.raw<BoardAnalysis | null>(null);
  busy = $state(false);
  trouble = $state.raw<unknown>(null);

  #kept = new Map<string, BoardAnalysis>();

  constructor(readonly table: string) {}

  /** Asks about a moment, until the function that comes back is called. */
  follow(decision: number, tongue: Tongue): () => void {
    const key = `${tongue}/${decision}`;
    this.trouble = null;
    this.found = this.#kept.get(key) ?? null;
    if (this.found) return () => {};
    let gone = false;
    this.busy = true;
    const timer = setTimeout(async () => {
      try {
        const found = await board(this.table, decision, tongue);
        if (this.#kept.size >= KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
        this.#kept.set(key, found);
        if (!gone) this.found = found;
      } catch (error) {
        if (!gone) this.trouble = error;
      }
      if (!gone) this.busy = false;
    }, PAUSE);
    return () => {
      gone = true;
      this.busy = false;
      clearTimeout(timer);
    };
  }
}

/** The answers worth showing: the best, and what was answered if it is not among them. */
export function shown(found: BoardAnalysis, most: number): JudgedAnswer[] {
  const tried = found.answers.filter((answer) => answer.visits > 0 || answer.option.text === found.taken);
  const best = tried.slice(0, most);
  const taken = tried.find((answer) => answer.option.text === found.taken);
  return taken && !best.includes(taken) ? [...best, taken] : best;
}

/** What was answered cost so much against the best; nothing where that is not known. */
export function cost(found: BoardAnalysis): number | null {
  const [best] = found.answers;
  const taken = found.answers.find((answer) => answer.option.text === found.taken);
  return best && taken && taken.visits > 0 ? Math.max(0, best.win - taken.win) : null;
}
