/**
 * A match that is looked back at: the server reckons while it has nothing else to do, and is asked until it knows all.
 */
import { outlook as ask, Trouble } from '../api';
import type { Outlook, Tongue } from '../wire';

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 700;

export class Looking {
  /** What is known; nothing before the first answer. */
  outlook = $state.raw<Outlook | null>(null);
  /** Whether it cannot be had: it is not over, or whoever asks was not there. */
  barred = $state(false);

  constructor(readonly table: string) {}

  /** Asks until everything is known, or until the function that comes back is called. */
  follow(tongue: Tongue): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const next = async () => {
      try {
        const found = await ask(this.table, tongue);
        if (gone) return;
        this.outlook = found;
        this.barred = false;
        if (found.ready) return;
      } catch (error) {
        if (gone) return;
        if (error instanceof Trouble) {
          this.barred = true;
          return;
        }
      }
      timer = setTimeout(next, PAUSE);
    };
    void next();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }
}
