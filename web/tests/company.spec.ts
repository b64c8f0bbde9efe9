/** Several people: by invitation, through a reload and a crash of the server, at one screen, watching, and bots in between. */
import { Chance } from './chance';
import { expect, sitDown, tableInfo, test } from './fixtures';
import { takeTurns } from './people';
import { logLines, ownDecision, play, see } from './player';
import { shot } from './shots';

/** What a spectator is told. */
interface Told {
  viewer: string | null;
  question: unknown;
  zones: { held: boolean; name: string; cards: { face: number | null; slug: string | null }[] }[];
  news: { faces: number[] }[];
}

test('two people by an invitation, a reload, a crash of the server, chat and consent', async ({ page: host, person, program, watch }) => {
  // While the server is away, the browser itself complains.
  watch.expected.push(/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/);
  await host.goto('/');
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('article', { name: 'Shards of Infinity' }).getByRole('button', { name: 'Set up…' }).click();
  await host.getByLabel('Who sits on seat B').selectOption('link');
  await shot(host, 'set-up');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible();
  const link = await host.getByLabel('Link for seat B').inputValue();
  await shot(host, 'gathering');

  const guest = await person();
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Bo');
  await shot(guest, 'join');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest).toHaveURL(/\/t\/\w+$/);
  await expect(guest.getByRole('region', { name: 'Bo’s side' })).toBeVisible();
  await expect(host.getByRole('region', { name: 'Bo’s side' })).toBeVisible();
  const id = host.url().split('/t/')[1] ?? '';
  await takeTurns([host, guest], 8, new Chance(9));

  // What is said crosses the table, and is marked as unread.
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await guest.getByLabel('Say something').fill('Good luck!');
  await guest.keyboard.press('Enter');
  await host.getByRole('tab', { name: /Chat.*1.*unread/ }).click();
  await expect(host.getByRole('log', { name: 'Chat' }).getByText('Bo Good luck!')).toBeVisible();
  await host.getByRole('tab', { name: 'Log' }).click();
  await guest.getByRole('tab', { name: 'Log' }).click();

  // A reload loses nothing.
  const lines = await logLines(guest);
  await guest.reload();
  await expect.poll(() => logLines(guest)).toEqual(lines);

  // Nor does a crash.
  const before = await tableInfo(host, id);
  const told = await logLines(host);
  await program.kill();
  await expect(host.getByText('Connection lost; trying again…')).toBeVisible();
  await expect(guest.getByText('Connection lost; trying again…')).toBeVisible();
  await program.start();
  for (const page of [host, guest]) {
    const now = page.getByRole('button', { name: 'Now', exact: true });
    await expect(now.or(page.locator('[data-prompt]')).first()).toBeVisible();
    if (await now.isVisible()) await now.click({ timeout: 1000 }).catch(() => undefined);
    await expect(page.getByText('Connection lost; trying again…')).toBeHidden({ timeout: 20_000 });
  }
  expect((await tableInfo(host, id)).decisions).toBe(before.decisions);
  expect(await logLines(host)).toEqual(told);
  await takeTurns([host, guest], 6, new Chance(9));
  expect((await tableInfo(host, id)).decisions).toBeGreaterThan(before.decisions);
  expect((await logLines(host)).length).toBeGreaterThan(told.length);

  // Taking back needs the other's word.
  await expect.poll(async () => (await see(host)).asked || (await see(guest)).asked).toBe(true);
  const asked = (await see(host)).asked ? host : guest;
  const other = asked === host ? guest : host;
  const old = (await tableInfo(asked, id)).decisions;
  const held = await logLines(asked);
  await play(asked, { most: 1 });
  await expect.poll(async () => (await tableInfo(asked, id)).decisions).toBe(old + 1);
  await asked.getByRole('button', { name: 'Take back' }).click();
  const wish = other.getByRole('dialog', { name: 'Taking a decision back' });
  await expect(wish).toContainText('would like to take');
  await shot(other, 'undo-wish');
  await wish.getByRole('button', { name: 'Decline' }).click();
  await expect(wish).toBeHidden();
  await expect(asked.getByRole('dialog', { name: 'Taking a decision back' })).toBeHidden();
  expect((await tableInfo(asked, id)).decisions).toBe(old + 1);
  await asked.getByRole('button', { name: 'Take back' }).click();
  await wish.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await tableInfo(asked, id)).decisions).toBe(old);
  await expect.poll(() => logLines(asked)).toEqual(held);
});

