/** Strangers find each other: an open table joined from the lobby and by its link, a match that counts, and once more. */
import type { Page } from '@playwright/test';
import { expect, sitDown, tableInfo, test } from './fixtures';
import { ownDecision, see } from './player';
import { shot } from './shots';

async function called(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
}

async function openRated(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Shards of Infinity' }).getByRole('button', { name: 'Set up…' }).click();
  await page.getByLabel('Who sits on seat B').selectOption('link');
  await page.getByRole('checkbox', { name: /^Open table/ }).check();
  await page.getByRole('dialog').getByRole('checkbox', { name: /^Rated/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('This match counts for ratings.')).toBeVisible();
}

/** Whoever must decide gives up; both see what that does to their ratings: those of the winner and of the loser, before and after. */
async function giveUp(pages: Page[]): Promise<{ won: [number, number]; lost: [number, number] }> {
  let loser: Page | undefined;
  await expect
    .poll(async () => {
      const sights = await Promise.all(pages.map(see));
      loser = pages[sights.findIndex((sight) => sight.asked)];
      return loser !== undefined;
    })
    .toBe(true);
  if (!loser) throw new Error('nobody must decide');
  await loser.getByRole('tab', { name: 'Table', exact: true }).click();
  await loser.getByRole('button', { name: 'Give up…' }).click();
  await loser.getByRole('button', { name: 'Give up', exact: true }).click();
  const told = await Promise.all(pages.map((page) => page.locator('[data-rated]').innerText()));
  expect(told[0]).toBe(told[1]);
  const changes = [...(told[0] ?? '').matchAll(/(\d+) → (\d+)/g)].map((match): [number, number] => [Number(match[1]), Number(match[2])]);
  const won = changes.find(([before, after]) => after > before);
  const lost = changes.find(([before, after]) => after < before);
  if (!won || !lost) throw new Error(`no ratings have changed: ${told[0]}`);
  return { won, lost };
}

test('two strangers: an open table from the lobby, a rated match, another one, and both see their ratings change', async ({ page: ada, person }) => {
  await called(ada, 'Ada');
  await openRated(ada);
  await shot(ada, 'open-table');

  const bo = await person();
  await called(bo, 'Bo');
  const open = bo.getByRole('region', { name: 'Play with others' });
  await expect(open.getByText('Ada')).toBeVisible();
  await shot(bo, 'lobby-open-tables');
  await open.getByRole('button', { name: /^Sit down: Shards of Infinity/ }).click();
  await expect(bo.getByRole('region', { name: 'Bo’s side' })).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Bo’s side' })).toBeVisible();

  const { won, lost } = await giveUp([ada, bo]);
  expect([won[0], lost[0]]).toEqual([1500, 1500]);
  await shot(bo, 'ratings-changed');

  const first = ada.url();
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const page of [ada, bo]) await expect(page).not.toHaveURL(first);
  const next = await giveUp([ada, bo]);
  expect([next.won[0], next.lost[0]].sort()).toEqual([won[1], lost[1]].sort());

  // What was played stands on the first page of each.
  for (const page of [ada, bo]) {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Your matches' }).getByRole('row', { name: /Shards of Infinity/ });
    await expect(row).toContainText('2');
    await expect(row).toContainText(/\d{4} ± \d+/);
  }
});

test('a stranger comes by the link of an open table, and cannot sit down twice', async ({ page: ada, person, watch }) => {
  watch.expected.push(/409/);
  await called(ada, 'Ada');
  await openRated(ada);
  const link = await ada.getByLabel('Link for seat B').inputValue();
  const qr = ada.getByRole('button', { name: 'QR code' });
  await qr.click();
  await expect(ada.getByRole('img', { name: 'QR code of the link for seat B' })).toBeVisible();
  // The program of the tests listens to its own machine alone: whoever invites is told so, and what would do.
  await expect(ada.getByText('Only this computer can open these links.')).toBeVisible();
  await expect(ada.getByText('tapis serve --address 0.0.0.0')).toBeVisible();

  const cy = await person();
  await cy.goto(link);
  await expect(cy.getByText('Ada — Shards of Infinity.')).toBeVisible();
  await cy.getByLabel('Your name').fill('Cy');
  await cy.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.getByRole('region', { name: 'Cy’s side' })).toBeVisible();
  await giveUp([ada, cy]);

  const dan = await person();
  await dan.goto(link);
  await dan.getByLabel('Your name').fill('Dan');
  await dan.getByRole('button', { name: 'Sit down' }).click();
  await expect(dan.getByRole('alert')).toBeVisible();
});

