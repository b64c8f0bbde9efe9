/** Dice Throne at the table: a whole duel by mouse, two against two with four browsers, in French on a phone. */
import type { Page } from '@playwright/test';
import { Chance } from './chance';
import { expect, fitsAcross, PHONE, sitDown, tableInfo, test } from './fixtures';
import { gather, takeTurns } from './people';
import { logLines, ownDecision, play } from './player';
import { shot } from './shots';

const roll = (page: Page) => page.locator('[data-prompt] button.roll');
const dice = (page: Page) => page.locator('[data-pool="offence"] [data-die]');

/** Goes on until dice can be laid aside. */
async function untilRolling(page: Page, chance: Chance): Promise<void> {
  for (let step = 0; step < 60 && !(await roll(page).isVisible()); step += 1) await play(page, { most: 1, chance, eager: 0.1 });
  await expect(roll(page)).toBeVisible();
}

test('a whole duel of Dice Throne by mouse: dice are laid aside, the odds follow, and damage is told line by line', async ({ page }) => {
  const id = await sitDown(page, { game: 'dice-throne', seed: '7' });
  await untilRolling(page, new Chance(2));
  await expect(dice(page)).toHaveCount(5);
  await expect(roll(page)).toContainText('Roll 5 dice');

  // By mouse and by key; what is kept says so, and the button counts the others.
  await dice(page).nth(0).click();
  await expect(dice(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await dice(page).nth(0).press('ArrowRight');
  await expect(dice(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(roll(page)).toContainText('Roll 3 dice');
  const kept = await dice(page).evaluateAll((all) => all.slice(0, 2).map((die) => die.getAttribute('aria-label')?.split(' (')[0]));

  // The chances are those of the kept dice, at the table and on the board; none is better than the best.
  const rows = page.locator('[data-odds] tbody tr');
  expect(await rows.count()).toBeGreaterThan(4);
  const chances = await rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent ?? '', 10))));
  for (const [now = 0, best = 0] of chances) expect(now).toBeLessThanOrEqual(best);
  expect(await page.locator('[data-at^="board:A/"] .chance').count()).toBeGreaterThan(4);
  await shot(page, 'table-dice-throne');

  // Only the others are rolled, and what was kept stays aside.
  await page.keyboard.press('r');
  await expect.poll(async () => (await logLines(page)).join(' ')).toContain('Roll Attempt 2');
  const after = await dice(page).evaluateAll((all) => all.slice(0, 2).map((die) => die.getAttribute('aria-label')?.split(' (')[0]));
  expect(after.map((label) => label?.split(':').slice(0, 2).join(':'))).toEqual(kept.map((label) => label?.split(':').slice(0, 2).join(':')));

  const { done, over } = await play(page, { most: 500, chance: new Chance(5), eager: 0.9 });
  console.log(`Dice Throne: ${done} decisions`);
  expect(over, 'the match has an end').toBe(true);
  expect(await tableInfo(page, id)).toMatchObject({ status: 'over', game: 'dice-throne' });
  await expect(page.getByRole('dialog', { name: 'The end' })).toContainText(/You have (won|lost)/);
  // What each total came to was told line by line.
  const lines = await logLines(page);
  expect(lines.some((line) => /^.+: \d+\.$/.test(line.trim()))).toBe(true);
  expect(lines.some((line) => /receives? \d+ (undefendable )?damage/.test(line))).toBe(true);
});

test('dice that show the same are laid aside together, and so is what makes an ability most likely', async ({ page }) => {
  await sitDown(page, { game: 'dice-throne', seed: '7' });
  await untilRolling(page, new Chance(2));
  const shown = await dice(page).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')?.split(': ')[1]));
  const pressed = () => dice(page).evaluateAll((all) => all.flatMap((die, at) => (die.getAttribute('aria-pressed') === 'true' ? [at] : [])));
  const often = shown.findIndex((side) => shown.filter((other) => other === side).length > 1);
  expect(often, 'two dice show the same').toBeGreaterThanOrEqual(0);
  await dice(page).nth(often).dblclick();
  expect(await pressed()).toEqual([...shown.keys()].filter((at) => shown[at] === shown[often]));

  // A line of the chances lays aside what it needs; with these it is as likely as at best.
  const line = page.locator('[data-odds] tbody tr').filter({ has: page.locator('button.keep') }).first();
  await line.locator('button.keep').click();
  await expect(line.locator('button.keep')).toHaveAttribute('aria-pressed', 'true');
  const [now, best] = await line.locator('td').allTextContents();
  expect(now).toBe(best);
  expect((await pressed()).length).toBeGreaterThan(0);
});

test('a choice between effects says what each of them does', async ({ person }) => {
  const scenario = 'Cursed Cards!: A has 48 Health, A has 3 cards in hand';
  for (const [locale, all] of [
    ['en-GB', ['Draw 1 card.', 'Receive 2 damage and draw 2 cards.', 'Receive 4 damage and draw 3 cards.']],
    ['fr-FR', ['Piochez 1 carte.', 'Subissez 2 dégâts et piochez 2 cartes.', 'Subissez 4 dégâts et piochez 3 cartes.']],
  ] as const) {
    const page = await person({ locale });
    await sitDown(page, { game: 'dice-throne', decks: [], scenario });
    await ownDecision(page);
    await page.locator('[data-at^="hand:A/"]').filter({ has: page.getByRole('img', { name: /^(Cursed Cards|Cartes maudites)/ }) }).click({ position: { x: 20, y: 40 } });
    const menu = page.locator('.menu button').first();
    const choice = page.locator('[data-prompt] .answers').getByRole('button', { name: all[1] });
    await expect(menu.or(choice)).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    for (const name of all) await expect(page.locator('[data-prompt] .answers').getByRole('button', { name })).toBeVisible();
  }
});

test('two against two at Dice Throne, each in a browser of their own', async ({ page: first, person }) => {
  const pages = [first, await person(), await person({ locale: 'fr-FR' }), await person()];
  const id = await gather(pages, ['Ada', 'Bo', 'Cléo', 'Dan'], { game: 'dice-throne' });
  // Partners are named, and see each other's cards; opponents do not.
  await expect(first.locator('[data-seat="B"] .partner')).toBeVisible();
  await expect(first.locator('.partner')).toHaveCount(1);
  const known = (page: Page, seat: string) => page.locator(`[data-at^="hand:${seat}/"]`).getByRole('img', { name: /^(?!Card face down|Carte face cachée)/ });
  await expect(known(first, 'A')).not.toHaveCount(0);
  await expect(known(first, 'C')).toHaveCount(0);
  await expect(known(first, 'D')).toHaveCount(0);
  const taken = await takeTurns(pages, 50, new Chance(6), 0.6);
  expect(taken).toBeGreaterThan(40);
  expect((await tableInfo(first, id)).decisions).toBeGreaterThan(40);
  await shot(first, 'table-dice-throne-teams');
});

test('Dice Throne on a phone, in French', async ({ person }) => {
  const page = await person({ ...PHONE, locale: 'fr-FR' });
  await sitDown(page, { game: 'dice-throne', seed: '7' });
  await untilRolling(page, new Chance(2));
  await expect(roll(page)).toContainText('Lancer 5 dés');
  await dice(page).nth(2).tap();
  await expect(roll(page)).toContainText('Lancer 4 dés');
  await fitsAcross(page);
  await shot(page, 'table-dice-throne-phone');
  await roll(page).tap();
  await ownDecision(page);
  expect((await play(page, { most: 8, chance: new Chance(3) })).done).toBe(8);
  await fitsAcross(page);
});
