import type { Append, ForeignChange } from './port.ts';

/** PostgreSQL takes 8000 bytes in one notice. */
const LONGEST = 7_500;
/** Behind a table's id: the lobby changes; then the people concerned. */
const LOBBY = '+';
const PEOPLE = ':';

/** What one process tells the others of its appends: `owner table+:person,person table …`, in as many notices as it takes. */
export function noticesOf(owner: string, kept: readonly Append[]): string[] {
  const notices: string[] = [];
  let notice = owner;
  for (const part of changesIn(kept).map(write)) {
    if (notice.length + part.length >= LONGEST) {
      notices.push(notice);
      notice = owner;
    }
    notice += ` ${part}`;
  }
  return notice === owner ? notices : [...notices, notice];
}

export function readNotice(notice: string): {
  readonly from: string;
  readonly changes: readonly ForeignChange[];
} {
  const [from = '', ...parts] = notice.split(' ');
  return { from, changes: parts.map(read) };
}

function changesIn(kept: readonly Append[]): ForeignChange[] {
  const changes = new Map<string, ForeignChange>();
  for (const { match, table, concerns = [] } of kept) {
    const before = changes.get(match);
    changes.set(match, {
      match,
      concerns: [...new Set([...(before?.concerns ?? []), ...concerns])],
      isLobby: before?.isLobby === true || table?.isPublic === true,
    });
  }
  return [...changes.values()];
}

function write({ match, concerns, isLobby }: ForeignChange): string {
  return `${match}${isLobby ? LOBBY : ''}${concerns.length > 0 ? PEOPLE + concerns.join(',') : ''}`;
}

function read(part: string): ForeignChange {
  const [table = '', people = ''] = part.split(PEOPLE);
  const isLobby = table.endsWith(LOBBY);
  return {
    match: isLobby ? table.slice(0, -LOBBY.length) : table,
    concerns: people === '' ? [] : people.split(','),
    isLobby,
  };
}
