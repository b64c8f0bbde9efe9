/** The hand: every card of a full one can be reached where it is seen, in every game and at every size. */
import type { Locator, Page } from '@playwright/test';
import { expect, makeTable, sitDown, test, type Wanted } from './fixtures';
import { ownDecision } from './player';
import { playOn } from './sitter';

const SIZES = [[360, 740], [844, 390], [1024, 768], [1440, 900], [1920, 1080]] as const;
const CARDS = 12;

const tables: Wanted[] = [
  { game: 'shards', seed: '7' },
  { game: 'spoils', seed: '7', decks: ['blood-money', 'ink-and-iron'] },
  { game: 'champions', seed: '7', seats: [{ who: 'here', name: 'Ada' }], decks: ['spider-man-justice'] },
  { game: 'ashes', seed: '7' },
  { game: 'dice-throne', seed: '7' },
];

interface Seen {
  type: string;
  text?: string;
  scene?: { question: { id: { decision: number }; options: object[]; chosen: string[] } | null; zones: { id: string; count: number; cards: { at: string; key: string }[] }[] };
}

/** Fills the hand that the server deals: every scene has as many cards in it, and each of them can be played. Says what is. */
async function fillHand(page: Page): Promise<string[]> {
  const played: string[] = [];
  let last: Seen = { type: '' };
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const seen = JSON.parse(String(message)) as Seen;
      const hand = seen.scene?.zones.find((zone) => zone.id === 'hand:A');
      if (seen.scene?.question && hand && hand.cards.length > 0) {
        hand.cards = Array.from({ length: CARDS }, (_, at) => ({ ...hand.cards[at % hand.cards.length]!, at: `hand:A/${at}`, key: `k${at}` }));
        hand.count = CARDS;
        const option = (at: number) => ({ text: `play ${at}`, label: `Play ${at}`, word: 'play', cards: [`hand:A/${at}`], onto: [], seat: null, amount: null, die: null, by: [], then: [] });
        seen.scene.question.options = hand.cards.map((_, at) => option(at));
        seen.scene.question.chosen = [];
        last = seen;
      }
      socket.send(JSON.stringify(seen));
    });
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as Seen;
      if (said.type !== 'answer') return server.send(message);
      played.push(said.text ?? '');
      // The same is asked once more.
      if (last.scene?.question) last.scene.question.id.decision += 1;
      socket.send(JSON.stringify(last));
    });
  });
  return played;
}

/** Cards take the sizes of a new window within a few frames, later on a busy machine: the hand is as wide as it was a moment ago. */
async function settled(cards: Locator): Promise<void> {
  const places = () => cards.evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())).join());
  let before = '';
  await expect(async () => {
    const now = await places();
    const same = now === before;
    before = now;
    expect(same, 'the hand lies still').toBe(true);
  }).toPass({ intervals: [100] });
}

/** Where something is drawn, as soon as it is: a new scene may be drawing it anew. */
async function placeOf(card: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let found: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => expect((found = await card.boundingBox())).not.toBeNull()).toPass();
  return found!;
}

for (const wanted of tables) {
  test(`all of twelve cards in a hand can be clicked: ${wanted.game}`, async ({ page }) => {
    const id = await makeTable(page, wanted);
    await page.goto('/favicon.svg');
    // The hand has been dealt; where it is at once, it has not been spent yet.
    await playOn(page, id, wanted.game === 'dice-throne' ? 0 : 6, 1);
    const played = await fillHand(page);
    await page.goto(`/t/${id}`);
    await ownDecision(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const cards = page.locator('[data-board] [data-at^="hand:A/"]');
      await expect(cards).toHaveCount(CARDS);
      await settled(cards);
      // To the right and back, from each straight to the next: the one that was clicked lets the others be.
      const way = [...Array(CARDS).keys(), ...[...Array(CARDS).keys()].reverse()];
      played.length = 0;
      for (const [step, at] of way.entries()) {
        const [left, next] = await Promise.all([placeOf(cards.nth(at)), at + 1 < CARDS ? placeOf(cards.nth(at + 1)) : null]);
        const wide = next && next.x > left.x ? Math.min(left.width, next.x - left.x) : left.width;
        await page.mouse.click(left.x + wide / 2, left.y + left.height / 2);
        await expect.poll(() => played.length, { message: `card ${at} at ${width} × ${height}`, intervals: [10, 25, 50] }).toBe(step + 1);
        await expect(page.locator('[data-prompt].busy')).toHaveCount(0);
      }
      expect(played, `${width} × ${height}`).toEqual(way.map((at) => `play ${at}`));
    }
    // What was looked at goes with its card.
    await page.mouse.move(2, 2);
    await expect(page.locator('.zoom')).toHaveCount(0);
  });
}

test('a close look ends with its card', async ({ page }) => {
  await sitDown(page, { game: 'shards', seed: '7' });
  await ownDecision(page);
  const card = page.locator('[data-at^="hand:A/"].glows').first();
  await card.hover({ position: { x: 20, y: 40 } });
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: /play phase/ })).toHaveCount(0);
  await page.mouse.move(2, 2);
  await ownDecision(page);
  await expect(page.locator('[role=tooltip].zoom')).toHaveCount(0);
});
