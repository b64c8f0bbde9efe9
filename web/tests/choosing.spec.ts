/** Choosing, attacking, paying: what is chosen is marked and can be put back, and nothing is spent by looking. */
import type { Locator, Page } from '@playwright/test';
import { expect, sitDown, test } from './fixtures';
import { logLines, ownDecision, play } from './player';

/** Drags a card onto another one; an arrow says that it would hit. */
async function drag(page: Page, own: Locator, target: Locator): Promise<void> {
  const [from, to] = [await own.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('a card is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(target).toHaveClass(/aimed/);
  await expect(page.locator('.arrows > path[data-from="pointer"].aims')).toHaveCount(1);
  await page.mouse.up();
}

/** Lets everything go by until this is asked; whoever is asked sits at this screen. */
async function until(page: Page, asked: RegExp): Promise<void> {
  const prompt = page.locator('[data-prompt]:not(.busy)');
  const cover = page.getByRole('alertdialog').getByRole('button');
  for (let step = 0; step < 20; step += 1) {
    await expect(cover.or(page.locator('[data-prompt].yours:not(.busy)')).first()).toBeVisible();
    // A cover that goes away under the hand is another's turn that has passed by itself.
    if (await cover.isVisible()) await cover.click({ timeout: 3000 }).catch(() => undefined);
    else if (asked.test(await prompt.innerText())) return;
    else {
      const before = await prompt.innerText();
      await page.keyboard.press('n');
      await expect(async () => expect((await cover.isVisible()) || (await prompt.innerText()) !== before).toBe(true)).toPass();
    }
  }
  throw new Error(`${asked} is not asked`);
}

test('what is chosen is marked, counted, and put back by a second click', async ({ page }) => {
  await sitDown(page, { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }], decks: ['spider-man-justice'] });
  await ownDecision(page);
  const card = (at: number) => page.locator(`[data-at="hand:A/${at}"]`);
  const click = async (at: number) => {
    await card(at).click({ position: { x: 20, y: 60 } });
    await expect(page.locator('[data-prompt].busy')).toHaveCount(0);
  };
  const chosen = page.locator('[data-board] .card.chosen[data-at]');
  const places = () => chosen.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-at')));
  for (const at of [1, 2, 4]) await click(at);
  await expect(page.getByText('3 chosen', { exact: true })).toBeVisible();
  expect(await places()).toEqual(['hand:A/1', 'hand:A/2', 'hand:A/4']);
  // The one in the middle goes back; the one after it stays.
  await click(2);
  await expect(chosen).toHaveCount(2);
  expect(await places()).toEqual(['hand:A/1', 'hand:A/4']);
  await expect(page.getByText('2 chosen', { exact: true })).toBeVisible();
});

for (const [who, scenario] of [
  ['one of several', 'announcing an attack triggers what waits for it'],
  ['the only one', 'a faction that you do not control is attacked'],
] as const) test(`an attack starts from one’s own character, ${who}`, async ({ page }) => {
  await sitDown(page, { game: 'spoils', scenario });
  await ownDecision(page);
  const own = page.locator('[data-at^="play:A/"]').filter({ has: page.getByRole('img', { name: /^Storm Cavalry/ }) });
  const target = page.locator('[data-at="faction:B/0"]');
  await expect(own).toHaveClass(/glows/);
  await own.click();
  await expect(target).toHaveClass(/aimed/);
  // Esc puts it down again.
  await page.keyboard.press('Escape');
  await expect(target).not.toHaveClass(/aimed/);
  await drag(page, own, target);
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/You attack The Plain Banner/);
});

const two = [{ who: 'here', name: 'Ada' }, { who: 'here', name: 'Ben' }] as const;

test('a blocker is dragged onto the attacker, or chosen by key: The Spoils', async ({ page }) => {
  await sitDown(page, { game: 'spoils', scenario: 'blockers fight together as the blocking party', seats: [...two] });
  await until(page, /your turn/i);
  await drag(page, page.locator('[data-at="play:A/0"]'), page.locator('[data-at="faction:B/0"]'));
  await until(page, /block/i);
  // Everybody sees who attacks what.
  await expect(page.locator('.arrows > path[data-from="play:A/0"]')).toHaveCount(1);
  const card = (at: number) => page.locator(`[data-at="play:B/${at}"]`);
  await drag(page, card(0), page.locator('[data-at="play:A/0"]'));
  await expect(card(0)).toHaveClass(/chosen/);
  await card(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-board] .card.chosen[data-at]')).toHaveCount(2);
  await page.keyboard.press('n');
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/Wandering Mercenary/);
});

test('units are dragged onto what they attack, whoever guards onto an attacker: Ashes', async ({ page }) => {
  await sitDown(page, { game: 'ashes', scenario: 'the attackers of a unit deal the sum of their values at once', seats: [...two] });
  await until(page, /your turn/i);
  await drag(page, page.locator('[data-at="battlefield:A/0"]'), page.locator('[data-at="battlefield:B/0"]'));
  // Another one may join the attack.
  await until(page, /who attacks/i);
  await page.locator('[data-at="battlefield:A/1"]').click();
  await until(page, /who guards/i);
  await expect(page.locator('.arrows > path[data-from^="battlefield:A/"]')).toHaveCount(2);
  await drag(page, page.locator('[data-at="phoenixborn:B/0"]'), page.locator('[data-at="battlefield:A/0"]'));
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/guard/i);
});

test('what an attack was aimed at is not asked again: Ashes', async ({ page }) => {
  await sitDown(page, { game: 'ashes', scenario: 'a guard becomes the target', seats: [...two] });
  await until(page, /your turn/i);
  await drag(page, page.locator('[data-at="battlefield:A/0"]'), page.locator('[data-at="battlefield:B/1"]'));
  await until(page, /who guards/i);
  await expect(page.locator('.arrows > path[data-from="battlefield:A/0"]')).toHaveCount(1);
  expect((await logLines(page)).join(' ')).toMatch(/target is False Demon/);
});

