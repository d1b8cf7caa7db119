import { expect, it } from 'vitest';
import { constantNames } from './constant-names.ts';

it('makes constants of declared functions, before everything that may use them', () => {
  const code = `import { a } from './a.js';
const b = twice(a);
function twice(n) { return 2 * n; }
async function* later() { yield b; }
later();`;
  expect(constantNames(code).replaceAll(/\n+/g, '\n').trim())
    .toBe(`const twice = function twice(n) { return 2 * n; };
const later = async function* later() { yield b; };
import { a } from './a.js';
const b = twice(a);
later();`);
});

it('leaves what is declared inside, or is a value already', () => {
  const code = 'const f = () => { function g() {} return g; };\nclass C {}';
  expect(constantNames(code)).toBe(code);
});

it('exports a constant beside the one that the module uses', () => {
  const code = `const a = 1;
function f() { return a; }
export { a, f as b, f as c };`;
  expect(constantNames(code).replaceAll(/\n+/g, '\n').trim()).toBe(`const f = function f() { return a; };
const a = 1;
const exported$a = a;
const exported$f = f;
export { exported$a as a, exported$f as b, exported$f as c };`);
});

it('leaves the export of what may change, and of what is another module’s', () => {
  const code = `let count = 0;
class C {}
export { count, C };
export { d } from './d.js';`;
  expect(constantNames(code).replaceAll(/\n+/g, '\n').trim()).toBe(`let count = 0;
class C {}
export { count as count, C as C };
export { d } from './d.js';`);
});
