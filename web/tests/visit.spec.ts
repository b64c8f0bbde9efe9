/** A first visit: how much is fetched, how long until the first own move, and that nothing moves for those who do not want it. */
import { expect, sitDown, test } from './fixtures';
import { logLines, ownDecision } from './player';

/** The most that a first page may fetch, without the letters. */
const MOST = 130 * 1024;

test('the first page is light', async ({ page, program }) => {
  const host = new URL(program.url).host;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, encodedBodySize, decodedBodySize } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, encodedBodySize, decodedBodySize };
    }),
  );
  const weigh = (letters: boolean) =>
    sizes.filter(({ name }) => name.endsWith('.woff2') === letters).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const sum = weigh(false);
  console.log(`the first page: ${(sum / 1024).toFixed(0)} KB in ${sizes.length} answers, and ${(weigh(true) / 1024).toFixed(0)} KB of letters`);
  expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThan(MOST);
  expect(sum).toBeGreaterThan(20_000);
  const script = sizes.find(({ name }) => /index-.*\.js$/.test(name));
  expect(script?.encodedBodySize, 'scripts are compressed').toBeLessThan((script?.decodedBodySize ?? 0) * 0.6);
  expect([...hosts]).toEqual([host]);
});

test('a newcomer takes the first decision', async ({ page }) => {
  const since = Date.now();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await ownDecision(page);
  const before = (await logLines(page)).length;
  await page.locator('[data-at^="hand:A/"].glows').first().click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(before);
  console.log(`from the first page to the first own move: ${((Date.now() - since) / 1000).toFixed(1)} s`);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`cards ${reducedMotion === 'reduce' ? 'do not move for those who do not want it' : 'glide to their places'}`, async ({ person }) => {
    const page = await person({ reducedMotion });
    await sitDown(page, { game: 'shards', seed: '7' });
    await ownDecision(page);
    // Every animation that begins is counted, however short.
    await page.evaluate(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...about) {
        begun.push('animate');
        return animate.apply(this, about);
      };
      for (const kind of ['animationstart', 'transitionstart']) {
        document.addEventListener(kind, (event) => {
          const length = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 20).length;
          if (length > 0) begun.push(`${kind} ${(event.target as Element).className}`);
        });
      }
    });
    const hand = await page.locator('[data-at^="hand:A/"]').count();
    await page.locator('[data-at^="hand:A/"].glows').first().click();
    await expect(page.locator('[data-at^="hand:A/"]')).toHaveCount(hand - 1);
    await page.waitForTimeout(150);
    const running = await page.evaluate(() =>
      document.getAnimations().filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 20).length,
    );
    const begun = await page.evaluate(() => (window as unknown as { begun: string[] }).begun);
    if (reducedMotion === 'reduce') {
      expect(begun).toEqual([]);
      expect(running).toBe(0);
    } else {
      expect(begun).toContain('animate');
    }
  });
}
