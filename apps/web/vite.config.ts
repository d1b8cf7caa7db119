import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { grounds } from './grounds.ts';

/** What is needed together is fetched together: fewer requests, and it packs better. What one game needs, no other fetches. */
const LANGUAGE = /\/(en|fr|pt)(?:-opening)?\.ts$/;
const GAME = /\/(downforce|formula)\//;

function chunk(name: string, test: RegExp, priority = 0) {
  return { name, test, priority, includeDependenciesRecursively: false };
}

function languageChunk(name: string, test: RegExp) {
  return {
    debugName: name,
    name: (id: string) => `${GAME.exec(id)?.[1] ?? 'words'}-${LANGUAGE.exec(id)?.[1] ?? ''}`,
    test: (id: string) => LANGUAGE.test(id) && test.test(id),
    includeDependenciesRecursively: false,
    priority: 2,
  };
}

const CHUNKS = [
  // Without a line that needs a page: the bots' threads use it too.
  chunk(
    'core',
    /\/packages\/(?:kernel\/src\/(?!verify|readRecord)|table\/|words\/src\/(?!index|language|kernel-refusal|shared|.*-records)[^/]+$|bots\/src\/[^/]+$)/,
    1,
  ),
  chunk('formula-rules', /\/packages\/(?:formula|words\/src\/formula)\//, 1),
  chunk(
    'bots-opening',
    /\/packages\/bots\/src\/downforce\/(?:bids|board|cards|judgement|question|reasons|rookieBids|worth)\.ts$/,
    1,
  ),
  chunk('downforce-ways', /\/packages\/downforce\/src\/(?:variants\/|rules\/downforce\.ts)/, 2),
  chunk(
    'downforce-rules',
    /\/packages\/(?:downforce\/|words\/src\/downforce\/(?:card|gather|opening|tell|voice)\.ts)/,
    1,
  ),
  languageChunk('words', /\/web\/src\/(?:i18n|table\/texts)\/[^/]+$|\/words\/src\/[^/]+$/),
  languageChunk(
    'game words',
    /\/web\/src\/(?:downforce|formula)\/texts\/|\/words\/src\/(?:downforce\/..-opening|formula\/)/,
  ),
  {
    ...chunk(
      'shell',
      /\/web\/src\/(?!games\/.*worker)|\/words\/src\/(?:index|language)|preact|preload-helper/,
    ),
    tags: ['$initial' as const],
  },
  chunk('formula', /\/web\/src\/(?:formula\/(?!after)|games\/formula\.ts)/),
  chunk(
    'downforce-board',
    /\/web\/src\/downforce\/board\/(?!backdrop|ground-file|places|track-of)[^/]+\.tsx?$|\/packages\/downforce\/src\/track\/(?:close|draw|lay|mark|outline|picture|road)/,
    2,
  ),
  chunk(
    'downforce',
    /\/web\/src\/(?:downforce\/(?!after|auction\/declare|race\/ways|texts\/..-all|bets\/(?!slip.css)|whispers|dice|automa|laps|tour|ways|cards\/card-list|board\/(?!backdrop|ground-file|places|track-of|board.css))|games\/downforce\.ts)/,
  ),
  chunk(
    'table',
    /\/web\/src\/(?:play\/play|table\/|design\/|home\/)|\/games\/index|src\/session\/(?!store|replay|timeline|records)[^/]+\.ts$/,
  ),
];

/**
 * The rules read their constants from whole modules into local names, which is fastest where nothing is bundled. Here each
 * is imported by its name instead, so that its value stands where it is used and the rest is left out.
 */
const constantsByName: Plugin = {
  name: 'constants-by-name',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/[^/]+\/src\/.*\.ts$/.test(id)) return undefined;
    return code
      .replaceAll(/import \* as (\w+) from ('[^']+');\n/g, (whole, name: string, from: string) => {
        const taken = new RegExp(`const \\{([^}]+)\\} = ${name};\\n`).exec(code);
        if (taken?.[1] === undefined) return whole;
        return `import {${taken[1].replaceAll(':', ' as')}} from ${from};\n`;
      })
      .replaceAll(/const \{[^}]+\} = (\w+);\n/g, (whole, name: string) =>
        code.includes(`import * as ${name} from`) ? '' : whole,
      );
  },
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
    // What is needed is asked for together; a list of it in every script would cost more than the wait it saves.
    modulePreload: false,
    rolldownOptions: {
      // Each game's bots are an entry of their own, so that they share the rules with the page instead of carrying a copy.
      input: {
        index: `${import.meta.dirname}/index.html`,
        'bots-downforce': `${import.meta.dirname}/src/games/downforce.worker.ts`,
        'bots-downforce-all': `${import.meta.dirname}/src/games/downforce-all.worker.ts`,
        'bots-formula': `${import.meta.dirname}/src/games/formula.worker.ts`,
      },
      // What the bots' thread fetches later is asked for by name.
      preserveEntrySignatures: 'allow-extension',
      // The packages only define: what nobody uses of them is left out, whatever it would compute on loading.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/[^/]+\/src\//.test(id) },
      output: {
        entryFileNames: ({ name }) => (name.startsWith('bots-') ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'] },
  plugins: [
    constantsByName,
    grounds,
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
