import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@paddock/words';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, jsonLines, paddock, recordedGames } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const OLD = gunzipSync(readFileSync(new URL('../../fixtures/records/formula.jsonl.gz', import.meta.url)))
  .toString('utf8')
  .split('\n', 2);
const FILES = {
  'of format 1': `${OLD.join('\n')}\n`,
  'of format 2': jsonLines(recordedGames(2, { races: 1 })),
};

describe('paddock forget', () => {
  it.each(Object.entries(FILES))(
    'removes a name from records %s; the rest is still proved',
    async (_, text) => {
      expect(text).toContain('"Ana"');
      const whole = folder.put('whole.jsonl', text);
      const { code, out, err } = await paddock(['forget', 'Ana', whole]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).not.toContain('"Ana"');
      expect(out).toContain('"Bo"');
      expect(out.trim().split('\n')).toHaveLength(2);
      const file = folder.put('forgotten.jsonl', out);
      for (const language of LANGUAGES) {
        const before = await paddock(['verify', whole, '--lang', language]);
        const after = await paddock(['verify', file, '--lang', language]);
        expect(after.code).toBe(0);
        const said = before.out.replace('whole.jsonl', 'forgotten.jsonl').trimEnd();
        expect(after.out.startsWith(said)).toBe(true);
        expect(after.out.slice(said.length)).toMatch(/ \p{L}+ \p{L}+\.\n$/u);
      }
      expect((await paddock(['verify', file])).out).toMatch(/Names removed\.\n$/);
      const shown = await paddock(['show', file]);
      expect(shown).toMatchObject({ code: 0, err: '' });
      expect(shown.out).toContain('#1');
      expect(await paddock(['forget', 'Ana', file])).toEqual({ code: 0, err: '', out });
      const damaged = folder.put('damaged.jsonl', out.replace('"do":["play', '"do":["plai'));
      expect((await paddock(['verify', damaged])).code).toBe(1);
    },
  );

  it('changes nothing where nobody has the name', async () => {
    const text = FILES['of format 2'];
    expect((await paddock(['forget', 'Nobody', folder.put('same.jsonl', text)])).out).toBe(text);
  });

  it('says what is missing or wrong, and then prints no record', async () => {
    expect(await paddock(['forget', 'Ana'])).toMatchObject({ code: 2, out: '' });
    const file = folder.put('half.jsonl', `${FILES['of format 2']}{"paddock":7}\n`);
    expect(await paddock(['forget', 'Ana', file])).toMatchObject({ code: 1, out: '' });
  });
});
