import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { grounds } from './grounds.ts';
import { licences } from './licences.ts';
import { races } from './races.ts';

const SRC = `${import.meta.dirname}/src`;

/** A game is a folder with bots in it. */
const GAMES = globSync('*/bots/worker.ts', { cwd: SRC }).map((file) => path.dirname(path.dirname(file)));

/** Each game's bots, and those that review it, are entries of their own, so that they share the rules with the page instead of carrying a copy. */
const BOTS = Object.fromEntries([
  ...GAMES.flatMap((game) => [
    [`bots-${game}`, `${SRC}/${game}/bots/worker.ts`],
    ...globSync(`${game}/bots/review-worker.ts`, { cwd: SRC }).map((file) => [
      `review-${game}`,
      `${SRC}/${file}`,
    ]),
  ]),
  // Those that check and race what the circuit editor draws.
  ['bots-circuits', `${SRC}/circuit-editor/bots/track-worker.ts`],
]);

/** One chunk of folders that are needed together: fewer requests, and it packs better. */
function chunk(name: string, folders: string, priority = 0) {
  return { name, test: new RegExp(folders), priority, includeDependenciesRecursively: false };
}

/** A chunk for each folder that is found, named after what is in the brackets. */
function chunks(kind: string, folders: string, priority: number) {
  const found = new RegExp(folders);
  const nameOf = (id: string) => [...(found.exec(id)?.slice(1).filter(Boolean) ?? []), kind];
  const name = (id: string) => nameOf(id).join('-').replaceAll('/', '-');
  return { ...chunk(kind, folders, priority), debugName: kind, name };
}

/** What fewer screens and threads need comes with them instead. */
const shared = (minShareCount: number) => ({ minShareCount });

const GAME = `(${GAMES.join('|')})`;

/** A chunk is a folder. Where several fit, the highest number counts. */
const CHUNKS = [
  // Vite's own part in every lazy import, in the bots' threads too.
  chunk('preload', 'preload-helper', 6),
  // What the first page needs.
  {
    ...chunk('shell', '/web/src/(?!.+/bots/)|/words/src/|/kernel/src/cars/|preact', 5),
    tags: ['$initial' as const],
  },
  chunks('words', '/words/src/([a-z]{2})/([^/]+(?:/[^/]+)?)/', 4),
  // Without a line that needs a page: the bots' threads use it too.
  {
    ...chunk('core', '/packages/(?:kernel|table|words|bots)/src/(?:characters/)?[^/]+$|/@noble/hashes/', 3),
    ...shared(2),
  },
  // How bots of Downforce race: fetched when the auction is over.
  chunks('drivers', '/packages/bots/src/(downforce)/(?:club|drive|levels|rookie)/', 2),
  // Levels that search come with the first of them.
  chunks('search', '/packages/bots/src/([^/]+)/(?:light|search)/', 2),
  chunks('bots', '/packages/bots/src/([^/]+)/(?!variants/)', 1),
  // How a circuit is drawn comes with the first race, what reads decks and circuits of one's own with the first of them.
  chunk('downforce-drawing', '/packages/downforce/src/track/drawing/', 2),
  chunk(
    'downforce-own',
    '/packages/downforce/src/(?:deck/reading|rules/whole|track/(?:reading|scenery))/',
    4,
  ),
  {
    ...chunks(
      'rules',
      `/packages/(?:${GAME}/src/(?!drawing/|track/figures/|variants/)|words/src/${GAME}/[^/]+$)`,
      1,
    ),
    ...shared(3),
  },
  // What a game shows later. Formula's board is there from the first moment.
  chunks(
    'later',
    `/web/src/${GAME}/(after|bets|(?<!formula/)board|form|help|pictures|plans|side|sound|variants)/.+\\.tsx?$`,
    1,
  ),
  chunks('game', `/web/src/${GAME}/(?!bots/)|/packages/${GAME}/src/drawing/`, 0),
  chunk('reel', '/web/src/home/reel/', 1),
  chunk(
    'table',
    '/web/src/(?:play|design|home|game|session|table(?:/desk|/keys)?)/[^/]+$|/kernel/src/cars/[^/]+$',
  ),
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
      input: { index: `${import.meta.dirname}/index.html`, ...BOTS },
      // What `includeDependenciesRecursively: false` needs.
      preserveEntrySignatures: 'allow-extension',
      // The packages only define: what is not used of them is left out, with what it would compute on loading.
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/[^/]+\/src\/|\/@noble\/hashes\//.test(id),
        propertyReadSideEffects: false,
      },
      output: {
        entryFileNames: ({ name }) =>
          /^(?:bots|review)-/.test(name) ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'] },
  plugins: [
    grounds,
    races,
    licences,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        injectionPoint: 'self.siteFiles',
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2,webmanifest}'],
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
