/** What `#/score/…` shows. */
export type ScorePlace =
  | { readonly at: 'pads' | 'lost' }
  /** A pad of this device. */
  | { readonly at: 'pad'; readonly id: string }
  /** A player's own phone; a pad from a link; a blank sheet of a game. */
  | { readonly at: 'bet' | 'take' | 'sheet'; readonly value: string };

const PAD_ID = /^[0-9a-f]{16}$/;

export function readScorePath(path: string): ScorePlace {
  if (path === '') return { at: 'pads' };
  const [first = '', value = '', ...more] = path.split('/');
  if (PAD_ID.test(path)) return { at: 'pad', id: path };
  const isKnown = first === 'bet' || first === 'take' || first === 'sheet';
  return isKnown && value !== '' && more.length === 0 ? { at: first, value } : { at: 'lost' };
}

export const PADS_ADDRESS = '#/score';

export function padAddress(id: string): string {
  return `${PADS_ADDRESS}/${id}`;
}

export function sheetAddress(game: string): string {
  return `${PADS_ADDRESS}/sheet/${game}`;
}

/** For somebody else's phone. */
export function linkTo(at: 'bet' | 'take', value: string): string {
  return `${location.origin}/${PADS_ADDRESS}/${at}/${value}`;
}
