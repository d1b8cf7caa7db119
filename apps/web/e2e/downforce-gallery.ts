import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface GalleryServer {
  /** The page that shows a state of the game, by its name. */
  readonly scene: (name: string) => string;
  readonly close: () => Promise<void>;
}

const PAGE = 'src/downforce/gallery.html';

/** The Downforce table on its own: real rules on a real table, where all but the first seat play at random. */
export async function serveGallery(): Promise<GalleryServer> {
  const root = join(import.meta.dirname, '..');
  const outDir = await mkdtemp(join(tmpdir(), 'paddock-gallery-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { target: 'es2022', outDir, emptyOutDir: true, rolldownOptions: { input: join(root, PAGE) } },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    scene: (name) => `http://127.0.0.1:${port}/${PAGE}#${name}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
