/** Opponents of a strength of one's choice, hints, and the chances over a match that is over. */
import type { Page, Route } from '@playwright/test';
import { expect, fitsAcross, PHONE, sitDown, test } from './fixtures';
import { ownDecision, play } from './player';
import { shot } from './shots';

const WORDS = {
  en: { hint: 'Hint', close: 'Close', chances: /^Chances of winning/, costly: 'What cost most', table: 'Read as a table', end: 'The end', tab: 'Table', give: 'Give up', chat: 'Chat', asked: 'has asked for a hint' },
  fr: { hint: 'Conseil', close: 'Fermer', chances: /^Chances de victoire/, costly: 'Ce qui a coûté le plus', table: 'Lire sous forme de tableau', end: 'Fin de la partie', tab: 'Table', give: 'Abandonner', chat: 'Discussion', asked: 'a demandé un conseil' },
};

async function giveUp(page: Page, words: (typeof WORDS)['en']): Promise<void> {
  await ownDecision(page);
  await page.getByRole('tab', { name: words.tab, exact: true }).click();
  await page.getByRole('button', { name: `${words.give}…` }).click();
  await page.getByRole('button', { name: words.give, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.end })).toBeVisible();
}

/** Figures of a match, in place of those that the server would reckon: what is drawn of them does not hang on the bots. */
async function figures(page: Page, seats = ['A', 'B']): Promise<void> {
  await page.route(/\/api\/tables\/\w+\/outlook/, async (route: Route) => {
    const answer = await route.fetch();
    const { all } = (await answer.json()) as { all: number };
    const fr = route.request().url().includes('language=fr');
    const lines = seats.map((seat, place) => {
      const points = Array.from({ length: all }, (_, at): [number, number] => [at, 1 / seats.length + Math.sin(at / 5 + place * 2) / (seats.length + 1)]);
      return { seats: [seat], points: [...points.filter(([at]) => at % seats.length === place), [all, place === 1 ? 1 : 0]] };
    });
    const costly = [
      { decision: Math.min(3, all - 1), seat: 'A', chosen: fr ? 'Finir le tour' : 'End the turn', better: fr ? 'Jouer Cristal' : 'Play Crystal', win: 0.62, lost: 0.14 },
      { decision: Math.min(6, all - 1), seat: 'B', chosen: fr ? 'Recruter Zetta, la gardienne' : 'Recruit Zetta, the Encryptor', better: fr ? 'Se concentrer' : 'Focus', win: 0.5, lost: 0.06 },
    ];
    await route.fulfill({ json: { ready: true, done: all, all, lines, costly, decisions: costly } });
  });
}

