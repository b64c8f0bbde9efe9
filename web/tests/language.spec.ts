/** French and English: everything that is said changes at once, and nothing of the other language stays. */
import type { Page } from '@playwright/test';
import { Chance } from './chance';
import { expect, sitDown, test } from './fixtures';
import { logLines, ownDecision, play } from './player';
import { shot } from './shots';

/** Words that no French page has. */
const ENGLISH = /\b(the|and|your|you|cards?|decks? of|hand|play|turn|rules|with|of|gains|discard|draws?|pile of|health|power|this|take|back|end|log|table of)\b/gi;
/** Words that are the same, or names, or notation. */
const ALIKE = /Shards of Infinity|The Spoils|Ashes: Rise of the Phoenixborn|\b(SOI|SP|MC|ASH)-[A-Z0-9-]+/g;

/** The English words in all that can be read or heard on the page; what is marked as English may be. */
async function english(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const parts: string[] = [];
    const walk = (node: Element) => {
      if (node.matches('script, style, [lang=en], code')) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) parts.push(node.getAttribute(name) ?? '');
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) parts.push(child.textContent ?? '');
        else if (child instanceof Element) walk(child);
      }
    };
    walk(document.documentElement);
    return parts.join('\n');
  });
  return [...text.replace(ALIKE, '').matchAll(ENGLISH)].map((found) => text.replace(ALIKE, '').slice(Math.max(0, found.index - 25), found.index + 25).replace(/\s+/g, ' '));
}

test('the language changes in the middle of a match', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await play(page, { most: 9 });
  await ownDecision(page);
  const answers = page.locator('[data-prompt] .answers button');
  const said = { prompt: await page.locator('[data-prompt] .words').innerText(), answers: await answers.allInnerTexts(), log: await logLines(page) };
  const river = page.locator('[data-at^="river/"]').first();
  const before = await river.getByRole('img').getAttribute('aria-label');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'FR' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-prompt] .words')).not.toHaveText(said.prompt);
  await expect.poll(async () => (await logLines(page))[0]).not.toBe(said.log[0]);
  const log = await logLines(page);
  expect(log).toHaveLength(said.log.length);
  expect(log.filter((line) => said.log.includes(line))).toEqual([]);
  const french = await answers.allInnerTexts();
  expect(french).toHaveLength(said.answers.length);
  expect(french.filter((label) => said.answers.includes(label))).toEqual([]);
  await expect(river.getByRole('img')).not.toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByRole('tab', { name: 'Journal' })).toBeVisible();
  expect(await english(page)).toEqual([]);
  await shot(page, 'table-shards-fr');

  // The match goes on in French, and the choice is kept.
  await play(page, { most: 3 });
  expect(await english(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(async () => (await logLines(page))[0]).toBe(log[0]);

  await page.getByRole('group', { name: 'Langue' }).getByRole('button', { name: 'EN' }).click();
  await expect.poll(async () => (await logLines(page))[0]).toBe(said.log[0]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('French pages are French', async ({ person }) => {
  const page = await person({ locale: 'fr-FR' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('article .stock').first()).toBeVisible();
  await shot(page, 'lobby-fr', true);
  const found: Record<string, string[]> = {};
  found['/'] = await english(page);
  await page.getByRole('button', { name: 'Préparer…' }).first().click();
  await page.locator('dialog summary').click();
  await shot(page, 'set-up-fr');
  found['set-up'] = await english(page);
  await page.keyboard.press('Escape');
  for (const game of ['shards', 'spoils', 'champions', 'ashes']) {
    for (const kind of ['rules', 'cards', 'decks']) {
      await page.goto(`/${kind}/${game}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('h3, .stock, [data-look], h2').nth(2)).toBeVisible();
      found[`${kind}/${game}`] = await english(page);
      if (game === 'spoils') await shot(page, `${kind}-spoils-fr`);
      if (`${kind}/${game}` !== 'cards/champions') continue;
      // What the game has names for is called by them.
      for (const name of ['Manigance annexe', 'Cartes de héros', 'Commandement', 'Basique', 'Rencontre']) {
        await expect(page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible();
      }
      await shot(page, 'cards-champions-fr');
      // A card with two sides can be turned over.
      await page.goto('/cards/champions/spider-man');
      await page.getByRole('button', { name: 'Retourner : Peter Parker' }).click();
      await expect(page.getByRole('button', { name: 'Retourner : Spider-Man' })).toBeVisible();
    }
  }
  const id = await sitDown(page, { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] });
  await play(page, { most: 14 });
  found['table'] = await english(page);
  await shot(page, 'table-spoils-fr');
  for (const tab of ['options', 'chat', 'table']) {
    await page.locator(`#tab-${tab}`).click();
    found[tab] = await english(page);
  }
  await sitDown(page, { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }, { who: 'bot', bot: 'greedy' }] });
  await play(page, { most: 20 });
  found['champions'] = await english(page);
  await sitDown(page, { game: 'ashes', seed: '7' });
  await play(page, { most: 30, chance: new Chance(3) });
  found['ashes'] = await english(page);
  await shot(page, 'table-ashes-fr');
  await page.goto(`/replay/${id}`);
  await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('[data-board] [data-zone^="play:"][data-at]').first()).toBeVisible();
  found['replay'] = await english(page);
  await shot(page, 'replay-spoils-fr');
  expect(Object.fromEntries(Object.entries(found).filter(([, words]) => words.length > 0))).toEqual({});
});
