/** Marvel Champions: alone by mouse to the end, two people side by side, a villain on a phone, and the form before. */
import type { Page } from '@playwright/test';
import { Chance } from './chance';
import { expect, fitsAcross, PHONE, sitDown, tableInfo, test } from './fixtures';
import { ownDecision, play, see } from './player';
import { shot } from './shots';

const bot = { who: 'bot', bot: 'greedy' } as const;
const ada = { who: 'here', name: 'Ada' } as const;

/** Keeps the hand that was dealt, and whatever else is asked before the first turn. */
async function begin(page: Page, end: RegExp): Promise<void> {
  await ownDecision(page);
  for (let step = 0; step < 12 && !(await page.getByRole('button', { name: end }).isVisible()); step += 1) {
    await play(page, { most: 1, eager: 0 });
    await ownDecision(page);
  }
  await expect(page.getByRole('button', { name: end })).toBeVisible();
}

test('a whole match alone against Rhino by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  const card = page.getByRole('article', { name: 'Marvel Champions' });
  await expect(card.getByText(/^Alone, at once/)).toBeVisible();
  await card.getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marvel Champions: a table of your own' });
  await expect(dialog.getByRole('radio', { name: '1' })).toBeChecked();
  await dialog.getByLabel('Deck of seat A').selectOption({ label: 'Spider-Man: Justice' });
  await dialog.getByText('Rules of the edition and more').click();
  await dialog.getByLabel('Seed', { exact: true }).fill('7');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const id = page.url().split('/t/')[1] ?? '';

  await expect(page.getByRole('img', { name: /^Rhino, / }).first()).toBeVisible();
  const { done, over } = await play(page, {
    most: 500,
    chance: new Chance(3),
    after: async (done) => {
      if (done !== 24) return;
      await ownDecision(page);
      await shot(page, 'table-champions');
    },
  });
  expect(over, 'the match has an end').toBe(true);
  expect(done).toBeGreaterThan(10);
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end.getByText(/You have (won|lost)/)).toBeVisible();
  await expect(end.getByRole('heading', { name: /The villain wins|the villain is beaten/ })).toBeVisible();
  await shot(page, 'end-champions');
  expect(await tableInfo(page, id)).toMatchObject({ status: 'over', game: 'champions' });
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(`/t/${id}`);
  await ownDecision(page);
});

