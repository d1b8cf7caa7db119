import { describe, expect, it } from 'vitest';
import { problemsIn } from './check-structure.ts';

/** The problems of an otherwise good tree with these files. */
function problemsWith(files: Readonly<Record<string, string>>): string[] {
  const tree = { 'packages/kernel/src/index.ts': '', 'packages/downforce/src/index.ts': '', ...files };
  return problemsIn(new Map(Object.entries(tree)), ENTRIES);
}

const ENTRIES = new Map([['@paddock/kernel', 'packages/kernel/src/index.ts']]);

function many(count: number, name: (nr: number) => string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, nr) => [name(nr), '']));
}

/** Files that import one another in a ring. */
function ring(length: number, line: (next: string) => string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length }, (_, nr) => [`apps/web/src/part-${nr}.ts`, line(`./part-${(nr + 1) % length}.ts`)]),
  );
}

describe('the structure', () => {
  it('accepts a good tree', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('keeps Downforce in folders, tests too', () => {
    expect(problemsWith({ 'packages/downforce/src/race/steps.ts': '' })).toEqual([]);
    for (const file of ['packages/downforce/src/race.ts', 'packages/downforce/src/race.test.ts'])
      expect(problemsWith({ [file]: '' })).toEqual([
        `${file} belongs in a folder: only index.ts stays outside one`,
      ]);
  });

  it.each(['src/readRecord.ts', 'src/Table.tsx', 'src/myFolder/a.ts', 'src/a_b.test.ts', 'src/-a.css'])(
    'refuses the name %s',
    (name) => {
      expect(problemsWith({ [`apps/web/${name}`]: '' })).toEqual([`apps/web/${name} is not in kebab-case`]);
    },
  );

  it.each(['src/read-record.ts', 'src/a.worker.ts', 'vite.config.ts', 'src/sha256.test.ts'])(
    'accepts the name %s',
    (name) => {
      expect(problemsWith({ [`apps/web/${name}`]: '' })).toEqual([]);
    },
  );

  it('allows 25 files in a folder, tests not counted', () => {
    const tests = many(20, (nr) => `apps/web/src/part-${nr}.test.ts`);
    const full = many(25, (nr) => `apps/web/src/part-${nr}.ts`);
    expect(problemsWith({ ...tests, ...full, 'apps/web/src/folder/a.ts': '' })).toEqual([]);
    expect(problemsWith({ ...full, 'apps/web/src/one-more.css': '' })).toEqual([
      'apps/web/src has 26 files, tests not counted; 25 at most',
    ]);
  });

  it('allows 300 lines, and more with a reason', () => {
    const lines = 'x\n'.repeat(300);
    expect(problemsWith({ 'apps/web/src/a.ts': lines })).toEqual([]);
    expect(problemsWith({ 'apps/web/src/a.ts': `// Over 300 lines: it is one table.\n${lines}` })).toEqual(
      [],
    );
    for (const text of [`${lines}x\n`, `${lines}// Over 300 lines: said too late.\n`])
      expect(problemsWith({ 'apps/web/src/a.ts': text })).toEqual([
        'apps/web/src/a.ts has 301 lines; say why at the top: «Over 300 lines: …»',
      ]);
  });

  it.each([
    (next: string) => `import { a } from '${next}';`,
    (next: string) => `import type { A } from '${next}';`,
    (next: string) => `import {\n  a,\n  type B,\n} from '${next}';`,
    (next: string) => `export * from '${next}';`,
    (next: string) => `import '${next}';`,
  ])('allows a cycle of four files, not of five: %#', (line) => {
    expect(problemsWith(ring(4, line))).toEqual([]);
    expect(problemsWith(ring(5, line))).toEqual([
      `5 files form an import cycle: ${Object.keys(ring(5, line)).join(', ')}`,
    ]);
  });

  it('counts two cycles that share a file as one', () => {
    const links: Record<string, string[]> = {
      a: ['b'],
      b: ['a', 'c'],
      c: ['d'],
      d: ['e'],
      e: ['b', 'f'],
      f: [],
    };
    const files = Object.entries(links).map(([name, to]) => [
      `apps/web/src/${name}.ts`,
      to.map((next) => `import './${next}.ts';\n`).join(''),
    ]);
    expect(problemsWith(Object.fromEntries(files))[0]).toMatch(/^5 files .*\/a\.ts, .*\/e\.ts$/);
  });

  it('follows the names of packages, and lets import() cut a cycle', () => {
    const back = { 'packages/kernel/src/index.ts': "import '../../../apps/web/src/part-0.ts';" };
    const chain = { ...ring(5, (next) => `import '${next}';`), 'apps/web/src/part-4.ts': '' };
    const closed = { ...back, ...chain, 'apps/web/src/part-4.ts': "import '@paddock/kernel';" };
    expect(problemsWith({ ...back, ...chain })).toEqual([]);
    expect(problemsWith(closed)).toHaveLength(1);
    expect(problemsWith({ ...closed, 'apps/web/src/part-2.ts': "void import('./part-3.ts');" })).toEqual([]);
  });
});
