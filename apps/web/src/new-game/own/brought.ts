import { shelved } from '../../shelf/shelf.ts';
import { store } from '../../session/store.ts';
import type { Brought, OwnThing } from '../form.ts';
import { thingsIn } from './things-in.ts';

/** Before the id of a custom deck or circuit, where an address could also name a game. */
const OWN = 'own-';

/** What is on the shelf, and what the game had that the form is filled in like. Without storage there is neither. */
export async function broughtLike(like: string | undefined): Promise<Brought> {
  try {
    const [decks, tracks, played] = await Promise.all([
      shelved('deck'),
      shelved('track'),
      like === undefined || like.startsWith(OWN) ? [] : playedWith(like),
    ]);
    const things = [...played, ...decks, ...tracks];
    const wanted = like?.startsWith(OWN) === true ? like.slice(OWN.length) : undefined;
    const chosen = things.find(({ id, kind }) =>
      wanted === undefined ? kind === 'deck' && played.some((thing) => thing.id === id) : id === wanted,
    );
    return { things, ...(chosen && { chosen }) };
  } catch {
    return { things: [] };
  }
}

async function playedWith(id: string): Promise<readonly OwnThing[]> {
  const saved = await (await store()).game(id);
  return thingsIn(saved?.table.head.content ?? {}, (name) => `${id}-${name}`);
}
