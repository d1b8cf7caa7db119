import { describe, expect, it } from 'vitest';
import { LIVERIES, type LiveryName } from '../design/livery.ts';
import type { Result } from '../ending/result.ts';
import { resultSvg } from './result-picture.ts';

const LIVERY_NAMES = Object.keys(LIVERIES) as LiveryName[];

function result(names: readonly string[], headline = 'Ada wins', decided = 'Ada beats Bo.'): Result {
  const rows = names.map((name, at) => ({
    key: String(at),
    place: at + 1,
    name,
    score: `$${12 - at}M`,
    cars: LIVERY_NAMES.slice(0, (at % 3) + 1).map((livery) => ({ livery, label: '1' })),
  }));
  return { game: 'downforce', title: 'Downforce', headline, decided, rows };
}

function drawn(of: Result): string {
  return resultSvg({ result: of, date: '1 January 2026', site: 'a.example', place: (place) => `${place}th` });
}

/** Every tag is closed, every sign that means something is written as such. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_tag, end: string, name: string, _attributes, single: string) => {
      if (end !== '') expect(open.pop()).toBe(name);
      else if (single === '') open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&\p{Cc}]/u);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
}

describe('the result as a picture', () => {
  it('names the game, the places, the money, the date and the site', () => {
    const svg = drawn(result(['Ada', 'Bo', 'Chloé']));
    expectWellFormed(svg);
    for (const text of [
      'Downforce',
      'Ada wins',
      'Ada beats Bo.',
      'Chloé',
      '$10M',
      '1 January 2026',
      'a.example',
    ])
      expect(svg).toContain(`>${text}<`);
  });

  it.each([
    ['marks of its own', ['<b>&"\'</b>', ']]>', '&amp;']],
    ['signs that XML has no place for', ['a\u0000b\u0008', '\ud800', '\uffff']],
    ['no rows', []],
    ['twelve rows', Array.from({ length: 12 }, (_, at) => `Driver ${at}`)],
  ])('stays well-formed with %s', (_, names) => {
    expectWellFormed(drawn(result(names, names.join(' and '), `${names.join(', ')} `.repeat(9))));
  });

  it('shrinks a long headline into its room', () => {
    const size = (headline: string) =>
      Number(/font-size="([\d.]+)" font-weight="700"/.exec(drawn(result(['Ada'], headline)))?.[1]);
    expect(size('Ada wins')).toBe(84);
    expect(size('Ada, Bruno, Chiara, Duarte, Elif and Freya share the win')).toBeLessThan(60);
  });
});
