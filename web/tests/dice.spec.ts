/** Dice of any kind: drawn with their symbols, kept, turned and spent by mouse and key. The scenes of a game without dice get some. */
import type { Page } from '@playwright/test';
import { expect, sitDown, test } from './fixtures';
import { ownDecision } from './player';

interface Seen {
  type: string;
  text?: string;
  scene?: { dice: object[]; dieKinds: object[]; undo: string; question: { id: { decision: number }; options: object[]; chosen: string[] } | null };
}

const sword = { name: 'attack', label: 'Sword' };
const heart = { name: 'heart-of-the-wild', label: 'Wild heart' };
const KINDS = [{ name: 'warrior', label: 'Warrior', sides: [[sword], [sword, sword], [heart], [], [], []] }];
const kept = { name: 'kept', label: 'kept' };

function die(number: number, shows: number, more: object = {}): object {
  return { die: number, seat: 'A', kind: 0, shows, pool: 'offence', poolLabel: 'Offence', marks: [], on: null, ...more };
}

const bonus = { kind: null, pool: 'bonus', poolLabel: 'Bonus' };
const DICE = [
  die(0, 1),
  die(1, 2, { marks: [kept] }),
  die(2, 3),
  die(3, 5),
  die(4, 6, bonus),
  die(5, 2, { ...bonus, on: 'river/1' }),
  die(6, 4, { ...bonus, seat: null, poolLabel: 'Nobody’s' }),
];

function option(text: string, label: string, number: number, cards: string[] = []): object {
  return { text, label, word: 'keep', cards, onto: [], seat: null, amount: null, die: number, by: [], then: [] };
}

const OPTIONS = [
  option('keep die1', 'Keep die 1', 0),
  option('keep die3', 'Keep die 3', 2),
  option('turn die3', 'Turn die 3', 2),
  option('spend die6', 'Spend die 6', 5),
  option('use die4 river', 'Lay die 4 there', 3, ['river/0']),
];

/** What is laid and what was answered. */
interface Laid {
  answers: string[];
  /** What is seen after the next answer. */
  next: { dice: object[]; chosen: string[] };
}

/** Lays dice on the table. */
async function layDice(page: Page): Promise<Laid> {
  const laid: Laid = { answers: [], next: { dice: DICE, chosen: [] } };
  let last: Seen = { type: '' };
  const dress = (seen: Seen): string => {
    if (seen.scene?.question) {
      Object.assign(seen.scene, { dice: laid.next.dice, dieKinds: KINDS, undo: 'free' });
      Object.assign(seen.scene.question, { options: OPTIONS, chosen: laid.next.chosen });
      last = seen;
    }
    return JSON.stringify(seen);
  };
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(dress(JSON.parse(String(message)) as Seen)));
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as Seen;
      if (said.type !== 'answer') return server.send(message);
      laid.answers.push(said.text ?? '');
      if (last.scene?.question) last.scene.question.id.decision += 1;
      socket.send(dress(last));
    });
  });
  return laid;
}

test('dice show their symbols and are kept, turned and spent by mouse and key', async ({ page }) => {
  const laid = await layDice(page);
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const offence = page.getByRole('group', { name: 'Offence' });
  await expect(offence.locator('[data-die]')).toHaveCount(4);
  await expect(page.getByRole('group', { name: 'Bonus' }).locator('[data-die]')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Nobody’s' }).locator('[data-die]')).toHaveCount(1);
  // Symbols, letters where the game draws no such symbol, a number on a side without any, pips on a plain die.
  await expect(offence.getByLabel('Die 2: Sword, Sword (kept)')).toBeVisible();
  await expect(offence.locator('[data-die="2"] svg text')).toHaveText('Wi');
  await expect(offence.locator('[data-die="3"] svg text')).toHaveText('5');
  await expect(page.locator('[data-die="4"] circle')).toHaveCount(6);

  // By mouse: the only thing that can be done is done, of several one is chosen.
  await offence.getByRole('button', { name: 'Die 1: Sword: Keep die 1' }).click();
  await expect.poll(() => laid.answers).toEqual(['keep die1']);
  await offence.getByRole('button', { name: 'Die 3: Wild heart' }).click();
  await page.getByRole('button', { name: 'Turn die 3' }).click();
  await expect.poll(() => laid.answers.at(-1)).toBe('turn die3');
  await ownDecision(page);
  // One that lies on a card, without the card.
  await page.locator('[data-die="5"]').click();
  await expect.poll(() => laid.answers.at(-1)).toBe('spend die6');
  await ownDecision(page);
  // One that is for a card is dragged there.
  const [from, to] = [await page.locator('[data-die="3"]').boundingBox(), await page.locator('[data-at="river/0"]').boundingBox()];
  if (!from || !to) throw new Error('it is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(page.locator('[data-at="river/0"]')).toHaveClass(/aimed/);
  await page.mouse.up();
  await expect.poll(() => laid.answers.at(-1)).toBe('use die4 river');
  await ownDecision(page);

  // By key, from die to die with the arrows; what is chosen is marked.
  await page.locator('[data-die="2"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-die="0"]')).toBeFocused();
  laid.next.chosen = ['die:0'];
  await page.keyboard.press('Enter');
  await expect.poll(() => laid.answers.length).toBe(5);
  expect(laid.answers.at(-1)).toBe('keep die1');
  await expect(page.locator('[data-die="0"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 chosen', { exact: true })).toBeVisible();
  await expect(page.locator('[data-die="0"]')).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`dice ${reducedMotion === 'reduce' ? 'lie still for those who do not want motion' : 'tumble when they are rolled, and travel'}`, async ({ person }) => {
    const page = await person({ reducedMotion });
    const laid = await layDice(page);
    await sitDown(page, { game: 'shards', seed: '7' });
    await ownDecision(page);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...about) {
        const die = this.closest('[data-die]');
        if (die) moved.push(`${this === die ? 'travels' : 'tumbles'} ${die.getAttribute('data-die')}`);
        return animate.apply(this, about);
      };
    });
    // Two show another side, one goes onto a card.
    laid.next.dice = [die(0, 2), die(1, 2), die(2, 6), die(3, 5, { on: 'river/2' }), ...DICE.slice(4)];
    await page.locator('[data-die="0"]').click();
    await expect(page.getByLabel('Die 1: Sword, Sword')).toBeVisible();
    await expect(page.locator('[data-die="2"] svg text')).toHaveText('6');
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    if (reducedMotion === 'reduce') {
      expect(await moved()).toEqual([]);
    } else {
      await expect.poll(async () => (await moved()).filter((one) => one.startsWith('tumbles')).sort()).toEqual(['tumbles 0', 'tumbles 2']);
      await expect.poll(moved).toContain('travels 3');
    }
  });
}
