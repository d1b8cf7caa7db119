import type { Place } from '../store/open.ts';
import type { Backend } from '../store/port.ts';
import { AdminError, writing } from './open.ts';

/** Ends every session of a person, even while a server runs, which notices within half a minute. Returns their name. */
export function signOut(place: Place, id: string): Promise<string> {
  return writing(place, (backend) => end(backend, id));
}

async function end(backend: Backend, id: string): Promise<string> {
  const person = await backend.person(id);
  if (person === undefined || (await backend.signOut(id)) === undefined) {
    throw new AdminError('there is no such person; `paddock admin people` lists them', 2);
  }
  return person.name;
}
