/** Whole matches from the first page to the last: by mouse, by keyboard alone, and by the names that a screen reader reads. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Chance } from './chance';
import { expect, sitDown, tableInfo, test, type Wanted } from './fixtures';
import { Typist } from './typist';
import { ownDecision, play } from './player';
import { shot } from './shots';

/** Sets up a table through the form, with a seed so that the same cards are dealt in every run. */
async function setUp(page: Page, game: string, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: `${game}: a table of your own` });
  await dialog.getByText('Rules of the edition and more').click();
  await dialog.getByLabel('Seed', { exact: true }).fill(seed);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
}

test('a whole Shards match by mouse, its chart, record, rematch and replay', async ({ page }) => {
  await setUp(page, 'Shards of Infinity', '7');
  const id = page.url().split('/t/')[1] ?? '';
  const { done, over } = await play(page, {
    most: 400,
    chance: new Chance(3),
    after: async (done) => {
      if (done !== 15) return;
      await ownDecision(page);
      await shot(page, 'table-shards');
    },
  });
  expect(over, 'the match has an end').toBe(true);
  expect(done).toBeGreaterThan(20);

  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/You have (won|lost)/)).toBeVisible();
  await expect(end.getByRole('heading', { name: /wins/ })).toBeVisible();
  // How likely each was to win comes first; the numbers are a click away.
  await expect(end.getByRole('img', { name: /^Chances of winning/ })).toBeVisible();
  await end.getByRole('button', { name: 'Numbers' }).click();
  await expect(end.getByRole('img', { name: 'The numbers over time' }).locator('canvas')).toBeVisible();
  await end.getByRole('button', { name: 'Mastery' }).click();
  await expect(end.getByRole('button', { name: 'Mastery' })).toHaveAttribute('aria-pressed', 'true');
  await shot(page, 'end-shards');
  const info = await tableInfo(page, id);
  expect(info).toMatchObject({ status: 'over', game: 'shards' });
  expect(info.winners).toHaveLength(1);

  const download = page.waitForEvent('download');
  await end.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await download).path();
  const record = JSON.parse(readFileSync(file, 'utf8')) as { game: string; decisions: unknown[]; setup: { seed: number } };
  expect(record.game).toBe('shards');
  expect(record.setup.seed).toBe(7);
  expect(record.decisions).toHaveLength(info.decisions);

  // The record is one: it can be brought back.
  const back = await page.request.post('/api/records', { data: readFileSync(file, 'utf8'), headers: { 'content-type': 'text/plain' } });
  expect(back.ok(), await back.text()).toBe(true);

  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(`/replay/${id}`);
  await expect(page.getByRole('slider', { name: 'Decision' })).toHaveAttribute('max', String(info.decisions));
  await page.goBack();

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(`/t/${id}`);
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const again = await play(page, { most: 2 });
  expect(again.done).toBe(2);
});

test('a whole Spoils match by mouse', async ({ page }) => {
  await sitDown(page, { game: 'spoils', decks: ['blood-money', 'ink-and-iron'], seed: '7' });
  let { done, over } = await play(page, {
    most: 150,
    chance: new Chance(3),
    after: async (done) => {
      if (done !== 15 && done !== 28) return;
      await ownDecision(page);
      await shot(page, done === 15 ? 'table-spoils' : 'table-spoils-late');
    },
  });
  expect(done).toBeGreaterThan(20);
  if (!over) {
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
  }
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/You have (won|lost)/)).toBeVisible();
  await end.getByRole('button', { name: 'Numbers' }).click();
  await expect(end.getByRole('img', { name: 'The numbers over time' }).locator('canvas')).toBeVisible();
  await shot(page, 'end-spoils');
  // What lies on the table can still be looked at.
  await end.getByRole('button', { name: 'Look at the table' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'The end' }).click();
  await expect(end).toBeVisible();
});

test('a whole Shards match by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  const typist = new Typist(page);
  await typist.tabTo('Set up…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await typist.tabTo('Rules of the edition and more');
  await page.keyboard.press('Enter');
  await typist.tabTo('Seed');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.locator('[data-prompt]')).toBeVisible();

  const { done, over } = await play(page, { most: 400, chance: new Chance(5), act: typist.act });
  expect(over, 'the match has an end').toBe(true);
  expect(done).toBeGreaterThan(20);
  // Each way has been gone: from card to card, numbered and usual answers, the list of options.
  expect(typist.ways.cards).toBeGreaterThan(5);
  expect(typist.ways.keys).toBeGreaterThan(3);
  expect(typist.ways.list).toBeGreaterThan(1);
  expect(typist.lost, 'cards that the arrows did not reach').toEqual([]);
  expect(await typist.pointed(), 'no pointer was used').toBe(0);

  // The end has the focus; tabbing stays on its buttons before anything else.
  await typist.tabTo('Play again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The end' })).toBeHidden();
  await expect(page.locator('[data-prompt]')).toBeVisible();
});

