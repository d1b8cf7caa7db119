import { personalParts } from '../store/parts.ts';
import type { Store } from '../store/port.ts';
import type { MentionedTable, OwnLine } from '../store/parts/accounts/sql-mentions.ts';

const PAGE = 100;

/** Everything that the server has about one person, only for that person. Times are milliseconds since 1970. */
export async function everythingAbout(
  store: Store,
  id: string,
  now: number,
): Promise<Record<string, unknown>> {
  const person = await store.person(id);
  const seen = await store.lastSeen(id);
  const parts: Record<string, unknown> = {};
  for (const [name, part] of personalParts(store.parts)) parts[name] = await part.aboutMe(id);
  return {
    paddock: 'about me',
    at: now,
    person: { id, name: person?.name ?? '', made: person?.made ?? 0, seen: seen ?? 0 },
    ...parts,
    ...(await tablesAbout(store, id)),
  };
}

/** A table at a time, so that other people's games do not wait for somebody with many. */
async function tablesAbout(
  { parts }: Store,
  person: string,
): Promise<{ readonly tables: readonly MentionedTable[]; readonly chat: readonly OwnLine[] }> {
  const tables: MentionedTable[] = [];
  const chat: OwnLine[] = [];
  for (let after = ''; ;) {
    const some = await parts.mentions.tablesOf(person, after, PAGE);
    for (const { table } of some) chat.push(...(await parts.mentions.saidAt(table, person)));
    tables.push(...some);
    if (some.length < PAGE) return { tables, chat };
    after = some.at(-1)?.table ?? '';
  }
}
