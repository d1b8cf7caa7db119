import { afterAll, describe, expect, it } from 'vitest';
import { Folder, startPaddock } from '../testing.ts';

const folder = new Folder();
const env = { DATA_DIR: folder.at('data') };
afterAll(() => folder.remove());

describe('paddock admin', () => {
  it('imports an export, lists its tables, and says what it did', async () => {
    const file = folder.put('all.jsonl', '{"kind":"paddock-export","version":1}\n');
    const imported = { code: 0, out: 'Imported 0 people and 0 tables with 0 events\n', err: '' };
    expect(await startPaddock(['admin', 'import', file], { env })).toEqual(imported);
    const out = folder.at('out.jsonl');
    const exported = { code: 0, out: `The export is ${out}\n`, err: '' };
    expect(await startPaddock(['admin', 'export', out, '--lang', 'fr'], { env })).toEqual(exported);
  });

  it('doctor: 0 where all is well, 1 with what to do where it is not', async () => {
    const healthy = await startPaddock(['admin', 'doctor'], { env });
    expect(healthy).toMatchObject({ code: 0, err: '' });
    expect(healthy.out).toContain('ok\t');
    const ill = await startPaddock(['admin', 'doctor'], { env: { DATA_DIR: folder.at('nowhere') } });
    expect(ill).toMatchObject({ code: 1, err: '' });
    expect(ill.out).toMatch(/^PROBLEM\tthere is no database at .*: start the server once/m);
  });

  it('says in one line what it cannot do; a missing file is a usage error', async () => {
    const missing = folder.at('missing');
    const why = `cannot read ${missing}: there is no such file or folder`;
    for (const part of ['import', 'restore']) {
      const ran = await startPaddock(['admin', part, missing], { env });
      expect(ran).toEqual({ code: 2, out: '', err: `paddock: ${why}\n` });
    }
    const bad = folder.put('bad.jsonl', '{}\n');
    const refused = await startPaddock(['admin', 'import', bad], { env });
    expect(refused).toEqual({ code: 1, out: '', err: 'paddock: line 1 is not a line of an export\n' });
  });
});
