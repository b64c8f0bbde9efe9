/** Browser tests against the real program; they need Debian's chromium and a built `tapis`. */
import { defineConfig } from '@playwright/test';

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A busy machine may be many times slower than a quiet one: patience costs nothing where nothing is wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // What fails once and passes then is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    // Cards that glide make clicks wait; one test is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 90_000,
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});
