import { findGame } from '../game/find-game.ts';
import { GAMES } from '../games.ts';

/** Where the page is; the fragment is the whole address, so that any static host and no network will do. */
export type Route =
  | { readonly at: 'home' }
  /** `like`: a game on this device to fill the form with, or `own-` and a custom deck or circuit. */
  | { readonly at: 'new'; readonly game: string; readonly like?: string }
  | { readonly at: 'games' }
  | { readonly at: 'statistics' }
  | { readonly at: 'daily' }
  | { readonly at: 'play'; readonly id: string }
  /** A finished game from any moment, and its review as a whole or step by step. */
  | { readonly at: 'replay' | 'review'; readonly id: string; readonly moment: number | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  /** A lesson, or a whole race with hints. */
  | { readonly at: 'learn'; readonly game: string; readonly isRace: boolean }
  | { readonly at: 'online' }
  | { readonly at: 'make'; readonly like?: string }
  /** `key`: the secret of the table's link, for people without a seat there. */
  | { readonly at: 'table'; readonly id: string; readonly key: string | null }
  | { readonly at: 'claim'; readonly key: string }
  /**
   * Your own decks and circuits, and score pads for the box on the table; accounts, notices, ratings, leagues: what a club has
   * around its tables. `path` is theirs to read.
   */
  | { readonly at: 'box' | 'score' | 'club'; readonly path: string }
  | { readonly at: 'gallery' }
  | { readonly at: 'lost' };

/** Links that people send each other have a path, so that the server can tell chats what they lead to: `/t/ID#key`. */
export function readPath(path: string, fragment: string): Route {
  const [, head, id, extra] = path.split('/');
  const value = decoded(fragment.slice(1));
  if (extra) return { at: 'lost' };
  if (head === 't' && id) return { at: 'table', id, key: keyOf(value) };
  if (head === 'r' && id) return { at: 'replay', id, moment: momentOf(value) };
  return { at: head === 'd' && !id ? 'daily' : 'lost' };
}

export function readRoute(fragment: string): Route {
  const [head = '', ...rest] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const [first, second, extra] = rest;
  if (extra !== undefined) return { at: 'lost' };
  switch (head) {
    case '':
      return { at: 'home' };
    case 'new':
      if (second !== undefined && !LIKE.test(second)) return { at: 'lost' };
      return withGame(first, (game) => ({ at: 'new', game, ...(second !== undefined && { like: second }) }));
    case 'games':
    case 'statistics':
    case 'daily':
      return first === undefined ? { at: head } : { at: 'lost' };
    case 'play':
      return first ? { at: 'play', id: first } : { at: 'lost' };
    case 'replay':
    case 'review':
      return first ? { at: head, id: first, moment: momentOf(second) } : { at: 'lost' };
    case 'rules':
      return withGame(first, (game) => ({ at: 'rules', game, rule: second ?? null }));
    case 'learn':
      if (second !== undefined && second !== 'race') return { at: 'lost' };
      return withGame(first, (game) => ({ at: 'learn', game, isRace: second === 'race' }));
    case 'online':
      if (first === undefined) return { at: 'online' };
      if (first !== 'new' || (second !== undefined && !LIKE.test(second))) return { at: 'lost' };
      return { at: 'make', ...(second !== undefined && { like: second }) };
    case 'table':
      return first ? { at: 'table', id: first, key: keyOf(second) } : { at: 'lost' };
    case 'claim':
      return first && second === undefined ? { at: 'claim', key: first } : { at: 'lost' };
    case 'box':
    case 'score':
    case 'club':
      return { at: head, path: rest.join('/') };
    case 'dev':
      return { at: 'gallery' };
    default:
      return { at: 'lost' };
  }
}

export function href(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'play':
      return `#/play/${encodeURIComponent(route.id)}`;
    case 'replay':
    case 'review': {
      const moment = route.moment === null ? '' : `/${route.moment}`;
      return `#/${route.at}/${encodeURIComponent(route.id)}${moment}`;
    }
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
    case 'learn':
      return `#/learn/${route.game}${route.isRace ? '/race' : ''}`;
    case 'make':
      return `#/online/new${route.like === undefined ? '' : `/${route.like}`}`;
    case 'table': {
      const key = route.key === null ? '' : `/${encodeURIComponent(route.key)}`;
      return `#/table/${encodeURIComponent(route.id)}${key}`;
    }
    case 'claim':
      return `#/claim/${encodeURIComponent(route.key)}`;
    case 'box':
    case 'score':
    case 'club':
      return `#/${route.at}${route.path === '' ? '' : `/${route.path}`}`;
    case 'gallery':
      return '#/dev/gallery';
    case 'new':
      return `#/new/${route.game}${route.like === undefined ? '' : `/${route.like}`}`;
    case 'games':
    case 'statistics':
    case 'daily':
    case 'online':
    case 'lost':
      return `#/${route.at}`;
  }
}

/** A game, as this device names them; or a custom deck or circuit. */
const LIKE = /^(?:[0-9a-f]{16}|own-[\w-]{1,60})$/;

/** Without a game, the one that leads. */
function withGame(name: string | undefined, to: (game: string) => Route): Route {
  const game = name || GAMES[0].name;
  return findGame(game) === undefined ? { at: 'lost' } : to(game);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Messengers take the full stop behind a link for a part of it. */
function keyOf(text: string | undefined): string | null {
  return text?.replace(/[.,;:!?)\]>»”’'"]+$/, '') || null;
}

function momentOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
