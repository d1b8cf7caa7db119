import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { startServer, type OwnServer } from './server.ts';

const WEB = path.resolve(import.meta.dirname, '../..');
const LIST = path.join(WEB, 'src/games.ts');
const TEST_LIST = path.join(WEB, 'src/testing/games.ts');
const PROGRAM = path.resolve(WEB, '../cli/src/testing/with-high-card.ts');

/** A site and a server that have High Card in their lists, and differ from what ships in nothing else. */
export async function startWithHighCard(): Promise<OwnServer> {
  const site = mkdtempSync(path.join(tmpdir(), 'paddock-high-card-'));
  await buildSite(site);
  const { stop, ...server } = await startServer(PROGRAM, { SITE_DIR: site, BOT_PAUSE_MS: '0' });
  return {
    ...server,
    stop: async () => {
      await stop();
      rmSync(site, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function buildSite(outDir: string): Promise<void> {
  await build({
    configFile: path.join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      minify: false,
      rolldownOptions: {
        input: { 'bots-high-card': path.join(WEB, 'src/testing/high-card/bots/worker.ts') },
      },
    },
    plugins: [
      {
        name: 'one more game',
        enforce: 'pre',
        resolveId: (source, importer) => {
          const isList = importer !== undefined && path.resolve(path.dirname(importer), source) === LIST;
          return isList && importer !== TEST_LIST ? TEST_LIST : undefined;
        },
      },
    ],
  });
}
