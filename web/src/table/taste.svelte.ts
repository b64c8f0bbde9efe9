/** What a person likes at every table, kept in the browser: single keys as shortcuts, and the name they go by. */

const KEYS = 'keys';
const NAME = 'name';

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
