/**
 * How many clicks a turn takes: the same person with the same wishes plays the first turns of each game at the table of a running
 * server. `node tests/clicks.mjs http://127.0.0.1:7878 [spoils]` prints clicks and decisions a turn.
 *
 * Whoever plays here knows the table: takes the shortest gesture there is, lets the game order and pay where that can be said once,
 * and looks at nothing. So two versions of the client, or of the server, can be compared. A gesture that a version does not know is
 * tried and not counted. Turns differ much from each other, so the mean is told with its 95 % interval.
 */
import { chromium } from '@playwright/test';

const [url = 'http://127.0.0.1:7878', only] = process.argv.slice(2);
const TURNS = 6;
/** How long a drag may be without an answer before another gesture is tried. */
const DRAGGED = 8000;
/** Answers that belong to the one before them: both are one gesture where the client allows it. */
const GESTURES = ['lay', 'lay-down', 'send'];
/** How long something may take on a busy machine. */
const PATIENCE = 60_000;
const ada = { who: 'here', name: 'Ada' };
const bot = { who: 'bot', bot: 'greedy' };

/** What is wanted, by the words of answers, the most wanted first. */
const GAMES = {
  shards: { seeds: ['7', '11'], decks: [], seats: [ada, bot], wants: ['play', 'use', 'activate', 'recruit', 'attack', 'power', 'focus', 'end'] },
  spoils: { seeds: ['7', '11'], decks: ['blood-money', 'ink-and-iron'], seats: [ada, bot], wants: ['start', 'done', 'first', 'way-2', 'lay', 'play', 'attack', 'send', 'block', 'pay', 'pass', 'end'] },
  // Matches against the villain are short, and their turns unlike each other: more of them.
  champions: { seeds: ['7', '11', '3', '19', '23', '29', '31', '37', '41', '43'], decks: ['spider-man-justice'], seats: [ada], wants: ['done', 'keep', 'pay', 'spend', 'thwart', 'attack', 'play', 'defend', 'change-form', 'pass', 'decline', 'end'] },
  ashes: { seeds: ['7', '11', '3'], decks: [], seats: [ada, bot], wants: ['keep', 'go-on', 'no-guard', 'no-counter', 'send', 'spend', 'target', 'battle', 'play', 'attack-phoenixborn', 'attack-unit', 'done', 'end', 'pass'] },
  'dice-throne': { seeds: ['7', '11', '3'], decks: [], seats: [ada, bot], wants: ['activate', 'announce', 'defend', 'target', 'play', 'use', 'turn', 'end', 'pass'] },
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [game, set] of Object.entries(GAMES)) {
  if (only && only !== game) continue;
  const turns = [];
  for (const seed of set.seeds) turns.push(...(await play(game, set, seed)));
  const mean = (name) => turns.reduce((sum, turn) => sum + turn[name], 0) / Math.max(1, turns.length);
  const spread = Math.sqrt(turns.reduce((sum, turn) => sum + (turn.clicks - mean('clicks')) ** 2, 0) / Math.max(1, turns.length - 1));
  const off = (1.96 * spread) / Math.sqrt(Math.max(1, turns.length));
  const told = (name) => mean(name).toFixed(1);
  console.log(
    `${game}: ${told('clicks')} ± ${off.toFixed(1)} clicks, ${told('drags')} of them drags, ${told('listed')} by the list, and ${told('answers')} answers a turn, ` +
      `${turns.length} turns (${turns.map((turn) => turn.clicks).join(', ')})`,
  );
}
await browser.close();

