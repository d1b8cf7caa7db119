import { defineConfig } from 'vitest/config';

/** For the mutation run: the rules' table tests, without the random games. */
export default defineConfig({
  test: {
    include: ['packages/downforce/src/{state,phases,powers,rules,scoring,variants}/**/*.test.ts'],
    exclude: ['**/known.test.ts', '**/laws.test.ts', '**/secrecy.test.ts'],
  },
});
