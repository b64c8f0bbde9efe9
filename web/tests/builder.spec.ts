/** Decks are built: by mouse, by key, and from what other programs write. What breaks a rule is named on the way. */
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { shot } from './shots';

interface Listed {
  cards: { slug: string; number: number }[];
  size: number;
}

/** A deck of the game's own, with the words of its cards. */
async function shipped(page: Page, game: string, id: string): Promise<Listed> {
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; decks: { id: string; cards: [number, number][] }[] }[];
  const faces = (await (await page.request.get(`/api/games/${game}/cards`)).json()) as { face: number; slug: string }[];
  const slugs = new Map(faces.map((face) => [face.face, face.slug]));
  const deck = games.find((one) => one.id === game)?.decks.find((one) => one.id === id);
  const cards = (deck?.cards ?? []).map(([face, number]) => ({ slug: slugs.get(face) ?? '?', number }));
  return { cards, size: cards.reduce((sum, card) => sum + card.number, 0) };
}

const law = (page: Page) => page.locator('[data-law]');

async function legal(page: Page, size: number): Promise<void> {
  await expect(law(page)).toContainText(new RegExp(`\\b${size} cards`));
  await expect(law(page).getByRole('link')).toHaveCount(0);
}

async function builder(page: Page, game: string): Promise<void> {
  await page.goto(`/decks/${game}/build`);
  await expect(page.locator('button.add').first()).toBeVisible();
}

test('a deck is built by mouse, with the rule that it breaks on the way', async ({ page }) => {
  await page.goto('/decks/champions');
  const deck = await shipped(page, 'champions', 'spider-man-justice');
  expect(deck.size).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: '+ Build a deck' }).click();
  for (const [place, { slug, number }] of deck.cards.entries()) {
    const card = page.locator(`[data-card="${slug}"]`);
    for (let copy = 0; copy < number; copy++) await card.click();
    if (place === 5) {
      await expect(law(page).getByRole('link', { name: /^MC-/ }).first()).toBeVisible();
      await shot(page, 'builder-faults');
    }
  }
  await legal(page, deck.size);
  await shot(page, 'builder');
  // One copy too many is named with its rule, and taken away again.
  const { slug } = deck.cards.at(-1) ?? { slug: '' };
  for (let copy = 0; copy < 4; copy++) await page.locator(`[data-card="${slug}"]`).click();
  await expect(law(page).getByRole('link', { name: /^MC-/ }).first()).toBeVisible();
  const less = page.locator('li', { has: page.locator(`[data-card="${slug}"]`) }).getByRole('button', { name: /^One less of/ });
  for (let copy = 0; copy < 4; copy++) await less.click();
  await legal(page, deck.size);
  await page.getByLabel('Name of the deck').fill('By mouse');
  await page.getByRole('button', { name: 'Save the deck' }).click();
  await expect(page.getByRole('heading', { name: 'By mouse' })).toBeVisible();
});

test('a deck is built by key alone', async ({ page }) => {
  await builder(page, 'champions');
  const deck = await shipped(page, 'champions', 'she-hulk-aggression');
  const search = page.getByRole('searchbox');
  for (const [place, { slug, number }] of deck.cards.entries()) {
    await search.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(slug);
    await expect(page.locator(`[data-card="${slug}"]`)).toBeVisible();
    await page.locator(`[data-card="${slug}"]`).focus();
    await page.keyboard.press('Enter');
    for (let copy = 1; copy < number; copy++) await page.keyboard.press('+');
    if (place === 3) await expect(law(page).getByRole('link', { name: /^MC-/ }).first()).toBeVisible();
  }
  await legal(page, deck.size);
  await page.keyboard.press('-');
  await expect(law(page).getByRole('link', { name: /^MC-/ }).first()).toBeVisible();
  await page.keyboard.press('+');
  await legal(page, deck.size);
});