test('while seats are free people talk, and a bot may take one', async ({ page }) => {
  await called(page, 'Ada');
  await page.getByRole('article', { name: 'Shards of Infinity' }).getByRole('button', { name: 'Set up…' }).click();
  await page.getByLabel('Who sits on seat B').selectOption('link');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Say something').fill('Is anybody there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Chat' }).getByText('Is anybody there?')).toBeVisible();
  await shot(page, 'waiting-room');
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await ownDecision(page);
});

test('a match without a clock is found again under “Your move”, and an example is deleted', async ({ page, person }) => {
  await called(page, 'Ada');
  const made = await page.request.post('/api/tables', {
    data: { game: 'shards', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }] },
  });
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { secret: string }[] };
  const bo = await person();
  await bo.goto(`/t/${table.id}#${invitations[0]?.secret}`);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByRole('region', { name: 'Bo’s side' })).toBeVisible();
  // Chance decides who begins; the other one has no move.
  const { asked } = (await (await page.request.get(`/api/tables/${table.id}`)).json()) as { asked: string };
  const [mover, other] = asked === 'A' ? [page, bo] : [bo, page];
  await mover.goto('/');
  await expect(mover.locator('[data-moves]').getByText(/Ada and Bo/)).toBeVisible();
  await other.goto('/');
  await expect(other.getByRole('region', { name: 'Your tables' }).getByText(/Ada and Bo/)).toBeVisible();
  await expect(other.locator('[data-moves]')).toHaveCount(0);

  const example = await sitDown(page, { game: 'shards', scenario: 'Focus turns 1 gem into 1 mastery' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete the example' }).click();
  await expect(page.getByText('Focus turns 1 gem into 1 mastery')).toHaveCount(0);
  expect((await page.request.get(`/api/tables/${example}`)).status()).toBe(404);
  expect((await tableInfo(page, table.id)).status).toBe('playing');
});

test('whoever looks elsewhere is told by the browser that it is their move', async ({ page, person }) => {
  // A browser that allows it, and writes down what it would have shown.
  const fake = () => {
    const notes: string[] = [];
    class Note {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick: (() => void) | null = null;
      constructor(title: string, about: { body: string }) {
        notes.push(`${title}: ${about.body}`);
      }
      close() {}
    }
    Object.assign(window, { Notification: Note, notes, away: false });
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away });
  };
  const bo = await person();
  for (const one of [page, bo]) await one.addInitScript(fake);
  await called(page, 'Ada');
  const made = await page.request.post('/api/tables', { data: { game: 'shards', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }] } });
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { secret: string }[] };
  await bo.goto(`/t/${table.id}#${invitations[0]?.secret}`);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByRole('region', { name: 'Bo’s side' })).toBeVisible();
  const { asked } = (await (await page.request.get(`/api/tables/${table.id}`)).json()) as { asked: string };
  const [mover, other] = asked === 'A' ? [page, bo] : [bo, page];
  // The other one reads the rules and then something else.
  await other.goto('/rules/shards');
  await other.evaluate(() => {
    Object.assign(window, { away: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await mover.goto(`/t/${table.id}`);
  await mover.locator('[data-prompt]').getByRole('button', { name: /^End the play phase/ }).click();
  const notes = () => other.evaluate(() => (window as unknown as { notes: string[] }).notes);
  await expect.poll(notes, { timeout: 90_000 }).toEqual(['Your move: Shards of Infinity · Ada and Bo']);
});
