/** What every test has: the program, a watched browser, more people on demand, and quick ways to a table. */
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { Program } from './program';
import { Watch } from './watch';

interface Mine {
  watch: Watch;
  /** Opens a browser of somebody else. */
  person: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Mine, { program: Program }>({
  program: [
    async ({}, use) => {
      const program = new Program();
      try {
        await program.start();
        await use(program);
      } finally {
        await program.clear();
      }
    },
    { scope: 'worker' },
  ],
  baseURL: ({ program }, use) => use(program.url),
  watch: [
    async ({ context, program }, use) => {
      const watch = new Watch();
      await watch.over(context, program.url);
      await use(watch);
      expect(watch.troubles, 'no error, no forbidden content, no word to another host').toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ browser, program, watch }, use, info) => {
    const { contextOptions, viewport, locale, colorScheme } = info.project.use;
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale, colorScheme, baseURL: program.url, ...options });
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      await watch.over(context, program.url);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** A phone of today. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How a table is set up without the form. */
export interface Wanted {
  game: 'ashes' | 'champions' | 'dice-throne' | 'shards' | 'spoils';
  seats?: ({ who: 'here'; name: string } | { who: 'bot'; bot: string } | { who: 'link' })[];
  decks?: string[];
  options?: [string, string][];
  seed?: string;
  scenario?: string;
}

/** Sets up a table without going there. Says its id. */
export async function makeTable(page: Page, { seats, ...wanted }: Wanted): Promise<string> {
  const made = await page.request.post('/api/tables', {
    data: { ...wanted, seats: seats ?? [{ who: 'here', name: 'Ada' }, { who: 'bot', bot: 'greedy' }] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

/** Sets up a table and goes there: for tests that are about something else than the way there. Says its id. */
export async function sitDown(page: Page, wanted: Wanted): Promise<string> {
  const id = await makeTable(page, wanted);
  await page.goto(`/t/${id}`);
  await expect(page.locator('[data-prompt]')).toBeVisible();
  return id;
}

/** What the server knows of a table. */
export async function tableInfo(page: Page, id: string): Promise<{ decisions: number; status: string; winners: string[]; game: string }> {
  return (await page.request.get(`/api/tables/${id}`)).json();
}

/** Nothing sticks out to the side. */
export async function fitsAcross(page: Page): Promise<void> {
  // A phone makes its window wider for a page that is too wide: what counts is the screen.
  const screen = page.viewportSize()?.width ?? 0;
  const [wide, room] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, window.innerWidth] as const);
  expect(room, 'the window is as wide as the screen').toBe(screen);
  expect(wide, `the page is ${wide} wide on a screen of ${screen}`).toBeLessThanOrEqual(screen);
}
