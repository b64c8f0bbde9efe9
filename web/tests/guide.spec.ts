/** A first match with a guide, puzzles, and the analysis board of a replay: in every game, in both languages, on a phone. */
import type { Page } from '@playwright/test';
import { expect, fitsAcross, PHONE, sitDown, test } from './fixtures';
import { ownDecision, play } from './player';
import { shot } from './shots';

const GAMES = ['ashes', 'champions', 'dice-throne', 'shards', 'spoils'] as const;

async function giveUp(page: Page, words = { tab: 'Table', ask: 'Give up…', sure: 'Give up' }): Promise<void> {
  await ownDecision(page);
  await page.getByRole('tab', { name: words.tab, exact: true }).click();
  await page.getByRole('button', { name: words.ask }).click();
  await page.getByRole('button', { name: words.sure, exact: true }).click();
  await expect(page.locator('.end[role=dialog]')).toBeVisible({ timeout: 60_000 });
}

for (const game of GAMES) {
  test(`a first match of ${game} is explained: what is asked, and what the bot does`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: 'Play with a guide' }).click();
    await ownDecision(page);
    const guide = page.locator('[data-guide]');
    await expect(guide.locator('p')).toContainText(/\w+.*[A-Z]+-/);
    await expect(guide.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/rules/${game}/`));
    const reasons = guide.locator('[data-reasons] li');
    for (let tries = 0; tries < 25 && (await reasons.count()) === 0; tries += 1) await play(page, { most: 6, eager: 0.4 });
    await expect(reasons.first()).toContainText(/I reckon I win \d+\s?% of the time/);
    await shot(page, `guide-${game}`);
    // It comes back with the page, and goes for good when it is sent away.
    await page.reload();
    await expect(guide).toBeVisible();
    await guide.getByRole('button', { name: 'Play on without it' }).click();
    await expect(guide).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-prompt]')).toBeVisible();
    await expect(guide).toHaveCount(0);
  });
}

test('the guide speaks French and fits on a phone', async ({ person }) => {
  const page = await person({ ...PHONE, locale: 'fr-FR' });
  await page.goto('/learn/shards');
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Jouer avec un guide' }).tap();
  await ownDecision(page);
  await expect(page.locator('[data-guide] p')).toContainText('Jouez d’abord votre main');
  await fitsAcross(page);
  await shot(page, 'guide-phone');
});

test('of a puzzle about chances one answer is the best, and all chances are told', async ({ page }) => {
  await page.goto('/learn/dice-throne');
  const list = page.getByRole('region', { name: 'Puzzles' });
  expect(await list.getByRole('button').count()).toBeGreaterThanOrEqual(20);
  await expect(list.getByRole('button').first()).toContainText('likely');
  await list.getByRole('button', { name: /best chance/ }).first().click();
  await ownDecision(page);
  const puzzle = page.locator('[data-puzzle]');
  await expect(puzzle).toContainText(/best chance/);
  await expect(puzzle).toContainText('likely, not certain');
  await play(page, { most: 1 });
  await expect(puzzle).not.toHaveAttribute('data-puzzle', 'open', { timeout: 30_000 });
  await expect(puzzle.locator('[data-chances]').getByRole('listitem').first()).toContainText(/\d+\s?%/);
  await shot(page, 'puzzle-chances');
  await puzzle.getByRole('button', { name: /again/i }).click();
  await expect(puzzle).toHaveAttribute('data-puzzle', 'open');
});

test('a puzzle that is missed shows its solution and can be tried again', async ({ page }) => {
  await page.goto('/learn/shards');
  const list = page.getByRole('region', { name: 'Puzzles' });
  expect(await list.getByRole('button').count()).toBeGreaterThanOrEqual(20);
  await list.getByRole('button').first().click();
  await ownDecision(page);
  const puzzle = page.locator('[data-puzzle]');
  await expect(puzzle).toHaveAttribute('data-puzzle', 'open');
  await shot(page, 'puzzle');
  await page.locator('[data-prompt]').getByRole('button', { name: /^End the play phase/ }).click();
  await expect(puzzle).toHaveAttribute('data-puzzle', 'failed', { timeout: 30_000 });
  await puzzle.getByRole('button', { name: /solution/i }).click();
  await expect(puzzle.getByRole('listitem').nth(2)).toBeVisible();
  await shot(page, 'puzzle-failed');
  await puzzle.getByRole('button', { name: /again/i }).click();
  await expect(puzzle).toHaveAttribute('data-puzzle', 'open');
});

for (const [language, device] of [['en', 'desk'], ['fr', 'phone']] as const) {
  test(`the analysis board tells the best answer at each moment and what each decision cost, ${language}, ${device}`, async ({ person }) => {
    test.setTimeout(300_000);
    const fr = language === 'fr';
    const page = await person({ ...(device === 'phone' ? PHONE : {}), locale: fr ? 'fr-FR' : 'en-GB' });
    const id = await sitDown(page, { game: 'shards', seed: '7' });
    await play(page, { most: 9 });
    await giveUp(page, fr ? { tab: 'Table', ask: 'Abandonner…', sure: 'Abandonner' } : undefined);
    await page.goto(`/replay/${id}?at=2`);
    if (!fr) {
      // The match is over: the hands of all may be seen at once.
      const seen = (seat: string) => page.locator(`[data-at^="hand:${seat}/"]`).getByRole('img', { name: /^(?!Card face down)/ });
      await expect(seen('A')).toHaveCount(0);
      await page.getByLabel('Point of view').selectOption({ label: 'All hands' });
      for (const seat of ['A', 'B']) await expect(seen(seat)).not.toHaveCount(0);
    }
    await page.locator('[data-weigh]').click();
    const answers = page.locator('[data-answers]');
    await expect(answers.getByRole('listitem').first()).toContainText(/\d\s?%/);
    await expect(answers).toContainText(fr ? 'donnée' : 'answered');
    // The hands of all are open, so that the arrow finds its card.
    await expect(page.locator('[data-best]')).toHaveAttribute('data-best', /\w/);
    await expect(page.locator('svg.best > path').first()).toBeAttached();
    await fitsAcross(page);
    await shot(page, device === 'phone' ? 'analysis-phone' : 'analysis');
    // Another moment has other answers.
    const before = await answers.innerText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => answers.innerText()).not.toBe(before);
    await expect(answers.getByRole('listitem').first()).toContainText(/\d\s?%/);
    // Every decision with a choice, each leading to its moment.
    const every = page.locator('[data-decisions]');
    await expect(every.locator('summary')).toBeVisible({ timeout: 120_000 });
    await every.locator('summary').click();
    const listed = every.getByRole('listitem');
    expect(await listed.count()).toBeGreaterThan(5);
    await listed.nth(4).getByRole('link').click();
    await expect(page.getByRole('slider')).not.toHaveValue('3');
    await fitsAcross(page);
  });
}
