/** Pictures of what is to be seen, for people to look at; `screenshots/README.md` says what each one shows. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FOLDER = resolve(import.meta.dirname, 'screenshots');
const LISTED = readFileSync(resolve(FOLDER, 'README.md'), 'utf8');

export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  expect(LISTED, `screenshots/README.md does not list ${name}.png`).toContain(`\`${name}.png\``);
  await page.screenshot({ path: resolve(FOLDER, `${name}.png`), fullPage, animations: 'disabled' });
}
