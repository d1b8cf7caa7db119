import { isGameId, ownIdIn } from '../app/route.ts';
import { shelved } from '../shelf/shelf.ts';
import { store } from '../session/store.ts';
import type { Brought, OwnThing } from './form.ts';
import { thingsIn } from './things-in.ts';

/** What is on the shelf, and what the game had that the form is filled in like. Without storage there is neither. */
export async function broughtLike(like: string | undefined): Promise<Brought> {
  try {
    const [decks, tracks, played] = await Promise.all([
      shelved('deck'),
      shelved('track'),
      like !== undefined && isGameId(like) ? playedWith(like) : [],
    ]);
    const things = [...played, ...decks, ...tracks];
    const wanted = like === undefined ? undefined : ownIdIn(like);
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
