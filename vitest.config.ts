import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/web/*.test.ts',
      'scripts/*.test.ts',
    ],
    expect: { requireAssertions: true },
    testTimeout: 300_000,
    maxWorkers: 2,
    // Node reads the sources as they are: a quarter less to compute than with Vite's module runner.
    experimental: { viteModuleRunner: false },
    // Files share a process, and what they import is loaded once.
    isolate: false,
  },
});
