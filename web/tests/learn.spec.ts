/** Lessons: from the first page to the first own decision, through a lesson, and on to the next; in both languages and on a phone. */
import type { Page } from '@playwright/test';
import { expect, fitsAcross, PHONE, test } from './fixtures';
import { ownDecision } from './player';
import { shot } from './shots';

/** What people may be asked to wait for, in milliseconds. */
const TO_FIRST_DECISION = 10_000;
const THROUGH_FIRST_LESSON = 180_000;

/** Answers as the lesson means it: what that is stands in the refusal of another answer. Says how many decisions it took. */
async function learn(page: Page): Promise<number> {
  const teacher = page.locator('[data-lesson]');
  const list = page.getByRole('list', { name: /Everything you can do|Tout ce que vous pouvez faire/ });
  await page.getByRole('tab', { name: 'Options' }).click();
  let taken = 0;
  for (let tries = 0; tries < 12; tries += 1) {
    await expect(teacher.getByRole('button').or(teacher.getByRole('link')).or(page.locator('[data-prompt].yours:not(.busy)')).first()).toBeVisible();
    if ((await teacher.locator('.ways').count()) > 0) return taken;
    await ownDecision(page);
    const said = await teacher.locator('p').innerText();
    const number = await list.getByRole('button').count();
    for (let at = 0; at < number; at += 1) {
      await list.getByRole('button').nth(at).click();
      await expect(page.locator('[data-prompt]:not(.busy)')).toBeVisible();
      // Another answer than the intended one is told why not, and nothing has happened.
      const refused = page.locator('.refusal');
      await expect.poll(async () => (await refused.count()) > 0 || (await teacher.locator('p').innerText()) !== said).toBe(true);
      if ((await teacher.locator('p').innerText()) !== said) break;
      await expect(refused).toContainText(/here it is about something else|il s’agit ici d’autre chose/);
      await refused.getByRole('button').click();
    }
    taken += 1;
  }
  return taken;
}

test('from the first page to the first decision and through the first lesson', async ({ page }) => {
  await page.goto('/');
  const begun = Date.now();
  await page.getByRole('link', { name: 'Learn: Shards of Infinity' }).click();
  await page.getByRole('button', { name: 'Begin the first lesson' }).click();
  await ownDecision(page);
  const first = Date.now() - begun;
  const teacher = page.locator('[data-lesson]');
  await expect(teacher).toContainText('Play a Crystal');
  await shot(page, 'lesson-shards');

  // By the card itself, as the teacher says; another card is told why not.
  await page.locator('[data-at^="hand:A/"]').filter({ hasText: 'Blaster' }).first().click();
  await expect(page.locator('.refusal')).toContainText(/The rules allow that, but here it is about something else: play Crystal/i);
  for (const say of ['Now play the other Crystal', 'Two gems']) {
    await ownDecision(page);
    await page.locator('[data-at^="hand:A/"]').filter({ hasText: 'Crystal' }).first().click();
    await expect(teacher).toContainText(say);
  }
  const through = Date.now() - begun;
  console.log(`first own decision after ${first} ms, first lesson done after ${through} ms`);
  expect(first).toBeLessThan(TO_FIRST_DECISION);
  expect(through).toBeLessThan(THROUGH_FIRST_LESSON);

  // On to the next, which is remembered.
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(teacher).toContainText('Lesson 2 of');
  await page.goto('/learn/shards');
  await expect(page.getByRole('button', { name: 'Go on with lesson 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Again/ })).toHaveCount(1);
  await shot(page, 'learn-shards');
  // Lessons do not fill the list of tables.
  await page.goto('/');
  await expect(page.getByText('No table yet')).toBeVisible();
});

for (const [game, name] of [['ashes', 'Ashes'], ['champions', 'Marvel Champions'], ['dice-throne', 'Dice Throne'], ['spoils', 'The Spoils']] as const) {
  test(`from the first page to a decision of ${game} and through its first lesson in time`, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: `Learn: ${name}` });
    await expect(link).toBeVisible();
    const begun = Date.now();
    await link.click();
    await page.getByRole('button', { name: 'Begin the first lesson' }).click();
    await ownDecision(page);
    const first = Date.now() - begun;
    expect(await learn(page)).toBeGreaterThan(0);
    const through = Date.now() - begun;
    console.log(`${game}: first own decision after ${first} ms, first lesson done after ${through} ms`);
    expect(first).toBeLessThan(TO_FIRST_DECISION);
    expect(through).toBeLessThan(THROUGH_FIRST_LESSON);
  });
}

for (const game of ['ashes', 'champions', 'dice-throne', 'shards', 'spoils'] as const) {
  test(`every lesson of ${game} can be done at the table`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto(`/learn/${game}`);
    const lessons = page.locator('main ol').first().getByRole('listitem');
    await expect(lessons.nth(7)).toBeVisible();
    const number = await lessons.count();
    await page.getByRole('button', { name: 'Begin the first lesson' }).click();
    for (let lesson = 1; lesson <= number; lesson += 1) {
      await expect(page.locator('[data-lesson]')).toContainText(`Lesson ${lesson} of ${number}`);
      expect(await learn(page)).toBeGreaterThan(0);
      if (lesson < number) await page.getByRole('button', { name: 'Next lesson' }).click();
    }
    await expect(page.locator('[data-lesson]').getByRole('link', { name: 'Play now' })).toBeVisible();
    await page.goto(`/learn/${game}`);
    await expect(page.getByText('You have done all lessons')).toBeVisible();
  });
}

test('a lesson in French on a phone, by touch', async ({ person }) => {
  const page = await person({ ...PHONE, locale: 'fr-FR' });
  await page.goto('/learn/champions');
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Commencer la première leçon' }).tap();
  await ownDecision(page);
  await expect(page.locator('[data-lesson]')).toContainText('Leçon 1 sur');
  await fitsAcross(page);
  await shot(page, 'lesson-phone');
  expect(await learn(page)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Leçon suivante' })).toBeVisible();
  await fitsAcross(page);
});
