import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { grounds } from './grounds.ts';
import { licences } from './licences.ts';

/** Each game's bots are an entry of their own, so that they share the rules with the page instead of carrying a copy. */
const BOTS = globSync('src/*/bots/worker.ts', { cwd: import.meta.dirname }).map((file) => [
  `bots-${file.split('/').at(-3)}`,
  path.join(import.meta.dirname, file),
]);

/** A chunk is a folder, or folders that are needed together: fewer requests, and it packs better. */
function chunk(name: string, folders: RegExp, priority = 0) {
  return { name, test: folders, priority, includeDependenciesRecursively: false };
}

/** The same without what few screens need: that comes with them. */
function sharedChunk(name: string, folders: RegExp, priority: number) {
  return { ...chunk(name, folders, priority), minShareCount: 4 };
}

/** A chunk for each folder that the expression finds, named after what is in its brackets. */
function chunks(debugName: string, folders: RegExp, priority: number) {
  const name = (id: string) => folders.exec(id)?.slice(1).join('-').replaceAll('/', '-') ?? debugName;
  return { debugName, name, test: folders, priority, includeDependenciesRecursively: false };
}

const CHUNKS = [
  // Vite's own part in every lazy import, in the bots' threads too.
  chunk('preload', /preload-helper/, 6),
  // What the first page needs.
  {
    ...chunk('shell', /\/web\/src\/(?!.+\/bots\/)|\/words\/src\/|preact/, 5),
    tags: ['$initial' as const],
  },
  chunks('words', /\/words\/src\/([a-z]{2})\/(.+)\/[^/]+\.ts$/, 4),
  // Without a line that needs a page: the bots' threads use it too.
  sharedChunk('core', /\/packages\/(?:kernel|table|words|bots)\/src\/[^/]+$|\/@noble\/hashes\//, 3),
  chunks('bots', /\/packages\/(bots)\/src\/([^/]+)\//, 1),
  sharedChunk(
    'downforce-rules',
    /\/packages\/(?:downforce\/src\/(?!variants\/)|words\/src\/downforce\/[^/]+$)/,
    1,
  ),
  sharedChunk('formula-rules', /\/packages\/(?:formula|words\/src\/formula)\//, 1),
  // What a game shows later.
  chunks('later', /\/web\/src\/([^/]+)\/(after|bets|board|form|variants)\/.+\.tsx?$/, 1),
  chunks('game', /\/web\/src\/(downforce|formula)\/(?!bots\/)/, 0),
  chunk('table', /\/web\/src\/(?:play|table|design|home|game|session)\//),
];

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist/site',
    emptyOutDir: true,
    // Nothing inline: the content security policy allows what comes from the site alone.
    assetsInlineLimit: 0,
    // What is needed is asked for together; a list of it in every script would cost more than the wait it saves.
    modulePreload: false,
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, ...Object.fromEntries(BOTS) },
      // What `includeDependenciesRecursively: false` needs.
      preserveEntrySignatures: 'allow-extension',
      // The packages only define: what is not used of them is left out, with what it would compute on loading.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/[^/]+\/src\/|\/@noble\/hashes\//.test(id),
        propertyReadSideEffects: false,
      },
      output: {
        entryFileNames: ({ name }) => (name.startsWith('bots-') ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'] },
  plugins: [
    grounds,
    licences,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        injectionPoint: 'self.siteFiles',
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,webmanifest}'],
      },
      manifest: {
        name: 'Paddock',
        short_name: 'Paddock',
        description: 'Motor racing board games in the browser, with friends and bots.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#0e1014',
        theme_color: '#171a20',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
