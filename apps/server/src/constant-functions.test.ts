import { expect, it } from 'vitest';
import { constantFunctions } from './constant-functions.ts';

it('makes constants of declared functions, before everything that may use them', () => {
  const code = `import { a } from './a.js';
const b = twice(a);
function twice(n) { return 2 * n; }
async function* later() { yield b; }
export { later, twice };`;
  expect(constantFunctions(code).replaceAll(/\n+/g, '\n'))
    .toBe(`const twice = function twice(n) { return 2 * n; };
const later = async function* later() { yield b; };
import { a } from './a.js';
const b = twice(a);
export { later, twice };`);
});

it('leaves what is declared inside, or is a value already', () => {
  const code = 'const f = () => { function g() {} return g; };\nclass C {}';
  expect(constantFunctions(code)).toBe(code);
});