test('no card is sold by a single click: Dice Throne', async ({ page }) => {
  await sitDown(page, { game: 'dice-throne', seed: '7' });
  const card = page.locator('[data-at^="hand:A/"].glows').filter({ hasText: /Sell / }).first();
  for (let step = 0; step < 40 && !(await card.isVisible()); step += 1) {
    await ownDecision(page);
    await play(page, { most: 1 });
  }
  const before = await logLines(page);
  await card.click({ position: { x: 15, y: 50 } });
  await expect(page.locator('.menu').getByRole('button')).toHaveText(/^Sell /);
  await page.keyboard.press('Escape');
  expect(await logLines(page)).toEqual(before);
});

for (const way of ['dragged onto the villain', 'chosen by key'] as const) test(`a hero who defends is ${way}: Marvel Champions`, async ({ page }) => {
  await sitDown(page, { game: 'champions', scenario: 'what one sentence has done counts for the next', seats: [two[0]] });
  await ownDecision(page);
  await until(page, /defend/i);
  const hero = page.locator('[data-at="identity:A/0"]');
  await expect(page.locator('.arrows > path[data-from="villain/0"]')).toHaveCount(1);
  if (way === 'chosen by key') {
    await hero.focus();
    await page.keyboard.press('Enter');
  } else {
    await drag(page, hero, page.locator('[data-at="villain/0"]'));
  }
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/defend/i);
});

test('a click on the table asks before anything is paid', async ({ page }) => {
  await sitDown(page, { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] });
  const faction = page.locator('[data-at="faction:A/0"]');
  const end = page.getByRole('button', { name: 'End the turn' });
  for (let step = 0; step < 30 && !((await end.isVisible()) && /glows/.test((await faction.getAttribute('class')) ?? '')); step += 1) {
    await play(page, { most: 1, eager: 0.4 });
    await ownDecision(page);
  }
  const before = await logLines(page);
  await faction.click();
  const menu = page.locator('.menu');
  await expect(menu.getByRole('button').first()).toContainText('The Iron Mortgage');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  expect(await logLines(page)).toEqual(before);
});

test('the order of equal things is asked once and remembered', async ({ page }) => {
  await sitDown(page, { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] });
  const always = page.getByRole('button', { name: 'Always in this order, without asking' });
  for (let step = 0; step < 30 && !(await always.isVisible()); step += 1) {
    await play(page, { most: 1, eager: 0 });
    await ownDecision(page);
  }
  await always.click();
  await expect(page.locator('[data-prompt]')).toContainText('Choose one');
  // What may follow is offered with it: a card of the hand is laid at once.
  await page.locator('[data-at="hand:A/0"]').click({ position: { x: 15, y: 50 } });
  await page.locator('.menu').getByRole('button').first().or(page.locator('[data-prompt]')).first().waitFor();
  // At another table of the game it holds, too.
  await sitDown(page, { game: 'spoils', seed: '8', decks: ['blood-money', 'ink-and-iron'] });
  for (let step = 0; step < 20 && !/Choose one/.test(await page.locator('[data-prompt]').innerText()); step += 1) {
    await play(page, { most: 1, eager: 0 });
    await ownDecision(page);
    await expect(page.locator('[data-prompt]')).not.toContainText('Several things happen at once');
  }
  await expect(page.locator('[data-prompt]')).toContainText('Choose one');
});

test('all cards are played at once, and what they bring is seen', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  await page.getByRole('button', { name: 'Play all 5' }).click();
  await expect(page.locator('[data-pop]').first()).toBeVisible();
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(0);
  await ownDecision(page);
  // Step by step back, and to what is.
  await page.keyboard.press(',');
  await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(1);
  await expect(page.getByText('What has happened…')).toBeVisible();
  await page.keyboard.press('.');
  await ownDecision(page);
});

test('whoever asks why by key is where they were afterwards', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const card = page.locator('[data-at="river/2"]');
  await card.focus();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: /^About/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('what is paid with is proposed before it is spent, and one click pays all of it', async ({ page }) => {
  await sitDown(page, { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }], decks: ['spider-man-justice'] });
  await ownDecision(page);
  await page.getByRole('button', { name: /^That is all|^Keep/ }).click();
  await ownDecision(page);
  const hand = page.locator('[data-board] [data-at^="hand:A/"]');
  const before = await hand.count();
  const propose = page.locator('[data-prompt] button.propose');
  // The first card in the hand that costs something.
  for (let at = 0; at < before && !(await propose.isVisible()); at += 1) {
    const card = page.locator(`[data-board] [data-at="hand:A/${at}"].glows`);
    if (!(await card.isVisible())) continue;
    await card.click({ position: { x: 14, y: 40 } });
    await expect(page.locator('[data-prompt].busy')).toHaveCount(0);
  }
  await expect(propose).toBeVisible();
  const prompt = page.locator('[data-prompt] p');
  await expect(prompt).toContainText(/: 0 of /);
  // What would be spent is marked; to look at it spends nothing.
  const marked = page.locator('[data-board] .card.proposed');
  const number = await marked.count();
  expect(number).toBeGreaterThan(0);
  await marked.first().hover({ position: { x: 14, y: 40 } });
  await expect(prompt).toContainText(/: 0 of /);
  await expect(page.locator('[data-board] [data-at].chosen')).toHaveCount(1);
  await propose.click();
  await expect(propose).toHaveCount(0);
  await expect(prompt).not.toContainText(/Paying for/);
});
