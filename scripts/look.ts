import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';

/** Every screen and every preset, in all languages, both themes and seven sizes: nothing is cut off, covered or out of reach. */
const HELP = `npm run look -- [--group TEXT] [--screen TEXT] [--lang en|fr|pt] [--theme dark|light] [--size 390x844] [--pictures FOLDER]
  --group     walks whose title has this in it: «pages», «Downforce:», «Downforce, dice», «variants», «online», «more», «club»
  --screen    screens whose name has this in it: «a wild», «the replay»
  --lang, --theme, --size   only these; each may be given several times
  --pictures  writes a picture of every screen that is looked at into this folder`;

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    screen: { type: 'string' },
    lang: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    pictures: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const { group, help, ...part } = values;
if (help === true) console.log(HELP);
else process.exitCode = look();

function look(): number {
  const browser = findBrowser();
  if (browser === undefined) throw new Error('No Chromium was found, and none could be installed.');
  const args = ['test', '--config', 'apps/web/playwright.config.ts', 'e2e/look'];
  if (group !== undefined) args.push('-g', group);
  const { status } = spawnSync('playwright', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PADDOCK_CHROMIUM: browser, PADDOCK_LOOK: JSON.stringify(part) },
  });
  return status ?? 1;
}
