/** Every game at every number of seats, early, in the middle and late, in every window: everything is in reach and legible. */
import type { Page } from '@playwright/test';
import { expect, makeTable, test, type Wanted } from './fixtures';
import { ownDecision } from './player';
import { playOn } from './sitter';

const SIZES = [
  [360, 740], [740, 360], [390, 844], [844, 390], [768, 1024], [1280, 800], [1440, 900], [1920, 1080], [2560, 1440],
] as const;
/** After how many more decisions of one's own the table is looked at. */
const MOMENTS = [0, 18, 26];

const bots = (number: number) => Array.from({ length: number }, () => ({ who: 'bot', bot: 'greedy' }) as const);
const ada = { who: 'here', name: 'Ada' } as const;

const tables: Wanted[] = [
  ...[1, 2, 3].map((others): Wanted => ({ game: 'shards', seed: '5', seats: [ada, ...bots(others)] })),
  { game: 'spoils', seed: '5', decks: ['blood-money', 'ink-and-iron'] },
  ...[1, 2, 3].map((others): Wanted => ({ game: 'ashes', seed: '5', seats: [ada, ...bots(others)] })),
  ...[1, 2, 3].map((others): Wanted => ({ game: 'dice-throne', seed: '5', seats: [ada, ...bots(others)] })),
  ...[0, 1, 2, 3].map((others): Wanted => ({ game: 'champions', seed: '5', seats: [ada, ...bots(others)] })),
];

/** What is wrong with what is seen now. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const told = (node: Element) => node.getAttribute('data-at') ?? node.getAttribute('data-pile') ?? node.textContent?.trim().slice(0, 30) ?? '';
    const seen = (node: Element) => node.getClientRects().length > 0;
    // Whatever can be clicked has a place where a click finds it.
    const free = (node: Element) => {
      // A long list of answers is scrolled.
      if (node.closest('[data-prompt]')) node.scrollIntoView({ block: 'nearest' });
      const box = node.getBoundingClientRect();
      for (let down = 0.1; down < 1; down += 0.2) {
        for (let right = 0.04; right < 1; right += 0.08) {
          const [x, y] = [box.left + box.width * right, box.top + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === node || node.contains(hit))) return true;
        }
      }
      return false;
    };
    const options = '[data-at].glows, .pile.glows, .name.glows, [data-prompt] .answers button, [data-board] [data-at]';
    // A pile that is laid open lies on the table.
    const drawer = document.querySelector('.drawer');
    const within = (node: Element) => !drawer || drawer.contains(node) || node.closest('[data-prompt]') !== null;
    for (const node of document.querySelectorAll(options)) if (seen(node) && within(node) && !free(node)) found.push(`out of reach: ${told(node)}`);
    // No text is cut.
    for (const node of document.querySelectorAll<HTMLElement>('[data-board] .stock .edge :is(.text, .name > span, .line > span), .plate .name, .pile .word')) {
      if (seen(node) && (node.scrollHeight > node.clientHeight + 3 || (node.scrollWidth > node.clientWidth + 2 && node.clientWidth > 0))) {
        found.push(`cut: ${told(node)} in ${node.closest('[data-at]')?.getAttribute('data-at') ?? ''} (${node.scrollWidth}×${node.scrollHeight} in ${node.clientWidth}×${node.clientHeight})`);
      }
    }
    // Letters can be read.
    const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const node = text.parentElement;
      if (!node || !text.textContent?.trim() || !seen(node) || node.closest('.hidden, svg')) continue;
      const size = parseFloat(getComputedStyle(node).fontSize);
      if (size < 10.9) found.push(`small (${size.toFixed(1)}): ${told(node)} .${node.className}`);
    }
    // Nobody's piles lie at another's.
    for (const node of document.querySelectorAll<HTMLElement>('.piles')) {
      if (seen(node) && getComputedStyle(node).overflowX === 'visible' && node.scrollWidth > node.clientWidth + 1) found.push(`sticks out: ${told(node)}`);
    }
    const board = document.querySelector('[data-board]');
    if (board && board.scrollHeight > board.clientHeight + 1) found.push(`the board scrolls: ${board.scrollHeight} in ${board.clientHeight}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...new Set(found)].slice(0, 12);
  });
}

for (const wanted of tables) {
  test(`everything is in reach and legible: ${wanted.game}, ${wanted.seats?.length ?? 2}`, async ({ page, context }) => {
    const id = await makeTable(page, wanted);
    // Where the moves between the moments are made, nothing is drawn.
    const aside = await context.newPage();
    await aside.goto('/favicon.svg');
    const wrong: Record<string, string[]> = {};
    for (const [number, more] of MOMENTS.entries()) {
      await page.goto('about:blank');
      if (!(await playOn(aside, id, more, 7 + number))) break;
      // A page behind another one is drawn only once a second.
      await page.bringToFront();
      await page.goto(`/t/${id}`);
      await ownDecision(page);
      await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // The sizes settle within a few frames, and letters may be fetched that were not needed before.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
          await document.fonts.ready;
        });
        const found = await faults(page);
        if (found.length > 0) wrong[`${width} × ${height}, moment ${number}`] = found;
      }
    }
    expect(wrong).toEqual({});
  });
}
