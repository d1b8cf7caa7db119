import { defineConfig } from 'vitest/config';

/** For the mutation run: the rules' table tests, without the random races. */
export default defineConfig({
  test: {
    include: ['packages/formula/src/*.test.ts'],
    exclude: ['**/laws.test.ts', '**/secrecy.test.ts'],
    env: { PADDOCK_RUNS: '8' },
  },
});
