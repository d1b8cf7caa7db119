import { href } from '../app/router.ts';
import { lang } from '../app/settings.ts';

/**
 * A whole address with a path, for tables and results on a server: it tells chats what the link leads to, in the language of the
 * person who shares it. A secret stands in the fragment, which no server sees. `readPath` reads it.
 */
function shared(path: string, fragment = ''): string {
  const speaks = lang.peek() === 'en' ? '' : `?lang=${lang.peek()}`;
  return `${location.origin}/${path}${speaks}${fragment === '' ? '' : `#${fragment}`}`;
}

export function tableLink(table: string, key: string): string {
  return shared(`t/${table}`, key);
}

/** For a public table whose game is over. */
export function replayLink(table: string, moment?: number): string {
  return shared(`r/${table}`, moment === undefined ? '' : String(moment));
}

export function dailyLink(): string {
  return shared('d');
}

/** For the viewer's own page: nobody shares it. */
export function claimLink(key: string): string {
  return `${location.origin}${location.pathname}${href({ at: 'claim', key })}`;
}
