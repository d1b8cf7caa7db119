import '../testing/browser.ts';
import { describe, expect, it } from 'vitest';
import { href, readPath, readRoute, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'new', game: 'downforce' },
  { at: 'new', game: 'formula' },
  { at: 'new', game: 'formula', like: '0123456789abcdef' },
  { at: 'games' },
  { at: 'play', id: 'a1b2' },
  { at: 'replay', id: 'a1b2', moment: null },
  { at: 'replay', id: 'a1b2', moment: 412 },
  { at: 'review', id: 'a1b2', moment: null },
  { at: 'review', id: 'a1b2', moment: 41 },
  { at: 'learn', game: 'downforce', isRace: false },
  { at: 'learn', game: 'formula', isRace: true },
  { at: 'online' },
  { at: 'make' },
  { at: 'make', like: 'own-a1' },
  { at: 'new', game: 'downforce', like: 'own-a1' },
  { at: 'table', id: 'a1b2', key: null },
  { at: 'table', id: 'a1b2', key: 'AbC-_9' },
  { at: 'claim', key: 'AbC-_9' },
  { at: 'box', path: '' },
  { at: 'box', path: 'deck/a1b2' },
  { at: 'club', path: 'league/a1b2' },
  { at: 'score', path: '' },
  { at: 'score', path: 'bet/AbC-_9.0f.WyJ' },
  { at: 'rules', game: 'formula', rule: null },
  { at: 'rules', game: 'formula', rule: 'F-K1' },
  { at: 'rules', game: 'downforce', rule: 'D-R5' },
];

describe('addresses', () => {
  it.each(ROUTES)('come back as they were written: %o', (route) => {
    expect(readRoute(href(route))).toEqual(route);
  });

  it.each([
    '#/nowhere',
    '#/play',
    '#/replay',
    '#/review',
    '#/new/more',
    '#/new/downforce/more',
    '#/rules/chess',
    '#/play/a/b/c',
    '#/table',
    '#/online/old',
    '#/claim',
    '#/learn/chess',
    '#/learn/formula/lap',
  ])('%s leads nowhere', (fragment) => {
    expect(readRoute(fragment)).toEqual({ at: 'lost' });
  });

  it('without a game lead to the first', () => {
    expect(readRoute('#/new')).toEqual({ at: 'new', game: 'downforce' });
    expect(readRoute('#/rules')).toEqual({ at: 'rules', game: 'downforce', rule: null });
  });

  it.each(['x', '-1', '1.5', '9999999', ''])('a replay without a moment that can be: «%s»', (moment) => {
    expect(readRoute(`#/replay/a/${moment}`)).toEqual({ at: 'replay', id: 'a', moment: null });
  });

  it.each(['.', '!', ').', '».'])('a link to a table does without «%s» behind it', (mark) => {
    expect(readRoute(`#/table/a1b2/AbC-_9${mark}`)).toEqual({ at: 'table', id: 'a1b2', key: 'AbC-_9' });
  });

  it('an address that cannot be decoded does no harm', () => {
    expect(readRoute('#/play/%E0%A4%A')).toEqual({ at: 'play', id: '%E0%A4%A' });
  });
});

describe('paths of links that are shared', () => {
  it.each<readonly [string, string, Route]>([
    ['/t/a1b2', '#AbC-_9', { at: 'table', id: 'a1b2', key: 'AbC-_9' }],
    ['/t/a1b2', '#AbC-_9.', { at: 'table', id: 'a1b2', key: 'AbC-_9' }],
    ['/t/a1b2', '', { at: 'table', id: 'a1b2', key: null }],
    ['/t/a1b2/', '#AbC', { at: 'table', id: 'a1b2', key: 'AbC' }],
    ['/r/a1b2', '', { at: 'replay', id: 'a1b2', moment: null }],
    ['/r/a1b2', '#41', { at: 'replay', id: 'a1b2', moment: 41 }],
    ['/d', '', { at: 'daily' }],
    ['/d', '#/online', { at: 'daily' }],
    ['/t', '#AbC', { at: 'lost' }],
    ['/t/', '#AbC', { at: 'lost' }],
    ['/t/a/b', '#AbC', { at: 'lost' }],
    ['/d/a', '', { at: 'lost' }],
    ['/nothing', '#/online', { at: 'lost' }],
  ])('%s%s', (path, fragment, route) => {
    expect(readPath(path, fragment)).toEqual(route);
    // The page goes on with the fragment alone.
    expect(readRoute(href(route))).toEqual(route);
  });
});