test('two people at one screen do not see each other’s hands', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '3', seats: [{ who: 'here', name: 'Ada' }, { who: 'here', name: 'Bo' }] });
  const known = (seat: string) => page.locator(`[data-at^="hand:${seat}/"]`).getByRole('img', { name: /^(?!Card face down)/ });
  for (const round of [1, 2, 3]) {
    const cover = page.getByRole('alertdialog');
    await expect(cover).toBeVisible({ timeout: 15_000 });
    await expect(cover).toContainText(/Pass the screen to (Ada|Bo)/);
    // Neither hand is to be seen, and nothing behind can be reached.
    await expect(known('A')).toHaveCount(0);
    await expect(known('B')).toHaveCount(0);
    if (round === 2) await shot(page, 'hand-over');
    for (const behind of ['[data-board]', '[data-prompt]', '[role=tablist]']) {
      expect(await page.locator(behind).evaluate((node) => node.closest('[inert]') !== null)).toBe(true);
    }
    await expect(cover.getByRole('button')).toBeFocused();
    const whose = (await cover.textContent())?.includes('to Ada') ? 'A' : 'B';
    await cover.getByRole('button', { name: /I am/ }).click();
    await expect(cover).toBeHidden();
    await expect(known(whose)).not.toHaveCount(0);
    await expect(known(whose === 'A' ? 'B' : 'A')).toHaveCount(0);
    // A turn: until the screen is to be passed on.
    for (let step = 0; step < 40 && !(await cover.isVisible()); step += 1) await play(page, { most: 1, eager: 0.6 });
  }
});

test('a spectator sees no hidden card', async ({ page, person }) => {
  const id = await sitDown(page, { game: 'spoils', seed: '5', decks: ['blood-money', 'ink-and-iron'] });
  await play(page, { most: 6 });
  const other = await person();
  const heard: string[] = [];
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await other.goto(`/t/${id}`);
  await expect(other.getByText('You are watching')).toBeVisible();
  await expect(other.locator('[data-at^="hand:"]').first()).toBeVisible();
  await play(page, { most: 4 });
  await expect.poll(() => heard.filter((text) => text.includes('"type":"scene"')).length).toBeGreaterThan(1);
  // Not on the screen, and not on the line either: all that is known of a hand or a deck was told to everybody before.
  const told = new Set<number>();
  for (const scene of heard.flatMap((text) => (JSON.parse(text) as { scene?: Told }).scene ?? [])) {
    expect(scene.viewer).toBeNull();
    expect(scene.question).toBeNull();
    for (const line of scene.news) for (const face of line.faces) told.add(face);
    const hidden = scene.zones.filter((zone) => zone.held || zone.name === 'deck').flatMap((zone) => zone.cards);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((card) => card.face !== null && !told.has(card.face))).toEqual([]);
    expect(hidden.filter((card) => card.face === null && card.slug !== null)).toEqual([]);
  }
  const names = await other.locator('[data-at^="hand:"]').getByRole('img', { name: /^(?!Card face down)/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? ''));
  const log = (await logLines(other)).join(' ');
  for (const name of names) expect(log).toContain(name);
  await other.getByRole('tab', { name: 'Options' }).click();
  await expect(other.getByText('There is nothing to decide at the moment.')).toBeVisible();
  await shot(other, 'watching');
});

test('a bot takes a seat over and gives it back', async ({ page }) => {
  const id = await sitDown(page, { game: 'shards', seed: '4' });
  await ownDecision(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await shot(page, 'table-settings');
  const before = (await tableInfo(page, id)).decisions;
  await page.getByLabel('Let a bot play for Ada').selectOption('random');
  await expect(page.getByRole('button', { name: 'Take the seat back' })).toBeVisible();
  await expect.poll(async () => (await tableInfo(page, id)).decisions).toBeGreaterThan(before + 3);
  await page.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(page.getByLabel('Let a bot play for Ada')).toBeVisible();
  await ownDecision(page);
  expect((await play(page, { most: 2 })).done).toBe(2);
});
