import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { noChunkCycles } from './chunk-cycles.ts';
import { CHUNKS, GAMES } from './chunks.ts';
import { grounds } from './grounds.ts';
import { licences } from './licences.ts';
import { races } from './races.ts';

const SRC = `${import.meta.dirname}/src`;

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
      // A page asks for all words alike; those that every page has are then there already.
      checks: { ineffectiveDynamicImport: false },
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
    noChunkCycles,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        injectionPoint: 'self.siteFiles',
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2,webmanifest}'],
        // The service worker has a build of its own, which would report to whoever starts the site for the first time.
        buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'error' }) }] },
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
