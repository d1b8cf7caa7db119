import { canonical } from '@paddock/kernel';
import { randomHex } from '../session/random.ts';
import { putOnShelf, shelved, type Shelved } from './shelf.ts';

/** Puts a deck or circuit from elsewhere on the shelf, once; gives the id it has there. */
export async function keepThing({ kind, value }: Pick<Shelved, 'kind' | 'value'>): Promise<string> {
  const text = canonical(value);
  const known = (await shelved(kind)).find((item) => canonical(item.value) === text);
  if (known !== undefined) return known.id;
  const id = newThingId(kind);
  await putOnShelf({ id, kind, value });
  return id;
}

/** In the form that a deck or circuit file wants its own id, so that an editor can use it for both. */
export function newThingId(kind: Shelved['kind']): string {
  return `${kind}-${randomHex(8)}`;
}
