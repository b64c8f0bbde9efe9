/** Going back: a decision taken back, a match looked at again step by step, played on from its middle, and a record brought back. */
import { expect, sitDown, tableInfo, test } from './fixtures';
import { logLines, ownDecision, play } from './player';
import { shot } from './shots';

test('whoever plays alone takes back at once', async ({ page }) => {
  const id = await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const told = await logLines(page);
  const hand = await page.locator('[data-at^="hand:A/"]').count();
  const { decisions } = await tableInfo(page, id);
  await page.locator('[data-at^="hand:A/"].glows').first().click();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand - 1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand);
  expect(await logLines(page)).toEqual(told);
  expect((await tableInfo(page, id)).decisions).toBe(decisions);
  // The same with a key.
  await page.locator('[data-at^="hand:A/"].glows').first().click();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand - 1);
  await page.keyboard.press('u');
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand);
});

test('a replay by slider, steps and playback, and a fork from its middle', async ({ page }) => {
  const id = await sitDown(page, { game: 'shards', seed: '7' });
  await play(page, { most: 12 });
  await ownDecision(page);
  const { decisions } = await tableInfo(page, id);
  await page.goto(`/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Decision' });
  await expect(slider).toHaveAttribute('max', String(decisions));
  await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
  const story = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');

  // Steps.
  await expect(page.getByRole('button', { name: 'Previous decision' })).toBeDisabled();
  const first = await story.count();
  await page.getByRole('button', { name: 'Next decision' }).click();
  await page.getByRole('button', { name: 'Next decision' }).click();
  await expect(slider).toHaveValue('2');
  await expect.poll(() => story.count()).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Previous decision' }).click();
  await expect(slider).toHaveValue('1');

  // The slider, by hand and by key.
  const middle = Math.floor(decisions / 2);
  await slider.fill(String(middle));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Decision ${middle} of ${decisions}`));
  await expect(page).toHaveURL(`/replay/${id}?at=${middle}`);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(decisions));
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');

  // From a seat, whose hand is then to be seen.
  const known = page.locator('[data-at^="hand:A/"]').getByRole('img', { name: /^(?!Card face down)/ });
  await expect(known).toHaveCount(0);
  await page.getByLabel('Point of view').selectOption('A');
  await expect(known).not.toHaveCount(0);

  // All hands at once are for a match that is over.
  const views = page.getByLabel('Point of view').getByRole('option');
  await expect(views.filter({ hasText: 'All hands' })).toHaveCount(0);

  // Playback.
  await page.getByLabel('Speed').selectOption({ label: '× 4' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = Number(await slider.inputValue());
  await page.waitForTimeout(600);
  expect(Number(await slider.inputValue())).toBe(stopped);
  await slider.fill(String(middle));
  await expect(slider).toHaveValue(String(middle));
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem').last()).toBeVisible();
  await shot(page, 'replay-shards');

  // And on from there, at a table of its own.
  await page.getByRole('button', { name: 'Play on from here…' }).click();
  const fork = page.getByRole('dialog', { name: `Play on from decision ${middle}` });
  await expect(fork).toBeVisible();
  await shot(page, 'fork');
  await fork.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await ownDecision(page);
  const other = page.url().split('/t/')[1] ?? '';
  expect(other).not.toBe(id);
  expect((await tableInfo(page, other)).decisions).toBeGreaterThanOrEqual(middle);
  expect((await play(page, { most: 3 })).done).toBe(3);
  expect((await tableInfo(page, id)).decisions).toBe(decisions);
  await page.goto('/');
  await expect(page.getByText(`continues from decision ${middle}`)).toBeVisible();
  await shot(page, 'lobby-tables', true);
});

test('a record that was downloaded is brought back', async ({ page, person, watch }) => {
  // Something that is no record is refused.
  watch.expected.push(/400 \(Bad Request\).*\/api\/records/);
  const id = await sitDown(page, { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] });
  await play(page, { most: 5 });
  await ownDecision(page);
  const { decisions } = await tableInfo(page, id);
  await page.getByRole('tab', { name: 'Table' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await download).path();

  const other = await person();
  await other.goto('/');
  await other.getByLabel('Choose a file, or drop it here').setInputFiles({ name: 'nonsense.json', mimeType: 'application/json', buffer: Buffer.from('{"tapis":') });
  await expect(other.getByRole('alert')).toBeVisible();
  await other.getByLabel('Choose a file, or drop it here').setInputFiles(file);
  await expect(other).toHaveURL(/\/replay\/\w+/);
  await expect(other.getByRole('slider', { name: 'Decision' })).toHaveAttribute('max', String(decisions));
  await expect(other.locator('[data-board] [data-at]').first()).toBeVisible();
});
