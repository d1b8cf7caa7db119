import type { Append, ForeignChange, Present } from './port.ts';

/** PostgreSQL takes 8000 bytes in one notice. */
const LONGEST = 7_500;
/** Behind a table's id: the lobby changes; then the people concerned. */
const LOBBY = '+';
const PEOPLE = ':';

/** What one process tells the others: who it is, and what it is about. */
export type Notice =
  | { readonly from: string; readonly changes: readonly ForeignChange[] }
  | { readonly from: string; readonly present: readonly Present[] }
  | { readonly from: string; readonly words: readonly string[] };

const CHANGES = 'c';
const COUNTS = 'p';
const WORDS = 'w';

/** Of its appends: `c owner table+:person,person table …`, in as many notices as it takes. */
export function changeNotices(from: string, kept: readonly Append[]): string[] {
  return inNotices(`${CHANGES} ${from}`, changesIn(kept).map(write));
}

/** Of who is there: `p owner what=count …`. */
export function presentNotices(from: string, changes: readonly Present[]): string[] {
  return inNotices(
    `${COUNTS} ${from}`,
    changes.map(({ what, count }) => `${encodeURIComponent(what)}=${count}`),
  );
}

/** Of anything else, in one notice: `w owner word word …`. */
export function wordsNotice(from: string, words: readonly string[]): string {
  const notice = [WORDS, from, ...words.map(encodeURIComponent)].join(' ');
  if (notice.length > LONGEST) throw new Error('too long for a notice');
  return notice;
}

export function readNotice(notice: string): Notice {
  const [kind, from = '', ...parts] = notice.split(' ');
  if (kind === WORDS) return { from, words: parts.map(decodeURIComponent) };
  if (kind === CHANGES) return { from, changes: parts.map(read) };
  const present = parts.map((part) => {
    const at = part.lastIndexOf('=');
    return { what: decodeURIComponent(part.slice(0, at)), count: Number(part.slice(at + 1)) };
  });
  return { from, present };
}

function inNotices(head: string, parts: readonly string[]): string[] {
  const notices: string[] = [];
  let notice = head;
  for (const part of parts) {
    if (notice.length + part.length >= LONGEST) {
      notices.push(notice);
      notice = head;
    }
    notice += ` ${part}`;
  }
  return notice === head ? notices : [...notices, notice];
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
