/**
 * A match to be looked at again: the scene of one decision after the other, from one point of view.
 *
 * What was asked for once is kept, and what lies ahead is asked for in time, so that steps are smooth. While the reader moves
 * quickly only the newest wish is followed.
 */
import { replay } from '../api';
import type { Scene, Tongue } from '../wire';

/** How many scenes are kept. */
const KEPT = 160;
/** Which decisions around a shown one are fetched, the likeliest first, once the reader has stayed there for so many milliseconds. */
const AROUND = [1, -1, 2, 3, 4, -2, 5, 6];
const REST = 60;

export class Reel {
  /** The scene that is shown; nothing before the first has come. */
  scene = $state.raw<Scene | null>(null);
  /** What went wrong with the newest wish. */
  trouble = $state.raw<unknown>(null);

  private scenes = new Map<string, Promise<Scene>>();
  private wish = '';
  private busy = false;

  constructor(readonly table: string) {}

  /** Shows what was to be seen after so many decisions. The nearest ones before and after are fetched, too. */
  async show(decision: number, last: number, seat: string | null, tongue: Tongue): Promise<void> {
    const name = nameOf(decision, seat, tongue);
    this.wish = name;
    this.trouble = null;
    // One question at a time; what is known is shown at once.
    if (this.busy && !this.scenes.has(name)) return;
    this.busy = true;
    try {
      const scene = await this.ask(decision, seat, tongue);
      this.busy = false;
      if (this.wish === name) this.scene = scene;
      else return this.follow(last);
    } catch (error) {
      this.busy = false;
      if (this.wish === name) this.trouble = error;
      else return this.follow(last);
    }
    await new Promise((done) => setTimeout(done, REST));
    if (this.wish !== name) return;
    // One after the other: the server does not do much for one reader at once, and whoever moves on shall not wait.
    for (const next of AROUND.map((step) => decision + step)) {
      if (this.wish !== name) return;
      if (next >= 0 && next <= last) await this.ask(next, seat, tongue).catch(() => undefined);
    }
  }

  /** The reader has moved on in the meantime. */
  private follow(last: number): Promise<void> {
    const [decision = '0', seat = '', tongue = 'en'] = this.wish.split('/');
    return this.show(Number(decision), last, seat || null, tongue as Tongue);
  }

  private ask(decision: number, seat: string | null, tongue: Tongue): Promise<Scene> {
    const name = nameOf(decision, seat, tongue);
    const known = this.scenes.get(name);
    if (known) return known;
    const asked = replay(this.table, decision, seat, tongue);
    this.scenes.set(name, asked);
    asked.catch(() => this.scenes.delete(name));
    const oldest = this.scenes.size > KEPT ? this.scenes.keys().next().value : undefined;
    if (oldest !== undefined) this.scenes.delete(oldest);
    return asked;
  }
}

function nameOf(decision: number, seat: string | null, tongue: Tongue): string {
  return `${decision}/${seat ?? ''}/${tongue}`;
}
