/** Accounts and moderation: signed up and in, sessions ended, what is known downloaded and deleted, reports seen to; all by keyboard, too. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, fitsAcross, makeTable, PHONE, test } from './fixtures';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PASSPHRASE = 'a heron in the reeds';

/** What axe finds serious, in light and dark. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
    found.push(
      ...(await page.evaluate(async () => {
        const axe = (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> } }).axe;
        const { violations } = await axe.run();
        return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      })),
    );
  }
  return found;
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passphrase').fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('a guest makes an account by keyboard, signs in elsewhere, ends a session and deletes everything', async ({ person, watch }) => {
  watch.expected.push(/40[13]/);
  const page = await person({ bypassCSP: true });
  const id = await makeTable(page, { game: 'shards' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Ada Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Passphrase')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await form.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ada Keys' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('You have an account now.');
  expect(await faults(page)).toEqual([]);

  // Elsewhere: a wrong passphrase first.
  const elsewhere = await person();
  await elsewhere.goto('/account');
  const entry = elsewhere.getByRole('form', { name: 'Sign in' });
  await entry.getByLabel('Name').fill('ada keys');
  await entry.getByLabel('Passphrase').fill('a crane in the reeds');
  await entry.getByRole('button', { name: 'Sign in' }).click();
  await expect(entry.getByRole('alert')).toContainText('no account of this name');
  await entry.getByLabel('Passphrase').fill(PASSPHRASE);
  await entry.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Ada Keys' })).toBeVisible();
  await expect(elsewhere.getByText('this one', { exact: true })).toBeVisible();
  const tables = (await (await elsewhere.request.get('/api/tables')).json()) as { id: string }[];
  expect(tables.map((table) => table.id)).toEqual([id]);

  // The session is ended from the first browser.
  await page.reload();
  await page.getByRole('button', { name: /^End the session of/ }).click();
  await expect(page.getByText('That session has ended.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('form', { name: 'Sign in' })).toBeVisible();

  // What is known, and nothing of it any more.
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download everything' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(id);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
  await dialog.getByLabel('Yes, delete everything that is mine.').check();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything that was yours is deleted.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Create an account' })).toBeVisible();
  expect((await page.request.get(`/api/tables/${id}`)).status()).toBe(404);
});

test('somebody is reported, muted and the report settled, in French and on a phone as well', async ({ person, program, watch }) => {
  watch.expected.push(/40[13]/);
  const host = await person({ bypassCSP: true });
  await signUp(host, 'Mod');
  const made = await host.request.post('/api/tables', { data: { game: 'shards', seats: [{ who: 'here', name: 'Mod' }, { who: 'link' }] } });
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { secret: string }[] };
  const rude = await person();
  await rude.request.post('/api/guests');
  await rude.request.post(`/api/tables/${table.id}/join`, { data: { secret: invitations[0]?.secret, name: 'Rude' } });

  await host.reload();
  const form = host.getByRole('form', { name: 'Report somebody' });
  await form.getByRole('combobox', { name: 'Table', exact: true }).selectOption(table.id);
  await form.getByRole('combobox', { name: 'About' }).selectOption('Rude');
  await form.getByLabel('What happened').fill('says rude things');
  await form.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect(form.getByText('Sent. Thank you.')).toBeVisible();

  // Nobody sees the desk without the role.
  await host.goto('/admin');
  await expect(host.getByRole('alert')).toBeVisible();
  execFileSync(program.path, ['admin', 'role', '@mod', 'administrator', '--database', program.database, '--why', 'to begin with']);
  await host.goto('/account');
  await host.getByRole('link', { name: 'Moderation' }).click();
  await expect(host.getByText('says rude things')).toBeVisible();
  await host.getByRole('button', { name: 'Mute for a week' }).click();
  await expect(host.getByRole('region', { name: 'Who may not come or speak' })).toContainText('Muted');
  await host.getByRole('button', { name: 'Settled' }).click();
  await expect(host.getByText(/settled /)).toBeVisible();
  await expect(host.getByRole('table')).toContainText('ban mute 7 days');
  expect(await faults(host)).toEqual([]);

  // The same by the form: nobody of that name, then somebody.
  const order = host.getByRole('form', { name: 'Do something' });
  await order.getByRole('combobox', { name: 'What' }).selectOption('close');
  await order.getByRole('textbox', { name: 'Table' }).fill(table.id);
  await order.getByRole('textbox', { name: 'Why' }).fill('rude');
  await order.getByRole('button', { name: 'Carry out' }).click();
  await expect(host.getByText('Done.')).toBeVisible();
  await expect(host.getByRole('table')).toContainText('close');

  await host.getByTitle('Français').click();
  await expect(host.getByRole('heading', { name: 'Signalements' })).toBeVisible();
  expect(await faults(host)).toEqual([]);
  await host.goto('/account');
  await expect(host.getByRole('heading', { name: 'Ce que l’on sait de vous' })).toBeVisible();
  expect(await faults(host)).toEqual([]);

  const phone = await person(PHONE);
  await signUp(phone, 'Phone');
  await fitsAcross(phone);
  await phone.goto('/');
  await fitsAcross(phone);
  for (const tongue of ['English', 'Français']) {
    await phone.getByTitle(tongue).click();
    const [wide, room] = await phone.getByRole('navigation').evaluate((nav) => [nav.scrollWidth, nav.clientWidth] as const);
    expect(wide, 'every page is in sight').toBeLessThanOrEqual(room);
  }
});