const tables: Wanted[] = [
  { game: 'shards', seed: '7' },
  { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] },
  { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }], decks: ['spider-man-justice'] },
  { game: 'ashes', seed: '7' },
  // Against somebody who does not think: a match has many windows in which both are asked.
  { game: 'dice-throne', seed: '7', seats: [{ who: 'here', name: 'Ada' }, { who: 'bot', bot: 'random' }] },
];

for (const wanted of tables.slice(1)) {
  test(`a whole match of ${wanted.game} by keyboard alone`, async ({ page }) => {
    test.slow();
    const id = await sitDown(page, wanted);
    const typist = new Typist(page);
    const { done, over } = await play(page, { most: 400, chance: new Chance(5), act: typist.act });
    expect(over, 'the match has an end').toBe(true);
    expect(done).toBeGreaterThan(12);
    expect(typist.ways.cards).toBeGreaterThan(3);
    expect(typist.lost, 'cards that the arrows did not reach').toEqual([]);
    expect(await typist.pointed(), 'no pointer was used').toBe(0);
    await expect(page.getByRole('dialog', { name: 'The end' })).toContainText(/You have (won|lost)/);
    expect(await tableInfo(page, id)).toMatchObject({ status: 'over' });
  });
}

test('who has had enough gives up without a mouse', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  const typist = new Typist(page);
  await play(page, { most: 4, chance: new Chance(5), act: typist.act });
  await ownDecision(page);
  await page.keyboard.press('t');
  await typist.tabTo('Give up…', 80);
  await page.keyboard.press('Enter');
  await typist.tabTo('Give up', 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The end' })).toContainText('Gave up: you');
  expect(await typist.pointed(), 'no pointer was used').toBe(0);
});

/** Answers that lead nowhere, or on and on. */
const IDLE = /^(Pass|End |That is all|Choose nothing|Meditate|Discard the top|No\b|Do not|Decline|Announce no)/;

for (const wanted of tables) {
  test(`a whole match by the names that a screen reader reads: ${wanted.game}`, async ({ page }) => {
    test.slow();
    const id = await sitDown(page, wanted);
    const chance = new Chance(4);
    const end = page.getByRole('dialog', { name: 'The end' });
    const list = page.getByRole('list', { name: 'Everything you can do' });
    const prompt = page.locator('[data-prompt] .words > p').first();
    await page.getByRole('tab', { name: 'Options' }).press('Enter');
    let done = 0;
    for (; done < 400; done += 1) {
      await expect(page.locator('[data-prompt].yours:not(.busy)').or(end).first()).toBeVisible({ timeout: 90_000 });
      if (await end.isVisible()) break;
      // What is asked has been said aloud, and everything that can be done has a name of its own.
      await expect(page.locator('[role=status][aria-atomic=true]')).toContainText(await prompt.innerText());
      const names = await list.getByRole('button').allInnerTexts();
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /[{}_]|undefined/.test(name)), 'names of the program').toEqual([]);
      expect(new Set(names).size, names.join(' | ')).toBe(names.length);
      const doing = names.filter((name) => !IDLE.test(name));
      const idle = names.filter((name) => IDLE.test(name));
      const name = chance.one(doing.length > 0 && (idle.length === 0 || chance.next() < 0.85) ? doing : idle) ?? '';
      const { decisions } = await tableInfo(page, id);
      await list.getByRole('button', { name, exact: true }).press('Enter');
      // Somebody who is asked for help may say no: then everything looks as before, and only the count has grown. It does not
      // grow by what is chosen in secret: then something else can be chosen.
      const taken = async () =>
        (await end.isVisible()) || (await tableInfo(page, id)).decisions > decisions || (await list.getByRole('button').allInnerTexts()).join() !== names.join();
      await expect.poll(taken, { intervals: [20, 50, 100] }).toBe(true);
    }
    await expect(end).toContainText(/You have (won|lost)/);
    expect(done).toBeGreaterThan(12);
    // Nothing on the table is without a name either.
    await end.getByRole('button', { name: 'Look at the table' }).press('Enter');
    const cards = await page.locator('[data-board] [data-at] [role=img]').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((name) => name.trim() === '')).toEqual([]);
  });
}
