/** Where the page is; the fragment is the whole address, so that any static host and no network will do. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'games' }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly moment: number | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly at: 'gallery' }
  | { readonly at: 'lost' };

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
    case 'games':
      return first === undefined ? { at: head } : { at: 'lost' };
    case 'play':
      return first ? { at: 'play', id: first } : { at: 'lost' };
    case 'replay':
      return first ? { at: 'replay', id: first, moment: momentOf(second) } : { at: 'lost' };
    case 'rules':
      return { at: 'rules', game: first ?? 'formula', rule: second ?? null };
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
    case 'replay': {
      const moment = route.moment === null ? '' : `/${route.moment}`;
      return `#/replay/${encodeURIComponent(route.id)}${moment}`;
    }
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
    case 'gallery':
      return '#/dev/gallery';
    case 'new':
    case 'games':
    case 'lost':
      return `#/${route.at}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function momentOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
