/** Ashes at the table: a whole match by mouse, and three people with a browser each. */
import type { Page } from '@playwright/test';
import { Chance } from './chance';
import { expect, fitsAcross, PHONE, sitDown, tableInfo, test } from './fixtures';
import { gather, takeTurns } from './people';
import { ownDecision, play, type Thing } from './player';
import { shot } from './shots';

test('a whole Ashes match by mouse', async ({ page }) => {
  const id = await sitDown(page, { game: 'ashes', seed: '7' });
  // Thirty cards are in the hand, three of each kind: each kind is held once.
  await ownDecision(page);
  const hand = page.locator('[data-at^="hand:A/"]');
  await expect(hand).toHaveCount(10);
  await expect(page.getByText('×3', { exact: true })).toHaveCount(10);
  await hand.first().click({ position: { x: 12, y: 40 } });
  // What was chosen lies apart from those like it.
  await expect(page.locator('[data-at^="hand:A/"][aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByText('×2', { exact: true })).toHaveCount(1);
  const { done, over } = await play(page, {
    most: 400,
    chance: new Chance(3),
    after: async (done) => {
      if (done !== 30) return;
      await ownDecision(page);
      await shot(page, 'table-ashes');
    },
  });
  console.log(`Ashes: ${done} decisions`);
  expect(over, 'the match has an end').toBe(true);
  expect(done).toBeGreaterThan(20);
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/You have (won|lost)/)).toBeVisible();
  const info = await tableInfo(page, id);
  expect(info).toMatchObject({ status: 'over', game: 'ashes' });
  expect(info.winners).toHaveLength(1);
});

for (const locale of ['en-GB', 'fr-FR']) {
  test(`Ashes is played on a phone, ${locale}`, async ({ person }) => {
    const page = await person({ ...PHONE, locale });
    await sitDown(page, { game: 'ashes', seed: '7' });
    await ownDecision(page);
    await fitsAcross(page);
    const manner = { chance: new Chance(3), act: (page: Page, thing: Thing) => page.touchscreen.tap(thing.x, thing.y) };
    const { done } = await play(page, { most: 40, ...manner });
    expect(done).toBe(40);
    await ownDecision(page);
    await fitsAcross(page);
    // Everything that can be done stands in the list.
    await page.locator('#tab-options').tap();
    await fitsAcross(page);
    const list = page.getByRole('list', { name: locale === 'en-GB' ? 'Everything you can do' : 'Tout ce que vous pouvez faire' });
    await expect(list.getByRole('button').first()).toBeVisible();
    await shot(page, `table-ashes-phone-${locale.slice(0, 2)}`);
  });
}

test('three people play Ashes, each in a browser of their own', async ({ page: first, person }) => {
  const pages = [first, await person(), await person({ locale: 'fr-FR' })];
  const id = await gather(pages, ['Ada', 'Bo', 'Cléo'], { game: 'ashes' });
  // Everybody sees the own cards and nobody else's.
  for (const [at, page] of pages.entries()) {
    for (const seat of ['A', 'B', 'C']) {
      const known = page.locator(`[data-at^="hand:${seat}/"]`).getByRole('img', { name: /^(?!Card face down|Carte face cachée)/ });
      await expect(known).toHaveCount(seat === 'ABC'[at] ? 10 : 0);
    }
  }
  const taken = await takeTurns(pages, 60, new Chance(4));
  expect(taken).toBeGreaterThan(50);
  await shot(first, 'table-ashes-three');
  // All have heard the same, each in their language.
  const { decisions } = await tableInfo(first, id);
  expect(decisions).toBeGreaterThan(50);
  const lines = await Promise.all(pages.map((page) => page.getByRole('log').first().locator(':scope > *').allTextContents()));
  expect(lines[2]?.join(' ')).toMatch(/Votre|votre|vous|Vous/);
  expect(lines[0]?.join(' ')).not.toMatch(/Votre|votre|Vous/);
  const other = pages.find((page, at) => at !== 0);
  await expect(other?.getByRole('region', { name: /Ada/ }) ?? first.locator('x')).toBeVisible();
});
