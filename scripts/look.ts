import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/**
 * Every screen and every preset, in all languages, both themes and seven sizes: nothing is cut off, covered or out of reach.
 * Arguments go to Playwright, so that it can be run in pieces: `npm run look -- -g "Formula"`.
 */
const browser = findBrowser();
if (browser === undefined) throw new Error('No Chromium was found, and none could be installed.');
const args = ['test', '--config', 'apps/web/playwright.config.ts', 'look', ...process.argv.slice(2)];
const { status } = spawnSync('playwright', args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PADDOCK_CHROMIUM: browser, PADDOCK_LOOK: 'all' },
});
process.exitCode = status ?? 1;
