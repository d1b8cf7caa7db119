import { describe, expect, it } from 'vitest';
import { readThing } from './read-file.ts';

function file(text: string): File {
  return new File([text], 'any.json');
}

describe('a file for the shelf', () => {
  it.each([
    ['{"cards": [], "name": 7}', 'deck'],
    [' {"sections": [1, 2]}\n', 'track'],
  ])('may be unfinished: %s', async (text, kind) => {
    expect(await readThing(file(text))).toEqual({ kind, value: JSON.parse(text) });
  });

  it.each([
    ['', 'not-json'],
    ['{"cards": ', 'not-json'],
    ['null', 'not-a-thing'],
    ['[]', 'not-a-thing'],
    ['{"cards": 7}', 'not-a-thing'],
    [`{"cards": ${'['.repeat(50)}${']'.repeat(50)}}`, 'not-a-thing'],
    ['{"paddock": 2, "cards": []}', 'a-record'],
    [`{"cards": ["${'x'.repeat(100_000)}"]}`, 'too-big'],
    [' '.repeat(1_000_001), 'too-big'],
  ])('%.30s: %s', async (text, code) => {
    expect(await readThing(file(text))).toEqual({ code });
  });
});