test('a hero attacks whom it is dragged onto', async ({ page }) => {
  await sitDown(page, { game: 'champions', seed: '7', seats: [ada], decks: ['spider-man-justice'] });
  await begin(page, /End your turn/);
  const identity = page.locator('[data-at="identity:A/0"]');
  const villain = page.locator('[data-at="villain/0"]');
  await expect(identity.getByRole('img', { name: /^Peter Parker/ })).toBeVisible();

  // What names no card is found at the card that it is about, and asks before it is done.
  await identity.click();
  const menu = page.locator('.menu');
  await menu.getByRole('button', { name: 'Change form' }).click();
  await expect(identity.getByRole('img', { name: /^Spider-Man/ })).toBeVisible();
  await ownDecision(page);

  // Whoever acts says what it does, and whom it is done to glows, too.
  await expect(identity).toContainText('Attack Rhino with Spider-Man (2 damage)');
  await expect(villain).toHaveClass(/glows/);
  const [from, to] = [await identity.boundingBox(), await villain.boundingBox()];
  if (!from || !to) throw new Error('a card is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(villain).toHaveClass(/aimed/);
  await page.mouse.up();
  await expect(page.getByRole('log', { name: 'What has happened' })).toContainText('Spider-Man attacks Rhino.');
  await expect(villain.getByRole('img', { name: /damage 2/ })).toBeVisible();
});

test('a close look at an identity shows both sides', async ({ page }) => {
  await sitDown(page, { game: 'champions', seed: '7', seats: [ada], decks: ['spider-man-justice'] });
  await begin(page, /End your turn/);
  const look = async () => {
    await page.locator('[data-at="identity:A/0"]').focus();
    await page.keyboard.press('z');
    const zoom = page.getByRole('dialog', { name: 'Peter Parker' });
    await expect(zoom.getByRole('heading')).toHaveText(['Peter Parker', 'Spider-Man']);
    await expect(zoom.getByText('The other side')).toBeInViewport({ ratio: 1 });
    const [up, below] = await Promise.all([0, 1].map((at) => zoom.locator('.stock').nth(at).boundingBox()));
    if (!up || !below) throw new Error('a side is not drawn');
    expect(up.width).toBeCloseTo(below.width, 0);
    return { up, below, close: () => zoom.getByRole('button', { name: 'Close' }).click() };
  };
  const wide = await look();
  expect(wide.below.x).toBeGreaterThan(wide.up.x + wide.up.width);
  expect(wide.below.y).toBeCloseTo(wide.up.y, 0);
  await shot(page, 'zoom-champions');
  await wide.close();
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await look();
  expect(phone.below.y).toBeGreaterThan(phone.up.y + phone.up.height);
  expect(phone.below.x).toBeCloseTo(phone.up.x, 0);
  expect(phone.up.y).toBeGreaterThanOrEqual(0);
  await fitsAcross(page);
  await shot(page, 'zoom-champions-phone');
  await phone.close();
});

test('two heroes side by side: one asks the other for an action', async ({ page: host, person }) => {
  const made = await host.request.post('/api/tables', {
    data: { game: 'champions', decks: ['she-hulk-aggression', 'captain-marvel-leadership'], seats: [ada, { who: 'link' }] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { secret: string }[] };
  await host.goto(`/t/${table.id}`);
  const guest = await person({ locale: 'fr-FR' });
  await guest.goto(`/t/${table.id}#${invitations[0]?.secret}`);
  await guest.getByLabel('Votre nom').fill('Bo');
  await guest.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(host.getByRole('region', { name: 'Bo’s side' })).toBeVisible();

  // Each keeps a hand; then the first player asks.
  const ask = (page: Page) => page.locator('[data-prompt]').getByRole('button', { name: /^Ask Bo for an action|^Demander une action à Ada/ });
  const pages = [host, guest];
  for (let step = 0; step < 200; step += 1) {
    if ((await ask(host).isVisible()) || (await ask(guest).isVisible())) break;
    for (const page of pages) if ((await see(page)).asked && !(await ask(page).isVisible())) await play(page, { most: 1, eager: 0 });
    await host.waitForTimeout(50);
  }
  const [asking, asked] = (await ask(host).isVisible()) ? [host, guest] : [guest, host];
  await ask(asking).click();
  await ownDecision(asked);
  await expect(asked.locator('[data-prompt]')).toContainText(asked === host ? 'asks' : 'demande');
  await shot(guest, 'table-champions-two-fr');
  await asked.locator('[data-prompt]').getByRole('button', { name: /^(Decline|Refuser|Décliner)/ }).click();
  await ownDecision(asking);
  await expect(host.getByRole('log', { name: 'What has happened' })).toContainText(/declines|decline/);

  // A whole round, both of them.
  const chance = new Chance(2);
  for (let step = 0; step < 160; step += 1) {
    const sights = await Promise.all(pages.map(see));
    if (sights.some((sight) => sight.over)) break;
    if (/Round [2-9]/.test((await host.locator('.facts').textContent()) ?? '')) break;
    for (const page of pages) if ((await see(page)).asked) await play(page, { most: 1, chance, eager: 0.5 });
  }
  const facts = (await host.locator('.facts').textContent()) ?? '';
  expect(/Round [2-9]/.test(facts) || (await see(host)).over, facts).toBe(true);
});

test('what is chosen before: heroes unlike each other, the scenario, one modular set more', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Marvel Champions' }).getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4' }).check({ force: true });
  const heroes = await Promise.all(['A', 'B', 'C', 'D'].map((seat) => dialog.getByLabel(`Deck of seat ${seat}`).inputValue()));
  expect(new Set(heroes.map((deck) => deck.split('-')[0])).size).toBe(4);
  // Pictures say the same as the list: a click on Ultron's chooses it, and the list follows.
  const villains = dialog.locator('.field', { has: page.getByLabel('Scenario', { exact: true }) });
  await villains.locator('[data-cover="ultron"]').click();
  await expect(dialog.getByLabel('Scenario')).toHaveValue('ultron');
  await expect(villains.locator('[data-cover="rhino"] [role=img]')).toBeAttached();
  const names = dialog.locator('[data-cover] .name');
  expect(await names.evaluateAll((all) => all.every((name) => name.scrollWidth <= name.clientWidth + 1))).toBe(true);
  await dialog.getByLabel('Scenario').selectOption({ label: 'Klaw' });
  await expect(dialog.getByLabel('Second modular set', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: '+ Second modular set' }).click();
  await dialog.getByLabel('Second modular set', { exact: true }).selectOption({ label: 'Bomb Scare' });
  await shot(page, 'set-up-champions');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: /^Klaw, / }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /’s side$/ })).toHaveCount(4);
});

for (const [name, seats] of [['alone', [ada]], ['four', [ada, bot, bot, bot]]] as const) {
  test(`a villain on a phone, ${name}`, async ({ person }) => {
    const page = await person({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark' });
    await sitDown(page, { game: 'champions', seed: '9', seats: [...seats] });
    const { done } = await play(page, { most: 14, chance: new Chance(4), act: (page, thing) => page.touchscreen.tap(thing.x, thing.y) });
    expect(done).toBe(14);
    await ownDecision(page);
    await fitsAcross(page);
    await expect(page.locator('[data-at="villain/0"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-at="identity:A/0"]')).toBeVisible();
    await shot(page, `table-champions-phone-${name}`);
    await page.getByRole('tab', { name: /Options/ }).tap();
    await fitsAcross(page);
  });
}

test('four heroes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, { game: 'champions', seed: '9', seats: [ada, bot, bot, bot], options: [['scenario', 'klaw']] });
  await play(page, { most: 18, chance: new Chance(6) });
  await ownDecision(page);
  // All of it is to be seen above what is asked.
  const asked = await page.locator('[data-prompt]').boundingBox();
  for (const card of await page.locator('[data-board] [data-at]').all()) {
    const box = await card.boundingBox();
    if (!box || !asked) throw new Error('a card is not drawn');
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height * 0.7).toBeLessThan(asked.y);
  }
  await shot(page, 'table-champions-four-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'table-champions-four-dark');
});
