/** Every page and state in light and dark: axe finds nothing serious. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, sitDown, test } from './fixtures';
import { ownDecision, play } from './player';
import { shot } from './shots';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

/**
 * What axe finds serious or critical, told shortly. Of hundreds of cards or rules that are written in the same inks one stands for
 * all; in the dark only the inks are other ones.
 */
async function faults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (dark) => {
    const axe = (window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Found[] }> } }).axe;
    const written = (node: Element) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
    const inks = (node: Element) => [
      ...new Set([...node.querySelectorAll('*')].filter(written).map((one) => `${one.getAttribute('class')} ${one.closest('[data-tint]')?.getAttribute('data-tint')}`)),
    ];
    const seen = new Set<string>();
    const twins = [...document.querySelectorAll('li, article')].filter((node) => {
      if (node.querySelector('li, article')) return false;
      const name = inks(node).sort().join();
      return seen.has(name) || !seen.add(name);
    });
    const rules = dark ? { runOnly: ['color-contrast'] } : {};
    return (await axe.run({ include: document, exclude: twins }, { resultTypes: ['violations'], ...rules })).violations;
  }, colorScheme === 'dark');
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`));
}

/** What is serious on a page in light and in dark, by its name. */
async function both(page: Page, name: string): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push([`${name}, ${colorScheme}`, await faults(page, colorScheme)]);
  }
  return found.filter(([, list]) => list.length > 0);
}

test('axe finds nothing serious on the pages in French', async ({ person }) => {
  const page = await person({ locale: 'fr-FR', bypassCSP: true });
  for (const path of ['/', '/learn', '/rules/champions', '/cards/spoils', '/cards/ashes', '/cards/dice-throne', '/decks/champions']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await both(page, path)).toEqual([]);
  }
});

for (const game of ['shards', 'spoils', 'champions', 'ashes', 'dice-throne'] as const) {
  test(`axe finds nothing serious at the table in French: ${game}`, async ({ person }) => {
    const page = await person({ locale: 'fr-FR', bypassCSP: true });
    await sitDown(page, { game, seed: '7' });
    await play(page, { most: 8 });
    await ownDecision(page);
    expect(await both(page, game)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the pages, ${colorScheme}`, async ({ person }) => {
    const page = await person({ colorScheme, bypassCSP: true });
    const found: Record<string, string[]> = {};
    const check = async (name: string, picture?: string) => {
      if (picture && colorScheme === 'dark') await shot(page, `${picture}-dark`);
      else if (picture) await shot(page, picture);
      found[name] = await faults(page, colorScheme);
    };
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check('lobby', 'lobby');
    await page.getByRole('article', { name: 'The Spoils' }).getByRole('button', { name: 'Set up…' }).click();
    await page.getByRole('dialog').getByText('Rules of the edition and more').click();
    await check('set-up', 'set-up-spoils');
    await page.goto('/');
    await page.getByRole('article', { name: 'Marvel Champions' }).getByRole('button', { name: 'Set up…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '+ Second modular set' }).click();
    await check('set-up of champions');
    await page.goto('/rules/shards/SOI-FOCUS-1');
    await expect(page.getByRole('article', { name: 'SOI-FOCUS-1' })).toBeFocused();
    await check('rules', 'rules');
    await page.goto('/cards/shards');
    await page.waitForLoadState('networkidle');
    await check('cards of shards', 'cards-shards');
    await page.goto('/cards/spoils');
    await page.waitForLoadState('networkidle');
    await check('cards of spoils', 'cards-spoils');
    await page.goto('/cards/champions');
    await page.waitForLoadState('networkidle');
    await check('cards of champions', 'cards-champions');
    await page.goto('/cards/ashes');
    await page.waitForLoadState('networkidle');
    await check('cards of ashes');
    await page.goto('/learn');
    await page.waitForLoadState('networkidle');
    await check('learn');
    await page.goto('/cards/shards/zetta');
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('card', 'card');
    await page.goto('/decks/spoils');
    await page.waitForLoadState('networkidle');
    await check('decks', 'decks');
    await page.getByRole('button', { name: '+ Build a deck' }).click();
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByRole('textbox', { name: 'Cards' }).fill('4 Nothing Of The Kind');
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await check('import', 'import');
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check('nowhere');
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  });

  test(`axe finds nothing serious at the table, ${colorScheme}`, async ({ person }) => {
      const page = await person({ colorScheme, bypassCSP: true });
    const found: Record<string, string[]> = {};
    const check = async (name: string, picture?: string) => {
      if (picture && colorScheme === 'dark') await shot(page, `${picture}-dark`);
      found[name] = await faults(page, colorScheme);
    };
    const spoils = await sitDown(page, { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] });
    await play(page, { most: 18 });
    await check('spoils', 'table-spoils');
    await page.goto(`/replay/${spoils}?at=20`);
    await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
    await check('replay', 'replay-spoils');
    await sitDown(page, { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }, { who: 'bot', bot: 'greedy' }], options: [['scenario', 'ultron']] });
    await play(page, { most: 16 });
    await ownDecision(page);
    await check('champions', 'table-champions');
    await sitDown(page, { game: 'ashes', seed: '7' });
    await check('ashes, the first five');
    await play(page, { most: 16 });
    await ownDecision(page);
    await check('ashes');
    await sitDown(page, { game: 'shards', seed: '7' });
    await play(page, { most: 15 });
    await ownDecision(page);
    await check('shards', 'table-shards');
    for (const tab of ['Options', 'Chat', 'Table']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(tab);
    }
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('[data-at^="river/"]:not(.glows)').first().click();
    await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
    await check('why', 'why-not');
    await page.keyboard.press('Escape');
    await page.locator('[data-at^="river/"]').first().focus();
    await page.keyboard.press('z');
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('zoom', 'zoom');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'How to play here' })).toBeVisible();
    await check('help', 'help');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await check('sure');
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    const end = page.getByRole('dialog', { name: 'The end' });
    await end.getByRole('button', { name: 'Numbers' }).click();
    await expect(end.locator('canvas')).toBeVisible();
    await check('end', 'end-shards');
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  });

  test(`axe finds nothing serious in hints and chances, ${colorScheme}`, async ({ person }) => {
    const page = await person({ colorScheme, bypassCSP: true });
    const found: Record<string, string[]> = {};
    await sitDown(page, { game: 'shards', seed: '7' });
    await play(page, { most: 8 });
    await ownDecision(page);
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'Hint' }).getByRole('listitem').first()).toBeVisible();
    found['hint'] = await faults(page, colorScheme);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    const end = page.getByRole('dialog', { name: 'The end' });
    await end.getByText('Read as a table').click({ timeout: 60_000 });
    found['the end'] = await faults(page, colorScheme);
    await end.getByRole('link', { name: 'Watch the replay' }).click();
    await page.locator('[data-weigh]').click();
    await expect(page.getByText('Read as a table')).toBeVisible();
    found['beside a replay'] = await faults(page, colorScheme);
    expect(found).toEqual({ hint: [], 'the end': [], 'beside a replay': [] });
  });
}
