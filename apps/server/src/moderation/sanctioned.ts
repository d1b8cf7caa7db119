import { refuse } from '@paddock/kernel';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { SanctionKind } from '../store/parts/moderation/sql-blocks.ts';

/** While an admin keeps a person from it. */
export async function refuseSanctioned(
  { store, now }: Pick<Server, 'store' | 'now'>,
  person: string,
  kind: SanctionKind,
  code: 'banned' | 'name-fixed',
): Promise<void> {
  const sanctions = await store.parts.blocks.sanctionsOn(person, now());
  if (sanctions.some((each) => each.kind === kind)) throw new RefusedError(refuse(code, 'moderation'));
}
