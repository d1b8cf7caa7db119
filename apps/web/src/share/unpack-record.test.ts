import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { playedFormula } from '../testing/played-formula.ts';
import { packRecord } from './pack-record.ts';
import { isPacked, unpackRecord } from './unpack-record.ts';

const record = playedFormula('link', [{ name: 'Zoë' }, { name: 'Ада' }, { name: '«Bo»' }], 1);
const link = (await packRecord(record)) ?? '';

function packedText(text: string | Uint8Array): string {
  return `r1-${deflateRawSync(text).toString('base64url')}`;
}

describe('a game in a link', () => {
  it('comes out as it went in, from signs that every address may have', async () => {
    expect(await unpackRecord(link)).toEqual(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(record).length);
  });

  it('does without what a messenger puts behind it', async () => {
    expect(await unpackRecord(`${link}).`)).toEqual(record);
  });

  it('can be told from a game of this device', () => {
    expect([isPacked(link), isPacked('0123456789abcdef')]).toEqual([true, false]);
  });

  it('is made only of finished games', async () => {
    const { result: _result, ...running } = record;
    expect(await packRecord(running)).toBeUndefined();
  });

  it.each([
    ['cut off', link.slice(0, link.length / 2)],
    ['with a letter missing', link.slice(0, 200) + link.slice(201)],
    ['with nothing in it', 'r1-'],
    ['with signs of another kind', 'r1-%%%%'],
    ['with something behind its end', `${link}AAAA`],
    ['with what is no JSON', packedText('{"paddock": ')],
    ['with what is no text', packedText(Uint8Array.of(0xff, 0xfe, 0xff))],
  ])('%s: broken', async (_, hostile) => {
    expect(await unpackRecord(hostile)).toEqual({ code: 'broken' });
  });

  it.each([
    ['[]', 'not-a-record'],
    ['{"paddock": 99}', 'newer-format'],
    [JSON.stringify({ ...record, entries: [{ do: 7 }] }), 'malformed'],
  ])('%s is read like a file: %s', async (json, code) => {
    expect(await unpackRecord(packedText(json))).toMatchObject({ code });
  });

  it('that would fill the memory is put away', async () => {
    const bomb = packedText(new Uint8Array(12_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unpackRecord(bomb)).toEqual({ code: 'too-big' });
    expect(await unpackRecord(`r1-${'A'.repeat(100_001)}`)).toEqual({ code: 'too-big' });
  });
});
