import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What is needed together is fetched together: fewer requests, and it packs better. */
const LANGUAGE = /\/(en|fr|pt)\.ts$/;
const CHUNKS = [
  { name: 'rules', test: /\/packages\/(?:kernel|formula)\/src\/(?!verify)|\/@noble\//, priority: 2 },
  {
    debugName: 'words',
    name: (id: string) => `words-${LANGUAGE.exec(id)?.[1] ?? ''}`,
    test: (id: string) =>
      LANGUAGE.test(id) &&
      /\/web\/src\/(?:i18n|table\/texts|formula\/texts)\/[^/]+$|\/words\/src\/(?:formula\/)?[^/]+$/.test(id),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'sentences',
    test: (id: string) =>
      !LANGUAGE.test(id) && /\/words\/src\/(?!index|language)(?:formula\/)?[^/]+$/.test(id),
    includeDependenciesRecursively: false,
  },
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: /\/web\/src\/(?!session\/bot)|\/words\/src\/(?:index|language)|preact|preload-helper/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'table',
    test: (id: string) =>
      /\/web\/src\/(?:(?:play|formula|table)\/[^/]+|(?:formula|table)\/texts\/index|home\/quick|design\/[^/]+)\.tsx?$/.test(
        id,
      ) ||
      /\/packages\/table\/src\/[^/]+\.ts$/.test(id) ||
      /\/session\/(?!bot\.|store|replay|timeline)[^/]+\.ts$/.test(id),
    includeDependenciesRecursively: false,
  },
];

/** The page plays Formula alone so far: another game's bots stay out of its thread until its table is here. */
const formulaBotsAlone: Plugin = {
  name: 'formula-bots-alone',
  load: (id) =>
    id.endsWith('/packages/bots/src/downforce/index.ts')
      ? 'export const DOWNFORCE_BOTS = undefined, DOWNFORCE_LEVELS = [];'
      : undefined,
};

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The bots' thread is an entry of its own, so that it shares the rules with the page instead of carrying a copy.
      input: {
        index: `${import.meta.dirname}/index.html`,
        bots: `${import.meta.dirname}/src/session/bot.worker.ts`,
      },
      // The packages only define: what nobody uses of them is left out, whatever it would compute on loading.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/[^/]+\/src\//.test(id) },
      output: {
        entryFileNames: ({ name }) => (name === 'bots' ? 'bots.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'] },
  plugins: [
    formulaBotsAlone,
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
