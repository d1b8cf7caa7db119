import { spawnSync } from 'node:child_process';

/** The laws and twins over many more games than `npm test` has time for. */
const TESTS = [
  'packages/downforce/src/rules/laws.test.ts',
  'packages/downforce/src/rules/secrecy.test.ts',
  'packages/formula/src/laws.test.ts',
  'apps/server/src/twins.test.ts',
];

const { status } = spawnSync('vitest', ['run', ...TESTS], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PADDOCK_LAWS: 'whole' },
});
process.exitCode = status ?? 1;
