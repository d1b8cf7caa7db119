import { href } from '../app/router.ts';

/** A whole address: the secret stands in the fragment, which no server sees. */
function absolute(fragment: string): string {
  return `${location.origin}${location.pathname}${fragment}`;
}

export function tableLink(table: string, key: string): string {
  return absolute(href({ at: 'table', id: table, key }));
}

export function claimLink(key: string): string {
  return absolute(href({ at: 'claim', key }));
}
