import { defineConfig } from 'vitest/config';

const WEB = ['apps/web/src/**/*.test.ts', 'apps/web/*.test.ts'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    expect: { requireAssertions: true },
    testTimeout: 300_000,
    // One more than the cores of a small machine: tests wait for a disk, a timer or another process too.
    maxWorkers: 3,
    // Files share a process, and what they import is loaded once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/*.test.ts'],
          exclude: WEB,
          // Node reads the sources as they are: a quarter less to compute than with Vite's module runner.
          experimental: { viteModuleRunner: false },
        },
      },
      // The page's components need Vite to compile them.
      { extends: true, test: { name: 'web', include: WEB } },
    ],
  },
});