test('what other programs write is pasted, and written again', async ({ page }) => {
  test.slow();
  for (const [game, id, forms, first] of [
    ['champions', 'iron-man-aggression', ['text', 'o8d', 'marvelcdb'], /^MC-/],
    ['spoils', 'blood-money', ['text', 'o8d'], /^SP-/],
    ['ashes', '', ['text', 'ashes-live', 'ashteki'], /^ASH-/],
  ] as const) {
    const games = (await (await page.request.get('/api/games')).json()) as { id: string; decks: { id: string }[] }[];
    const wanted = id || (games.find((one) => one.id === game)?.decks[0]?.id ?? '');
    const deck = await shipped(page, game, wanted);
    const list = deck.cards.map(({ slug, number }) => `${number} ${slug}`).join('\n');
    for (const form of forms) {
      const made = await page.request.post(`/api/games/${game}/decks/export?form=${form}`, { data: { name: 'Mine', text: list } });
      expect(made.ok(), await made.text()).toBe(true);
      const { text } = (await made.json()) as { text: string };
      await builder(page, game);
      // A card alone breaks a rule, which is named.
      await page.locator('button.add').first().click();
      await expect(law(page).getByRole('link', { name: first }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Paste a list' }).click();
      await page.getByRole('textbox', { name: 'Cards' }).fill(text);
      await page.getByRole('button', { name: 'Take over' }).click();
      await legal(page, deck.size);
    }
  }
  // As it is copied from the page of MarvelCDB: without packs, with headings by type.
  const iron = await shipped(page, 'champions', 'iron-man-aggression');
  const list = iron.cards.map(({ slug, number }) => `${number} ${slug}`).join('\n');
  const made = await page.request.post('/api/games/champions/decks/export?form=text', { data: { name: 'Mine', text: list } });
  const copied = ((await made.json()) as { text: string }).text.split('\n').filter((line) => !line.startsWith('Packs:')).join('\n');
  await builder(page, 'champions');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Cards' }).fill('2 Nothing Of The Kind');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing Of The Kind');
  await page.getByRole('textbox', { name: 'Cards' }).fill(copied);
  await page.getByRole('button', { name: 'Take over' }).click();
  await legal(page, iron.size);
});

test('a deck travels by its link, also to a phone', async ({ page, person }) => {
  await builder(page, 'champions');
  const deck = await shipped(page, 'champions', 'iron-man-aggression');
  const cards = deck.cards.map(({ slug, number }) => `${slug}*${number}`).join(',');
  const phone = await person(PHONE);
  await phone.goto(`/decks/champions/build#${new URLSearchParams({ name: 'Sent', cards })}`);
  await expect(phone.getByLabel('Name of the deck')).toHaveValue('Sent');
  await legal(phone, deck.size);
  await shot(phone, 'builder-phone');
});

test('the cards that a deck of Ashes begins with are chosen, checked, kept, and travel along', async ({ page, person }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const deck = await shipped(page, 'ashes', 'the-iron-men');
  await page.goto('/decks/ashes');
  await page.getByRole('button', { name: 'The Iron Men' }).click();
  await expect(page.locator('#sheet')).toContainText('Starting hand:');
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page.locator('button.add').first()).toBeVisible();
  const chosen = page.locator('[data-opening]');
  await expect(chosen.getByRole('listitem')).toHaveCount(5);
  await legal(page, deck.size);
  // One card fewer breaks the rule, which is named; by key another one takes its place.
  await chosen.getByRole('button', { name: /Anchornaut/ }).click();
  await expect(law(page).getByRole('link', { name: 'ASH-SETUP-3' })).toBeVisible();
  await shot(page, 'builder-first');
  await page.locator('[data-card="protect"]').focus();
  await page.keyboard.press('f');
  await expect(chosen.getByRole('listitem')).toHaveCount(5);
  await legal(page, deck.size);
  // A sixth one is too many; by mouse it is taken back.
  const star = page.locator('li', { has: page.locator('[data-card="strengthen"]') }).getByRole('button', { name: /^Begin with/ });
  await star.click();
  await expect(law(page).getByRole('link', { name: 'ASH-SETUP-3' })).toBeVisible();
  await star.click();
  await legal(page, deck.size);
  // What it begins with travels by link, and in every form that other programs read.
  await page.getByRole('button', { name: 'Copy as a link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await person(PHONE);
  await friend.goto(new URL(link).pathname + new URL(link).hash);
  await expect(friend.locator('[data-opening]').getByRole('listitem')).toHaveCount(5);
  await expect(friend.locator('[data-opening]')).toContainText('Protect');
  let text = link;
  for (const form of ['text', 'ashes.live', 'Ashteki']) {
    const before = text;
    await page.getByRole('button', { name: `Copy as ${form}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(before);
    text = await page.evaluate(() => navigator.clipboard.readText());
    await friend.goto('/decks/ashes/build');
    await friend.getByRole('button', { name: 'Paste a list' }).click();
    await friend.getByRole('textbox', { name: 'Cards' }).fill(text);
    await friend.getByRole('button', { name: 'Take over' }).click();
    await expect(friend.locator('[data-opening]').getByRole('listitem')).toHaveCount(5);
    await legal(friend, deck.size);
  }
  await page.getByLabel('Name of the deck').fill('Mine begins so');
  await page.getByRole('button', { name: 'Save the deck' }).click();
  await expect(page.getByRole('heading', { name: 'Mine begins so' })).toBeVisible();
  await expect(page.locator('#sheet')).toContainText('Protect');
});
