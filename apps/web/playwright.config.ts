import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** Chosen once by the process that starts the server; its workers inherit it. */
process.env['PADDOCK_E2E_PORT'] ??= String(await freePort());
const port = Number(process.env['PADDOCK_E2E_PORT']);
const dataDir = (process.env['PADDOCK_E2E_DATA'] ??= makeDataDir());

/** Gone with the process that made it. */
function makeDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const chromium = process.env['PADDOCK_CHROMIUM'] ?? '/usr/bin/chromium';
/** The same engine without what a window needs: a fifth less to compute. */
const headless = `${chromium}-headless-shell`;

/**
 * Chromium heeds the last list alone, so what Playwright switches off for stable tests is named again. The others are scripts
 * of the address bar that no headless window shows, and a process kept in reserve: half the time of a short test.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: 'e2e',
  // Only run by `npm run look`.
  testIgnore: process.env['PADDOCK_LOOK'] === undefined ? ['look-*.spec.ts'] : [],
  outputDir: 'test-results',
  // One more than the cores of a small machine: a test often waits for its server or its browser.
  workers: 3,
  fullyParallel: true,
  // A machine that is busy with other things takes several times as long: nothing here is measured by the clock.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: existsSync(headless) ? headless : chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join()}`,
      ],
    },
  },
  webServer: {
    command: `node ${path.resolve(import.meta.dirname, '../cli/src/main.js')} serve`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LIMIT_SCALE: '100',
      BOT_PAUSE_MS: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
  },
});
