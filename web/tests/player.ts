/**
 * Somebody who plays: looks at the screen, clicks what glows or answers what is asked, and does not know a rule.
 *
 * It sees what a person sees (what glows, which buttons there are) and acts with real mouse clicks or real keys.
 */
import { expect, type Page } from '@playwright/test';
import { Chance } from './chance';

/** Something that can be clicked, and where. */
export interface Thing {
  kind: 'card' | 'pile' | 'plate' | 'menu' | 'answer' | 'cover' | 'cancel';
  /** Its place on the table, or its words. */
  name: string;
  /** Whether it ends or passes something. */
  usual: boolean;
  x: number;
  y: number;
}

/** What is to be seen. */
export interface Sight {
  over: boolean;
  /** Whether something is asked of the person at the screen. */
  asked: boolean;
  things: Thing[];
  /** Changes whenever something has happened. */
  mark: string;
}

/** Looks at the table. */
export function see(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    type Thing = { kind: string; name: string; usual: boolean; x: number; y: number };
    const things: Thing[] = [];
    // Cards overlap: a click must hit the card itself.
    const add = (kind: string, node: Element, name: string, usual = false) => {
      const box = node.getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.12], [0.12, 0.12], [0.88, 0.88], [0.5, 0.9]] as const) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === node || node.contains(hit))) return void things.push({ kind, name, usual, x, y });
      }
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const text = (node: Element) => node.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const cover = document.querySelector('[role=alertdialog] button');
    if (cover) add('cover', cover, text(cover));
    for (const node of all('.menu button.plain, .menu button.primary')) add('menu', node, text(node));
    for (const node of all('button[data-at].glows')) add('card', node, node.getAttribute('data-at') ?? '');
    for (const node of all('button.pile.glows')) add('pile', node, node.getAttribute('data-pile') ?? '');
    for (const node of all('button.name.glows')) add('plate', node, text(node));
    for (const node of all('[data-prompt] .answers button:not(:disabled)')) {
      if (node.closest('.amount') && !node.classList.contains('primary')) continue;
      add('answer', node, text(node), node.classList.contains('usual'));
    }
    for (const node of all('[data-prompt] button.cancel')) add('cancel', node, text(node));
    const prompt = document.querySelector('[data-prompt]');
    const over = document.querySelector('.end[role=dialog]') !== null;
    return {
      over,
      asked: prompt?.classList.contains('yours') === true && !prompt.classList.contains('busy'),
      things,
      mark: [over, prompt?.textContent, prompt?.className, document.querySelector('[role=status].hidden')?.textContent, ...things.map((thing) => thing.kind + thing.name)].join('|'),
    } as never;
  });
}

/** Waits until something else is to be seen, not for long; says what is seen then. */
export async function change(page: Page, from: Sight, patience = 2500): Promise<Sight> {
  const end = Date.now() + patience;
  let now = await see(page);
  while (now.mark === from.mark && Date.now() < end) {
    await page.waitForTimeout(15);
    now = await see(page);
  }
  return now;
}

/** How somebody plays. */
export interface Manner {
  /** How many own decisions at most. */
  most: number;
  chance?: Chance;
  /** How often something is done where one could pass, of 1. */
  eager?: number;
  /** Called after each own decision, with their number. */
  after?: (done: number) => Promise<void>;
  /** Acts on a thing; with the mouse if nothing else is said. */
  act?: (page: Page, thing: Thing) => Promise<void>;
}

export async function click(page: Page, thing: Thing): Promise<void> {
  await page.mouse.click(thing.x, thing.y);
  // Nothing is pointed at while the next sight is taken.
  await page.mouse.move(2, 2);
}

/** Plays until the end or until enough has been decided. Says how many decisions that were, and whether it is the end. */
export async function play(page: Page, manner: Manner): Promise<{ done: number; over: boolean }> {
  const { most, chance = new Chance(1), eager = 0.85, act = click, after } = manner;
  let done = 0;
  let idle = Date.now();
  const tried = new Set<string>();
  let sight = await see(page);
  while (!sight.over && done < most) {
    const choice = choose(sight, tried, chance, eager);
    if (!choice) {
      if (Date.now() - idle > 90_000) throw new Error(`nothing happens any more: ${sight.mark}`);
      sight = await change(page, sight, 500);
      tried.clear();
      continue;
    }
    await act(page, choice);
    const next = await change(page, sight);
    if (next.mark === sight.mark) tried.add(choice.kind + choice.name);
    else tried.clear();
    sight = next;
    idle = Date.now();
    if (choice.kind !== 'cover' && choice.kind !== 'cancel' && choice.kind !== 'pile') {
      done += 1;
      await after?.(done);
      if (after) sight = await see(page);
    }
  }
  return { done, over: sight.over };
}

/** What somebody without a plan does: opens what is closed, uses what glows, cards in hand first, and passes in the end. */
function choose(sight: Sight, tried: Set<string>, chance: Chance, eager: number): Thing | undefined {
  const open = sight.things.filter((thing) => !tried.has(thing.kind + thing.name));
  const of = (kind: Thing['kind']) => open.filter((thing) => thing.kind === kind);
  const cover = of('cover')[0];
  if (cover) return cover;
  if (of('menu').length > 0) return chance.one(of('menu'));
  if (!sight.asked) return undefined;
  const usual = open.find((thing) => thing.usual);
  const doing = open.filter((thing) => !thing.usual && thing.kind !== 'cancel' && thing.kind !== 'pile');
  if (usual && chance.next() > eager) return usual;
  const hand = doing.filter((thing) => thing.name.startsWith('hand:'));
  const elsewhere = doing.filter((thing) => !hand.includes(thing));
  // What has been taken up is put somewhere.
  if (of('cancel').length > 0 && elsewhere.length > 0) return chance.one(elsewhere);
  if (hand.length > 0) return chance.one(hand);
  return chance.one(doing) ?? chance.one(of('pile')) ?? usual ?? of('cancel')[0];
}

/** How many lines the log has; it must be open. */
export function logLines(page: Page): Promise<string[]> {
  return page.getByRole('log', { name: /What has happened|Ce qui s’est passé/ }).locator(':scope > *').allTextContents();
}

/** Waits for one's own decision. */
export async function ownDecision(page: Page): Promise<void> {
  await expect(page.locator('[data-prompt].yours:not(.busy)')).toBeVisible({ timeout: 20_000 });
}
