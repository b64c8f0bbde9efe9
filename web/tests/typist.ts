/** Somebody without a mouse: tabs, arrows, Enter, and the table's own keys. */
import type { Page } from '@playwright/test';
import type { Thing } from './player';

/** The button that rolls dice, with its key. */
const ROLL = /^Roll \d+ di(e|ce) ?r$/;

export class Typist {
  /** How often something was done in which way. */
  ways = { cards: 0, keys: 0, list: 0, menu: 0 };
  /** The cards to which the arrows did not lead, with the way that was gone. */
  lost: string[] = [];

  constructor(readonly page: Page) {
    void page.evaluate(() => {
      Object.assign(window, { pointed: 0 });
      for (const kind of ['pointerdown', 'pointermove', 'mousedown']) addEventListener(kind, () => ((window as unknown as { pointed: number }).pointed += 1), true);
    });
  }

  /** How often a pointer was used since the page was loaded. */
  pointed(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { pointed: number }).pointed);
  }

  /** Goes on with the tab key until the focus is on something with these words. */
  async tabTo(words: string, most = 60): Promise<void> {
    for (let step = 0; step < most; step += 1) {
      await this.page.keyboard.press('Tab');
      if ((await this.#here()).startsWith(words)) return;
    }
    throw new Error(`the tab key does not reach “${words}”`);
  }

  /** Acts on what a player has chosen. */
  act = async (page: Page, thing: Thing): Promise<void> => {
    if (thing.kind === 'card' && (await this.#walkTo(thing.name))) {
      this.ways.cards += 1;
      await page.keyboard.press('Enter');
    } else if (thing.kind === 'menu') {
      this.ways.menu += 1;
      for (let step = 0; step < 20 && (await this.#here()) !== thing.name; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else if (thing.kind === 'cancel') {
      await page.keyboard.press('Escape');
    } else if (thing.kind === 'answer' && ROLL.test(thing.name)) {
      this.ways.keys += 1;
      await page.keyboard.press('r');
    } else if (thing.kind === 'answer' && /[n1-9]$/.test(thing.name) && this.ways.keys <= 2 * this.ways.list + 2) {
      this.ways.keys += 1;
      await page.keyboard.press(thing.name.at(-1) ?? 'n');
    } else {
      await this.#list(thing);
    }
  };

  /** Takes the answer from the list of everything that can be done; where it is not named there, the last one. */
  async #list(thing: Thing): Promise<void> {
    this.ways.list += 1;
    await this.page.keyboard.press('o');
    const words = thing.name.replace(/ ?[n1-9]$/, '');
    const number = await this.page.locator('#side-body li button').count();
    for (let step = 0; step < number - 1 && (await this.#here()) !== words; step += 1) await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Enter');
  }

  /** Goes to a card. What can no longer be used, since the table has changed on the way, is not lost. */
  async #walkTo(at: string): Promise<boolean> {
    let way: string[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if ((await this.page.locator(`[data-at="${at}"].glows`).count()) === 0) return false;
      way = [];
      if (await this.#walk(at, way)) return true;
    }
    this.lost.push([...way, at].join(' > '));
    return false;
  }

  /** With Tab onto the table, then with the arrows. Says whether it was reached. */
  async #walk(at: string, way: string[]): Promise<boolean> {
    if (!(await this.#place())) {
      for (let step = 0; step < 40 && !(await this.#place()); step += 1) await this.page.keyboard.press('Tab');
    }
    const seen = new Set<string>();
    for (let step = 0; step < 25; step += 1) {
      const [here, key] = await this.page.evaluate((at) => {
        const from = document.activeElement?.closest<HTMLElement>('[data-at]');
        const to = document.querySelector<HTMLElement>(`.drawer [data-at="${CSS.escape(at)}"]`) ?? document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
        if (!from || !to) return ['', ''];
        if (from.dataset.at === at) return [at, ''];
        const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
        const [x, y] = [other.left + other.width / 2 - one.left - one.width / 2, other.top + other.height / 2 - one.top - one.height / 2];
        // First to the right line, then along it.
        const line = Math.abs(y) > Math.max(one.height, other.height) * 0.45;
        return [from.dataset.at ?? '', line ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft'];
      }, at);
      if (here === at) return true;
      if (!key || !here || seen.has(here + key)) break;
      seen.add(here + key);
      way.push(here + key);
      await this.page.keyboard.press(key);
    }
    return false;
  }

  #place(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at ?? '');
  }

  /** The words of what has the focus. */
  #here(): Promise<string> {
    return this.page.evaluate(() => {
      const here = document.activeElement as HTMLElement | null;
      const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : here?.textContent;
      return (here?.getAttribute('aria-label') ?? label ?? '').trim().replace(/\s+/g, ' ');
    });
  }
}
