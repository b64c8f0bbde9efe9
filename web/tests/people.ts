/** Several people at a table, each with a browser of their own. */
import type { Page } from '@playwright/test';
import type { Chance } from './chance';
import { expect, type Wanted } from './fixtures';
import { play, see } from './player';

/** Sets up a table and seats everybody: the first has made it, the others follow their links. */
export async function gather(pages: Page[], names: string[], wanted: Wanted): Promise<string> {
  const [first, ...guests] = pages;
  if (!first) throw new Error('nobody is there');
  const seats = names.map((name, at) => (at === 0 ? { who: 'here', name } : { who: 'link' }));
  const made = await first.request.post('/api/tables', { data: { ...wanted, seats } });
  expect(made.ok(), await made.text()).toBe(true);
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { seat: string; secret: string }[] };
  for (const [at, guest] of guests.entries()) {
    await guest.goto(`/t/${table.id}#${invitations[at]?.secret}`);
    await guest.getByLabel(/Your name|Votre nom/).fill(names[at + 1] ?? '');
    await guest.getByRole('button', { name: /Sit down|S’asseoir/ }).click();
  }
  await first.goto(`/t/${table.id}`);
  for (const page of pages) await expect(page.locator('[data-prompt]')).toBeVisible();
  return table.id;
}

/** The people play in turn until so many decisions have been taken in all, or the match is over. */
export async function takeTurns(pages: Page[], decisions: number, chance: Chance, eager = 0.7): Promise<number> {
  let taken = 0;
  for (let idle = 0; taken < decisions && idle < 400; idle += 1) {
    for (const page of pages) {
      const sight = await see(page);
      if (sight.over) return taken;
      if (!sight.asked) continue;
      idle = 0;
      taken += (await play(page, { most: 1, chance, eager })).done;
    }
    await pages[0]?.waitForTimeout(15);
  }
  return taken;
}