test('the strength of an opponent is chosen on the first page and in the form', async ({ page }) => {
  await page.goto('/');
  const shards = page.getByRole('article', { name: 'Shards of Infinity' });
  const level = shards.getByLabel('Opponent');
  const options = level.getByRole('option');
  await expect(options).toHaveCount(5);
  // The one in the middle is offered first, and says what to expect.
  const middle = await options.nth(2).getAttribute('value');
  await expect(level).toHaveValue(middle ?? '');
  const about = shards.locator('[id^=against-]');
  const said = await about.innerText();
  expect(said).not.toBe('');
  await level.selectOption({ index: 0 });
  await expect(about).not.toHaveText(said);
  await page.locator('article .stock').first().waitFor();
  await shot(page, 'level');
  const weakest = await level.locator('option:checked').innerText();
  await page.reload();
  await expect(level).not.toHaveValue(middle ?? '');
  await shards.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await ownDecision(page);
  await expect(page.locator('[data-seat=B] .name')).toHaveText(weakest);

  // In the form every seat has its own, and the plain bots stand apart.
  await page.goto('/');
  await shards.getByRole('button', { name: 'Set up…' }).click();
  const who = page.getByLabel('Who sits on seat B');
  await expect(who).toHaveValue(`bot:${middle}`);
  await expect(who.locator('optgroup').nth(1)).toHaveAttribute('label', 'Plain bots');
  await who.selectOption({ label: 'Master' });
  await expect(page.getByText('As strong as it gets; takes a moment to think.')).toBeVisible();
  const hints = page.getByRole('checkbox', { name: /^Allow hints/ });
  await expect(hints).toBeChecked();
  await who.selectOption('link');
  await expect(hints, 'between people without').not.toBeChecked();
  await who.selectOption({ label: 'Expert' });
  await hints.uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await ownDecision(page);
  await expect(page.locator('[data-seat=B] .name')).toHaveText('Expert');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

for (const [language, device] of [['en', 'desk'], ['fr', 'desk'], ['en', 'phone']] as const) {
  test(`a hint is asked for and taken, ${language}, ${device}`, async ({ person }) => {
    const words = WORDS[language];
    const page = await person({
      ...(device === 'phone' ? PHONE : {}),
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: language === 'fr' ? 'dark' : 'light',
    });
    await sitDown(page, { game: 'shards', seed: '7' });
    await play(page, { most: 4 });
    await ownDecision(page);
    await page.getByRole('button', { name: words.hint }).click();
    const panel = page.getByRole('dialog', { name: words.hint });
    const answers = panel.getByRole('listitem').getByRole('button');
    await expect(answers.first()).toBeVisible();
    expect(await answers.count()).toBeGreaterThan(1);
    for (const text of await answers.allInnerTexts()) expect(text).toMatch(/\d+\s?%/);
    await expect(answers.first()).toBeFocused();
    await fitsAcross(page);
    // What it speaks of stays in sight.
    const [box, river] = [await panel.boundingBox(), await page.locator('[data-at="river/0"]').boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0) <= (river?.y ?? 0) + 1 || (box?.x ?? 0) >= (river?.x ?? 0) + (river?.width ?? 0), `${JSON.stringify(box)} and ${JSON.stringify(river)}`).toBe(true);
    await shot(page, language === 'fr' ? 'hint-dark-fr' : device === 'phone' ? 'hint-phone' : 'hint');

    // It is put away and asked for again by key; then its best answer is taken.
    await panel.getByRole('button', { name: words.close }).click();
    await expect(panel).toBeHidden();
    await page.keyboard.press('h');
    await expect(answers.first()).toBeVisible();
    const log = page.getByRole('log').first();
    const before = device === 'desk' ? await log.innerText() : '';
    await answers.first().click();
    await expect(panel).toBeHidden();
    if (device === 'desk') await expect.poll(() => log.innerText()).not.toBe(before);
    // The table knows; whoever asked has nothing unread.
    await page.getByRole('tab', { name: words.chat, exact: true }).click();
    await expect(page.getByRole('log', { name: words.chat }).getByText(words.asked)).toHaveCount(1);
  });
}

test('a friend is told that a hint was asked for, and gets none for somebody else', async ({ page, person }) => {
  const made = await page.request.post('/api/tables', {
    data: { game: 'shards', seats: [{ who: 'here', name: 'Ada' }, { who: 'link' }], hints: true },
  });
  const { table, invitations } = (await made.json()) as { table: { id: string }; invitations: { secret: string }[] };
  const friend = await person();
  await friend.goto(`/t/${table.id}#${invitations[0]?.secret ?? ''}`);
  await friend.getByLabel('Your name').fill('Bo');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('[data-prompt]')).toBeVisible();
  const asked = (of: Page) => of.locator('[data-prompt].yours').count();
  await expect.poll(async () => (await asked(page)) + (await asked(friend))).toBe(1);
  const [one, other] = (await asked(page)) > 0 ? [page, friend] : [friend, page];
  await ownDecision(one);
  await expect(other.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await one.getByRole('button', { name: 'Hint' }).click();
  await expect(one.getByRole('dialog', { name: 'Hint' }).getByRole('listitem').first()).toBeVisible();
  await expect(other.getByRole('tab', { name: /Chat\s*1\s*unread/ })).toBeVisible();
  await expect(one.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
});

for (const [language, device] of [['en', 'desk'], ['fr', 'desk'], ['en', 'phone']] as const) {
  test(`the chances are shown after a match, ${language}, ${device}`, async ({ person }) => {
    const words = WORDS[language];
    const page = await person({
      ...(device === 'phone' ? PHONE : {}),
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: language === 'fr' ? 'dark' : 'light',
    });
    const id = await sitDown(page, { game: 'shards', seed: '7' });
    await play(page, { most: 12 });
    await figures(page);
    await giveUp(page, words);
    const end = page.getByRole('dialog', { name: words.end });
    const chart = end.getByRole('img', { name: words.chances });
    await expect(chart).toBeVisible();
    await expect(chart.locator('path.line')).toHaveCount(2);
    await expect(chart.locator('circle.mark')).toHaveCount(2);
    const costly = end.getByRole('listitem').getByRole('link');
    await expect(costly).toHaveCount(2);
    await expect(costly.first()).toContainText(/−14\s?%/);
    await fitsAcross(page);
    await shot(page, language === 'fr' ? 'outlook-dark-fr' : device === 'phone' ? 'outlook-phone' : 'outlook');
    // The same can be read.
    await end.getByText(words.table).click();
    await expect(end.getByRole('table').getByRole('row').last()).toContainText(/100\s?%/);

    // A costly decision leads to its moment, seen by who took it; beside the replay they lead on.
    await costly.first().click();
    await expect(page).toHaveURL(new RegExp(`/replay/${id}\\?at=3&seat=A`));
    await expect(page.locator('[data-board] [data-at]').first()).toBeVisible();
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue('3');
    await page.locator('[data-weigh]').click();
    const beside = page.getByRole('region', { name: words.chances });
    await expect(beside.getByRole('img', { name: words.chances })).toBeVisible();
    await beside.getByRole('link').nth(1).click();
    await expect(slider).toHaveValue('6');
    await expect(page).toHaveURL(new RegExp(`/replay/${id}\\?at=6&seat=B`));
    await fitsAcross(page);
    if (language === 'en') await shot(page, device === 'phone' ? 'outlook-replay-phone' : 'outlook-replay');
  });
}

test('four seats have four lines, and the figures are the bots’ own', async ({ page }) => {
  const bots = ['greedy', 'greedy', 'greedy'].map((bot) => ({ who: 'bot', bot }) as const);
  const id = await sitDown(page, { game: 'shards', seed: '7', seats: [{ who: 'here', name: 'Ada' }, ...bots] });
  await play(page, { most: 3 });
  await figures(page, ['A', 'B', 'C', 'D']);
  await ownDecision(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  const end = page.getByRole('dialog', { name: 'The end' });
  await expect(end).toBeVisible({ timeout: 60_000 });
  await expect(end.getByRole('img', { name: /^Chances of winning/ }).locator('path.line')).toHaveCount(4);
  await shot(page, 'outlook-four');
  await page.unroute(/\/api\/tables\/\w+\/outlook/);
  // What the server itself reckons ends with how it ended, the same whenever it is asked.
  const ask = async () => (await page.request.get(`/api/tables/${id}/outlook`)).json();
  await expect.poll(async () => (await ask()).ready, { timeout: 120_000 }).toBe(true);
  const { lines, all } = await ask();
  expect(lines.map((line: { points: [number, number][] }) => line.points.at(-1)?.[0])).toEqual([all, all, all, all]);
});