/** The first turns of a match, each with its clicks. */
async function play(game, { decks, seats, wants }, seed) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  let scene = null;
  let turn = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const seen = JSON.parse(String(payload)).scene;
      if (!seen) return;
      scene = seen;
      for (const line of seen.news) if (line.turn && (line.seat === seen.viewer || seats.length === 1)) turn = line.text;
    }),
  );
  const made = await context.request.post('/api/tables', { data: { game, decks, seats, seed } });
  const { table } = await made.json();
  await page.goto(`/t/${table.id}`);

  // What others' turns ask for belongs to the own turn before them.
  let tally = { clicks: 0, drags: 0, answers: 0, listed: 0 };
  let begun = null;
  /** Words of answers that no drag gives. */
  const unknown = new Set();
  const turns = [];
  const state = () => `${scene?.question?.id.branch}/${scene?.question?.id.decision}/${scene?.decisions}`;
  const until = async (condition, patience = PATIENCE) => {
    for (const end = Date.now() + patience; Date.now() < end; ) {
      if (await condition()) return true;
      await page.waitForTimeout(25);
    }
    return false;
  };
  const shown = () => page.evaluate(() => [document.querySelector('[data-prompt]')?.className, document.querySelector('[data-prompt]')?.textContent, document.querySelectorAll('.glows').length].join());
  /** It is one's own decision, and everything has been drawn. */
  const settled = async () => {
    await until(async () => scene?.result || (await page.locator('[data-prompt].yours:not(.busy)').count()) > 0);
    for (let same = 0, last = ''; same < 3; ) {
      const now = `${state()} ${await shown()}`;
      same = now === last ? same + 1 : 0;
      last = now;
      await page.waitForTimeout(60);
    }
  };
  const click = async (locator) => {
    tally.clicks += 1;
    if (process.env.TELL) console.log('   click', (await locator.getAttribute('data-at')) ?? (await locator.innerText()).replace(/\s+/g, ' '));
    // What lies under another card cannot be clicked.
    const done = await locator.click({ timeout: 20_000, ...(await spot(locator)) }).then(() => true, () => false);
    await page.mouse.move(2, 2);
    return done;
  };
  /** From one card onto another: one gesture, counted like a click. */
  const drag = async (from, to) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) return false;
    tally.clicks += 1;
    tally.drags += 1;
    if (process.env.TELL) console.log('   drag', await from.getAttribute('data-at'), 'onto', await to.getAttribute('data-at'));
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    return true;
  };
  // A card of a hand is seen by its left edge.
  const spot = async (locator) => ((await locator.getAttribute('data-at')) ? { position: { x: 14, y: 40 } } : {});
  const at = (place) => page.locator(`[data-board] [data-at="${place}"], .drawer [data-at="${place}"]`).first();
  const button = (label) => page.locator('[data-prompt] .answers button').filter({ hasText: label }).first();

  /** What is wanted most; among equals others' cards before one's own, then by name. */
  const wanted = (options) => {
    const mine = (option) => Number(option.cards?.some((place) => place.split('/')[0].endsWith(`:${scene.viewer}`)) ?? false);
    const word = wants.find((one) => options.some((option) => option.word === one)) ?? options[0].word;
    const equal = options.filter((option) => option.word === word);
    return equal.sort((a, b) => mine(a) - mine(b) || a.text.localeCompare(b.text))[0];
  };

  /** Takes an option with the fewest clicks. Says whether it was found at all. */
  async function perform(option, next) {
    const before = state();
    const moved = (patience) => until(async () => state() !== before, patience);
    const gesture = next?.cards.length > 0 && (await at(next.cards[0]).isVisible()) && /glows/.test((await at(next.cards[0]).getAttribute('class')) ?? '');
    if (!gesture && (await button(option.label).isVisible())) {
      if (await click(button(option.label))) return moved();
    }
    // Own cards act on others'; what follows directly is part of the gesture.
    const die = (option.die ?? null) === null ? [] : [`die:${option.die}`];
    const places = [...option.cards, ...option.onto, ...die, ...(next?.cards ?? [])];
    const own = (place) => place.split('/')[0].endsWith(`:${scene.viewer}`);
    const order = [...places.filter(own), ...places.filter((place) => !own(place))];
    const glows = async (place) => /glows/.test((await at(place).getAttribute('class')) ?? '');
    const [doer, target] = [(option.by ?? [])[0] ?? places.find(own), places.find((place) => !own(place))];
    if (doer && target && (await at(doer).isVisible()) && (await at(target).isVisible()) && (await glows(doer)) && !unknown.has(option.word)) {
      const before = { ...tally };
      if ((await drag(at(doer), at(target))) && (await moved(DRAGGED))) return true;
      unknown.add(option.word);
      tally = before;
      await page.keyboard.press('Escape');
    }
    for (const place of order) {
      if (!(await at(place).isVisible()) || !/glows|aimed/.test((await at(place).getAttribute('class')) ?? '')) continue;
      if (!(await click(at(place)))) {
        tally.clicks -= 1;
        continue;
      }
      const menu = page.locator('.menu button');
      await until(async () => state() !== before || (await menu.count()) > 0 || (await page.locator('.aimed').count()) > 0, 15_000);
      if (state() !== before) return true;
      if ((await menu.count()) > 0) {
        const labels = await menu.allInnerTexts();
        const wanted = labels.findIndex((label) => label.includes(next ? next.label : option.label));
        await click(menu.nth(Math.max(0, wanted >= 0 ? wanted : labels.findIndex((label) => label.includes(option.label)))));
        if (await moved()) return true;
      }
    }
    // Everything can be found in the list.
    tally.listed += 1;
    await page.keyboard.press('Escape');
    await click(page.getByRole('tab', { name: /^Options/ }));
    await click(page.locator('[data-options] button, [aria-label="Everything you can do"] button').filter({ hasText: option.label }).first());
    return moved();
  }

  /** The dice that are laid aside with the answer that makes something most likely, the fewest of several. */
  function likeliest(question, answers) {
    const keeps = question.options.filter(({ word, amount }) => word === 'keep' && amount !== null);
    const found = keeps.map(({ text, amount }) => ({ digits: amount === '0' ? '' : amount, likely: answers.find(([answer]) => answer === text)?.[1] ?? 0 }));
    return found.sort((a, b) => b.likely - a.likely || a.digits.length - b.digits.length).find(({ likely }) => likely > 0)?.digits;
  }

  /** Lays the dice aside that show the same most often, and rolls the others; all alike are rolled no more. */
  async function roll(question) {
    const dice = page.locator('[data-board] .die-spot.keepable');
    const shows = await dice.evaluateAll((nodes) => nodes.map((node) => (node.getAttribute('aria-label') ?? '').split(': ')[1]));
    const often = (side) => shows.filter((one) => one === side).length;
    const best = [...shows].sort((a, b) => often(b) - often(a))[0];
    const kept = await dice.evaluateAll((nodes) => nodes.map((node) => node.classList.contains('kept')));
    const before = state();
    if (often(best) === shows.length) return void (await perform(wanted(question.options.filter((one) => one.word !== 'keep'))));
    const wrong = [...shows.keys()].filter((place) => (shows[place] === best) !== kept[place]);
    const numbers = await dice.evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.die)));
    const sides = numbers.map((number) => scene.dice.find(({ die }) => die === number).shows);
    const digits = sides.filter((_, place) => shows[place] === best).sort().join('');
    const row = question.odds.findIndex(({ answers }) => likeliest(question, answers) === digits);
    const line = page.locator('[data-odds] tbody tr').nth(row).locator('button.keep');
    const none = kept.every((one) => !one);
    if (wrong.length > 1 && row >= 0 && (await line.isVisible())) await click(line);
    else if (wrong.length > 2 && none && (await page.locator('[data-odds] button.keep').count()) > 0) {
      // Twice on one of them lays them all aside.
      tally.clicks += 2;
      await dice.nth(wrong[0]).dblclick();
    } else for (const place of wrong) await click(dice.nth(place));
    await click(page.locator('[data-prompt] button.roll'));
    await until(() => state() !== before);
  }

  for (let step = 0; step < 260 && turns.length < TURNS; step += 1) {
    await settled();
    if (scene.result) break;
    if (turn !== begun) {
      if (begun !== null) turns.push(tally);
      begun = turn;
      tally = { clicks: 0, drags: 0, answers: 0, listed: 0 };
    }
    const question = scene.question;
    if (!question) continue;
    // What can be said once is said once.
    const always = page.locator('[data-prompt] .always');
    if (await always.isVisible()) {
      await click(always);
      await page.waitForTimeout(300);
      continue;
    }
    const propose = page.locator('[data-prompt] button.propose');
    if (await propose.isVisible()) {
      const before = state();
      const paid = question.payment;
      await click(propose);
      // All that is paid with, one after the other.
      await until(async () => state() !== before && !scene.question?.options.some(({ text }) => paid.includes(text)), 15_000);
      tally.answers += 1;
      continue;
    }
    const all = page.locator('[data-prompt] button.all');
    const option = wanted(question.options);
    if (question.options.some((one) => one.word === 'keep' && one.cards.length === 0)) await roll(question);
    else if (option.word === 'play' && game === 'shards' && (await all.isVisible())) {
      await click(all);
      await until(async () => !scene.question?.options.some((one) => one.word === 'play'));
    } else {
      const next = option.then?.some((one) => GESTURES.includes(one.word)) ? wanted(option.then) : undefined;
      if (process.env.TELL) console.log(scene.prompt.slice(0, 60), '|', option.text, next ? `> ${next.text}` : '', tally.clicks);
      if (!(await perform(option, next))) throw new Error(`${option.text} is not taken`);
    }
    tally.answers += 1;
  }
  await context.close();
  return turns;
}
