import { describe, expect, it } from 'vitest';
import { isPlainText } from './limits.ts';
import { areAlike, isBotsName, shownName, skeleton } from './names.ts';

describe('names that look alike', () => {
  it.each([
    ['a variation selector', 'Ana\uFE0F'],
    ['a grapheme joiner', 'Ana\u034F'],
    ['a Hangul filler', 'Ana\u3164'],
    ['a half-width Hangul filler', 'Ana\uFFA0'],
    ['a Khmer vowel that is not shown', 'Ana\u17B4'],
    ['a Mongolian selector', 'Ana\u180B'],
    ['a Braille pattern without dots', 'Ana\u2800'],
    ['one inside', 'A\u2800n\u034Fa'],
    ['a Cyrillic А', '\u0410na'],
    ['a Greek Α and a Cyrillic а', '\u0391n\u0430'],
    ['accents, composed', 'Ána'],
    ['accents, decomposed', 'A\u0301na'],
    ['many marks', `An${'\u0300\u0323'.repeat(11)}a\u0301`],
    ['another case', 'ANA'],
    ['full width', 'Ａｎａ'],
    ['mathematical letters', '𝐀𝐧𝐚'],
  ])('are told: %s', (_, name) => {
    expect(name).not.toBe('Ana');
    expect(areAlike(name, 'Ana')).toBe(true);
  });

  it.each([
    ['A' + '\u0301'.repeat(23), 'A'],
    ['lvan', 'Ivan'],
    ['Player 1O', 'Player 10'],
    ['АННА', 'Анна'],
    ['ТОМ', 'TOM'],
    ['ΝΙΚΟ', 'NIKO'],
    ['Anna  Maria', 'Anna\u00A0Maria'],
  ])('are told: %s and %s', (a, b) => {
    expect(areAlike(a, b)).toBe(true);
  });

  it.each([
    ['Ana', 'Anna'],
    ['Ana', 'Ano'],
    ['Zoé', 'Zoa'],
    ['राम', 'रमा'],
    ['Иван', 'Ivan'],
    ['Ana 2', 'Ana 3'],
    ['김', '감'],
  ])('are not made of others: %s and %s', (a, b) => {
    expect(areAlike(a, b)).toBe(false);
  });

  it.each(['\u3164', '\uFFA0', '\u2800', '\u034F\u0301', '\u17B4', ' \uFE0F', '\u0301'.repeat(23)])(
    'are nothing where there is nothing to see: %j',
    (name) => expect(skeleton(name)).toBe(''),
  );

  it.each([
    'Bot 2',
    'bot',
    'BOT 10',
    'Вот 2',
    'Bot\u2800 2',
    'Bоt 2',
    'Bot-3',
    'Bot #4',
    'Bot l',
    'Turbo (bot)',
    'Turbo [B0T]',
    'Ana （Вот）',
  ])('are the bots’: %s', (name) => expect(isBotsName(name)).toBe(true));

  it.each(['Botond', 'Botol', 'Abbot', 'Bot fan', 'Robert 2', 'Both', 'Ana (both)', 'Turbo bot'])(
    'are not the bots’: %s',
    (name) => expect(isBotsName(name)).toBe(false),
  );
});

describe('a name from a file', () => {
  it.each([
    ['Ana’s box', 'Ana’s box'],
    ['  two\n lines\t', 'two lines'],
    ['Ana\u200B\u202E\u0007 box', 'Ana box'],
    ['x'.repeat(30), 'x'.repeat(24)],
    [`${'x'.repeat(23)} y`, 'x'.repeat(23)],
    ['🏁'.repeat(30), '🏁'.repeat(24)],
    ['\u2800\u3164', ''],
    ['\uD800', ''],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name, 24)).toBe(shown);
    if (shown !== '') expect(isPlainText(shown, 24)).toBe(true);
  });
});
