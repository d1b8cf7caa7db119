import { defineConfig } from 'vitest/config';

const TESTS = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'];
/** They look at what has not been loaded yet, so no other test may load it for them. */
const ALONE = ['apps/web/src/downforce/rules.test.ts'];

export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    testTimeout: 300_000,
    maxWorkers: 2,
    // Node reads the sources as they are: a quarter less to compute than by Vite's module runner.
    experimental: { viteModuleRunner: false },
    // Files share a process, and what they import is loaded once.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'unit', include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
