import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium on this machine. On Debian, root installs it if it is missing. */
export function findBrowser(): string | undefined {
  const named = process.env['PADDOCK_CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const there = PLACES.find((place) => existsSync(place));
  if (there !== undefined) return there;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the page tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  // Most page tests run in the second, which has no windows and needs a fifth less time.
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'ignore', env });
  return PLACES.find((place) => existsSync(place));
}
