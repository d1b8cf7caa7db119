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
  },
});
