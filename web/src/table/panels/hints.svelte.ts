/** A hint for the open question: asked for, on its way, there, or refused. */
import { analyse } from '../../api';
import type { Analysis, QuestionId, Tongue } from '../../wire';

export class Hints {
  /** What came; nothing until it has. */
  found = $state.raw<Analysis | null>(null);
  /** Whether one is on its way. */
  busy = $state(false);
  /** What went wrong. */
  trouble = $state.raw<unknown>(null);

  #asked: QuestionId | null = null;

  constructor(readonly table: string) {}

  /** Whether there is anything to show. */
  get open(): boolean {
    return this.busy || this.found !== null || this.trouble !== null;
  }

  /** Asks for a hint; once for each question. */
  async ask(question: QuestionId, seat: string | null, tongue: Tongue): Promise<void> {
    if (this.busy || this.found) return;
    this.#asked = question;
    this.busy = true;
    this.trouble = null;
    try {
      const found = await analyse(this.table, { seat, milliseconds: null }, tongue);
      // What comes too late is about another question.
      if (same(this.#asked, question) && same(found.question, question)) this.found = found;
    } catch (error) {
      if (same(this.#asked, question)) this.trouble = error;
    }
    if (same(this.#asked, question)) this.busy = false;
  }

  /** Forgets what is about another question than this one. */
  keepFor(question: QuestionId | null): void {
    if (!same(this.#asked, question)) this.close();
  }

  /** Puts the hint away. */
  close(): void {
    this.#asked = null;
    this.found = null;
    this.trouble = null;
    this.busy = false;
  }
}

function same(one: QuestionId | null, other: QuestionId | null): boolean {
  return one !== null && other !== null && one.branch === other.branch && one.decision === other.decision;
}
