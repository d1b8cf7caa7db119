import type { ShelfKind } from './shelf.ts';

/** What `#/box/…` shows: the shelf, one thing on it in its editor, or what a link carries. */
export type BoxPlace =
  | { readonly at: 'shelf' }
  | { readonly at: 'edit'; readonly kind: ShelfKind; readonly id: string }
  | { readonly at: 'take'; readonly packed: string }
  | { readonly at: 'lost' };

export function readBoxPath(path: string): BoxPlace {
  if (path === '') return { at: 'shelf' };
  const [place, what = ''] = path.split('/');
  if (what === '') return { at: 'lost' };
  if (place === 'deck' || place === 'track') return { at: 'edit', kind: place, id: what };
  return place === 'take' ? { at: 'take', packed: what } : { at: 'lost' };
}

export const SHELF_ADDRESS = '#/box';

export function editAddress(kind: ShelfKind, id: string): string {
  return `#/box/${kind}/${id}`;
}

export function takeAddress(packed: string): string {
  return `#/box/take/${packed}`;
}
