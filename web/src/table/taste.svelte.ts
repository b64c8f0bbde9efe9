/**
 * What a person likes at every table, kept in the browser: single keys as shortcuts, sounds, the pace of others' turns, what
 * is answered for them in each game, and the name they go by.
 */
import type { Habits } from '../wire';

const KEYS = 'keys';
const NAME = 'name';
const SOUND = 'sound';
const PACE = 'pace';
const HABITS = 'habits-';

class Taste {
  #keys = $state(read(KEYS) !== 'off');

  /** Whether single keys act; some people speak to their computer and do not want that. */
  get keys(): boolean {
    return this.#keys;
  }

  set keys(on: boolean) {
    this.#keys = on;
    write(KEYS, on ? 'on' : 'off');
  }

  #sound = $state(read(SOUND) === 'on');
  #pace = $state(read(PACE) !== 'off');

  /** Whether the table is heard. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    write(SOUND, on ? 'on' : 'off');
  }

  /** Whether others' turns are slow enough to be followed. */
  get pace(): boolean {
    return this.#pace;
  }

  set pace(on: boolean) {
    this.#pace = on;
    write(PACE, on ? 'on' : 'off');
  }

  /** What is answered for the person in a game, if they have ever said so. */
  habits(game: string): Habits | null {
    try {
      const kept = JSON.parse(read(HABITS + game) ?? 'null') as Partial<Habits> | null;
      if (!kept?.respond) return null;
      // Earlier versions kept yes or no.
      const pay = kept.pay === 'more' || kept.pay === 'auto' ? kept.pay : (kept.pay as unknown) === true ? 'auto' : 'due';
      return { respond: kept.respond, pay, order: kept.order === true, passTurn: false };
    } catch {
      return null;
    }
  }

  keepHabits(game: string, habits: Habits): void {
    write(HABITS + game, JSON.stringify({ ...habits, passTurn: false }));
  }

  get name(): string {
    return read(NAME) ?? '';
  }

  set name(name: string) {
    write(NAME, name);
  }
}

export const taste = new Taste();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds for this visit.
  }
}
