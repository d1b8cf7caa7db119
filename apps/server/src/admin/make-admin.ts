import type { Place } from '../store/open.ts';
import type { Backend, PersonRow } from '../store/port.ts';
import { AdminError } from './open.ts';
import { writing } from './open.ts';

const PAGE = 500;

/** Makes an account an admin, by its id or its name; even while a server runs. Returns its name. */
export function makeAdmin(place: Place, idOrName: string): Promise<string> {
  return writing(place, async (backend) => {
    const person = await accountCalled(backend, idOrName);
    await backend.parts.accounts.setAdmin(person.id, true);
    return person.name;
  });
}

async function accountCalled(backend: Backend, idOrName: string): Promise<PersonRow> {
  const people = await peopleCalled(backend, idOrName);
  if (people.length === 0)
    throw new AdminError('there is no such person; `paddock admin people` lists them', 2);
  const accounts: PersonRow[] = [];
  for (const each of people) if (await backend.parts.accounts.isAccount(each.id)) accounts.push(each);
  const [first, ...others] = accounts;
  if (first === undefined)
    throw new AdminError(
      'that is a guest: an admin needs an account, so they add a passkey in the page first',
      2,
    );
  if (others.length > 0)
    throw new AdminError(
      `several accounts have that name; give an id: ${accounts.map(({ id }) => id).join(', ')}`,
      2,
    );
  return first;
}

async function peopleCalled(backend: Backend, idOrName: string): Promise<PersonRow[]> {
  const known = await backend.person(idOrName);
  if (known !== undefined) return [known];
  const found: PersonRow[] = [];
  for (let after = ''; ;) {
    const people = await backend.everyPerson(after, PAGE);
    found.push(...people.filter(({ name }) => name === idOrName));
    if (people.length < PAGE) return found;
    after = people.at(-1)?.id ?? '';
  }
}
