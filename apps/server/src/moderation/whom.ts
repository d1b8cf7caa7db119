import { refuse, type Refusal } from '@paddock/kernel';
import type { ContextLine, Whom } from '@paddock/protocol';
import type { Person } from '../tables/decision.ts';
import { shownLine, type LiveTable } from '../tables/live-table.ts';

/** Lines that a report keeps: before and after what was said last by the person whom it is about. */
const BEFORE = 25;
const AFTER = 5;

/** A line of a report, and who said it. The name stays on the server, so that deleting a person removes it. */
export interface KeptLine extends ContextLine {
  readonly person: string;
}

export interface About {
  readonly who: Person;
  /** The chat around what they said; see `around`. */
  readonly lines: readonly KeptLine[];
}

/** Who that is at the table; pages know people only by seats and lines. */
export function aboutWhom(live: LiveTable, whom: Whom, me: Person): About | Refusal {
  const who = find(live, whom);
  if (who === undefined) return refuse('nobody-there', 'moderation');
  return who.id === me.id ? refuse('not-yourself', 'moderation') : { who, lines: around(live, who.id) };
}

function find({ seats, chat, host }: LiveTable, whom: Whom): Person | undefined {
  if ('host' in whom) return { id: host.person, name: host.name };
  if ('line' in whom) {
    const line = chat.find(({ number }) => number === whom.line);
    return line && { id: line.person, name: line.name };
  }
  const { person = null, name = null } = seats[whom.seat] ?? {};
  return person === null || name === null ? undefined : { id: person, name };
}

/** Only people who see the table can report, and they see all of these. */
function around({ chat }: LiveTable, person: string): KeptLine[] {
  const last = chat.findLastIndex((line) => line.person === person);
  const end = last === -1 ? chat.length : last + 1 + AFTER;
  return chat.slice(Math.max(0, end - AFTER - BEFORE), end).map((line) => ({
    ...shownLine(line),
    isTheirs: line.person === person,
    person: line.person,
  }));
}
