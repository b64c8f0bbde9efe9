/** The rules at work: a position opened from a rule, and why something cannot be done, with the rule that says so. */
import { expect, sitDown, test } from './fixtures';
import { logLines, ownDecision, play } from './player';
import { shot } from './shots';

test('a position is played from the page of its rule', async ({ page }) => {
  await page.goto('/rules/shards');
  await page.getByRole('searchbox', { name: 'Find rules by number or words' }).fill('hero’s focus once');
  await expect(page.getByRole('status')).toHaveText('1 rule found');
  const rule = page.getByRole('article', { name: 'SOI-FOCUS-1' });
  await rule.getByRole('button', { name: /example/ }).click();
  const example = rule.getByRole('article').filter({ hasText: 'Focus turns 1 gem into 1 mastery' });
  await expect(example).toContainText('3 gems');
  await shot(page, 'rules-search');
  await example.getByRole('button', { name: 'Play this position' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await ownDecision(page);
  const own = page.getByRole('region', { name: /Host’s side/ });
  await expect(own.locator('[data-gauge=gems]')).toContainText('3');
  await page.getByRole('button', { name: /^Focus/ }).click();
  await expect(own.locator('[data-gauge=gems]')).toContainText('2');
  await expect(own.locator('[data-gauge=mastery]')).toContainText('1');
  expect((await logLines(page)).join(' ')).toMatch(/focus/i);
});

test('a ruling answers its question and leads to the rules it is about', async ({ page }) => {
  await page.goto('/rules/champions/MC-R8');
  const ruling = page.getByRole('article', { name: 'MC-R8' });
  await expect(ruling).toContainText('fourth ally?');
  await ruling.getByRole('link', { name: 'MC-ALLYLIMIT-1' }).first().click();
  const rule = page.getByRole('article', { name: 'MC-ALLYLIMIT-1', exact: true });
  await expect(rule).toBeFocused();
  await expect(rule.getByRole('link', { name: 'MC-R8' }).first()).toBeVisible();
});

test('a card that cannot be used says why, with the rule', async ({ page, context }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const dear = page.locator('[data-at^="river/"]:not(.glows)').first();
  // A card that has just been dealt is turned over first.
  await expect(dear.getByRole('img')).not.toHaveAttribute('aria-label', /face down/);
  const name = (await dear.getByRole('img').getAttribute('aria-label'))?.split(',')[0] ?? '?';
  await dear.click();
  const why = page.getByRole('dialog', { name: `About ${name}` });
  await expect(why).toBeVisible();
  const refused = why.getByRole('listitem').filter({ hasText: 'Recruit' });
  await expect(refused).toContainText(/gem/);
  await shot(page, 'why-not');
  const link = refused.getByRole('link', { name: /^Rule SOI-/ });
  const id = await link.innerText();
  const opened = context.waitForEvent('page');
  await link.click();
  const book = await opened;
  await expect(book).toHaveURL(`/rules/shards/${id}`);
  const rule = book.getByRole('article', { name: id });
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await shot(book, 'rule-from-table');
  await book.close();
  // The table is where it was, and by key the same is told.
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await dear.focus();
  await page.keyboard.press('w');
  await expect(why).toBeVisible();
});

test('a card is played by dragging it', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const before = (await logLines(page)).length;
  const card = page.locator('[data-at="hand:A/0"]');
  const hand = await page.locator('[data-at^="hand:A/"]').count();
  const [from, to] = [await card.boundingBox(), await page.locator('[data-zone="play:A"]').boundingBox()];
  if (!from || !to) throw new Error('there is no way to drag');
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await shot(page, 'dragging');
  await page.mouse.up();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand - 1);
  expect((await logLines(page)).length).toBeGreaterThan(before);
  // Dropped where it came from, a card stays.
  const stays = await page.locator('[data-at="hand:A/0"]').boundingBox();
  if (!stays) throw new Error('there is no card left');
  await page.mouse.move(stays.x + 20, stays.y + 40);
  await page.mouse.down();
  await page.mouse.move(stays.x + 60, stays.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand - 1);
  await play(page, { most: 1 });
});
