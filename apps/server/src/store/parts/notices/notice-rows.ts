import type { NoticeKind } from '@paddock/protocol';
import type { Row, Value } from '../../sql.ts';
import type { ChannelRow, NoticePerson } from './sql-notice-channels.ts';

/** What a notice is about; `confirm`: that an address is theirs. */
export type QueuedKind = NoticeKind | 'confirm';

/** One notice that waits, with what is known of its table now. */
export interface WaitingNotice {
  readonly id: string;
  readonly kind: QueuedKind;
  readonly match: string;
  /** Of a turn: the seat and its question, `,3:41,`, as `DueRow.asks` has it. */
  readonly ask: string;
  /** Who sent the invitation, or asked for a rematch. */
  readonly said: string;
  /** JSON; null: there is no such table. */
  readonly card: string | null;
  /** The question is still asked; always true where there is none. */
  readonly isStanding: boolean;
  /** The person's seat there; null: they have none. */
  readonly seat: number | null;
  /** When the person must have acted; null: there is no time, or it is not theirs alone. */
  readonly deadline: number | null;
}

/** One message to send: everything that is due at one place. */
export interface ClaimedMessage {
  readonly channel: ChannelRow;
  readonly settings: NoticePerson | undefined;
  /** The message's own id: it stays the same however often the message is tried. */
  readonly bundle: string;
  readonly notices: readonly WaitingNotice[];
}

export function waitingOf(row: Row): WaitingNotice {
  const [ask, asks] = [String(row['ask']), String(row['asks'] ?? '')];
  return {
    id: String(row['id']),
    kind: String(row['kind']) as QueuedKind,
    match: String(row['match']),
    ask,
    said: String(row['said']),
    card: textOrNull(row['card']),
    isStanding: ask === '' || asks.includes(ask),
    seat: numberOrNull(row['seat']),
    deadline: ask === asks ? numberOrNull(row['deadline']) : null,
  };
}

function textOrNull(value: Value | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function numberOrNull(value: Value | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
