/** Screens, small ones above all: everything is there, nothing sticks out, a long press looks closely, sheets come up from below. */
import type { Locator, Page } from '@playwright/test';
import { expect, fitsAcross, PHONE, sitDown, test } from './fixtures';
import { ownDecision, play } from './player';
import { shot } from './shots';

/** A finger that rests until it sees something. */
async function longPress(page: Page, card: Locator): Promise<void> {
  const box = await card.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const touch = { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the pages fit on a phone', async ({ person }) => {
  const page = await person(PHONE);
  for (const [path, name] of [
    ['/', 'lobby-phone'],
    ['/rules/shards/SOI-FOCUS-1', 'rules-phone'],
    ['/cards/spoils', 'cards-phone'],
    ['/decks/spoils', 'decks-phone'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await fitsAcross(page);
    await shot(page, name);
  }
  await page.goto('/');
  await page.getByRole('article', { name: 'The Spoils' }).getByRole('button', { name: 'Set up…' }).tap();
  await fitsAcross(page);
  await shot(page, 'set-up-phone');
  await page.goto('/cards/shards/zetta');
  await expect(page.getByRole('dialog')).toBeVisible();
  await fitsAcross(page);
  await shot(page, 'card-phone');
});

for (const game of ['shards', 'spoils'] as const) {
  test(`${game} is played on a phone`, async ({ person }) => {
    const page = await person(PHONE);
    const id = await sitDown(page, { game, seed: '7', decks: game === 'spoils' ? ['blood-money', 'ink-and-iron'] : [] });
    await ownDecision(page);
    const { done } = await play(page, { most: 14, act: (page, thing) => page.touchscreen.tap(thing.x, thing.y) });
    expect(done).toBe(14);
    await ownDecision(page);
    await fitsAcross(page);
    await shot(page, `table-${game}-phone`);

    // A touch on a plate says what its numbers are.
    await page.locator('[data-seat="B"] dl').tap();
    await expect(page.locator('[data-seat="B"] .names')).toContainText(game === 'shards' ? 'mastery' : 'influence');
    await page.locator('[data-seat="B"] dl').tap();
    await expect(page.locator('[data-seat="B"] .names')).toBeHidden();

    const card = page.locator(game === 'shards' ? '[data-at="river/0"]' : '[data-at="faction:A/0"]');
    await longPress(page, card);
    const name = (await card.getByRole('img').getAttribute('aria-label'))?.split(',')[0] ?? '?';
    const zoom = page.getByRole('dialog', { name });
    await expect(zoom).toBeVisible();
    await fitsAcross(page);
    await shot(page, `zoom-${game}-phone`);
    await zoom.getByRole('button', { name: 'Close' }).tap();
    await expect(zoom).toBeHidden();

    await page.getByRole('tab', { name: /Options/ }).tap();
    const options = page.getByRole('list', { name: 'Everything you can do' });
    await expect(options.getByRole('button').first()).toBeVisible();
    await fitsAcross(page);
    await shot(page, `options-${game}-phone`);
    // One of them is taken, and the sheet does not stand in the way of what follows.
    const before = await page.locator('[data-prompt]').innerText();
    await options.getByRole('button').last().tap();
    await expect(page.locator('[data-prompt]')).not.toHaveText(before);

    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.getByRole('log', { name: 'What has happened' })).toBeVisible();
    await fitsAcross(page);
    await shot(page, `log-${game}-phone`);

    await page.goto(`/replay/${id}?at=12`);
    await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
    await fitsAcross(page);
    await shot(page, `replay-${game}-phone`);
  });
}

for (const [name, options] of [
  ['desktop', {}],
  ['wide', { viewport: { width: 1920, height: 1080 } }],
  ['phone', PHONE],
] as const) {
  test(`four sit at a table, ${name}`, async ({ person }) => {
    const page = await person(options);
    const bot = { who: 'bot', bot: 'greedy' } as const;
    await sitDown(page, { game: 'shards', seed: '7', seats: [{ who: 'here', name: 'Ada' }, bot, bot, bot] });
    await play(page, { most: 9 });
    await ownDecision(page);
    await expect(page.getByRole('region', { name: /’s side$/ })).toHaveCount(4);
    await fitsAcross(page);
    // All of it is to be seen: the own cards are inside the window, above what is asked.
    const asked = await page.locator('[data-prompt]').boundingBox();
    for (const card of await page.locator('[data-board] [data-at]').all()) {
      const box = await card.boundingBox();
      if (!box || !asked) throw new Error('a card is not drawn');
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height * 0.7).toBeLessThan(asked.y);
    }
    await shot(page, `table-four-${name}`);
  });
}
