import { describe, expect, it } from 'vitest';
import { isPlainText } from './limits.ts';

describe('plain text', () => {
  it.each(['Ana', 'Zoé', '李', 'ひ', '안나', 'ana 2', '🏁', '👩‍🚀', '?', '\u2801', 'A\u3164B', '\u0E01\u0E33'])(
    'can be shown: %s',
    (text) => expect(isPlainText(text, 24)).toBe(true),
  );

  it.each([
    ['Braille’s blank', '\u2800'],
    ['the Hangul filler', '\u3164'],
    ['the half-width Hangul filler', '\uFFA0'],
    ['Hangul’s leading and vowel fillers', '\u115F\u1160'],
    ['several of them', '\u2800\u3164 \u3164'],
    ['joiners and selectors alone', '\u200D\uFE0F'],
    ['a mark without a letter', '\u034F'],
    ['nothing', ''],
    ['a line break', 'a\nb'],
    ['another writing direction', 'a\u202Eb'],
    ['too much', 'x'.repeat(25)],
  ])('is not %s', (_name, text) => expect(isPlainText(text, 24)).toBe(false));
});
