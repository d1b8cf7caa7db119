import {
  isRefusal,
  refuse,
  type GameRecord,
  type Outcome,
  type OwnContent,
  type Refusal,
  type Seat,
} from '@paddock/kernel';
import type {
  ClockRule,
  FinishedPage,
  HubNews,
  MyTable,
  Person,
  SeatPlan,
  TableCard,
} from '@paddock/protocol';

/** What the server answered, or why not: its own reason, or that it could not be asked. */
export type Answered<Value> = Value | Refusal;

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** A custom deck or circuits. */
  readonly content?: OwnContent;
  readonly seats: readonly SeatPlan[];
  readonly isPublic: boolean;
  readonly clock: ClockRule;
  readonly startsWhenFull: boolean;
  readonly hostPlays: boolean;
  readonly isRated?: boolean;
}

export interface MadeTable {
  readonly id: string;
  readonly key: string;
  readonly seatKeys: readonly (string | null)[];
}

/** What a server says of a game; the page knows the rest. */
interface ServedGame {
  readonly game: string;
  readonly levels?: readonly string[];
}

export interface FinishedTable extends TableCard {
  readonly seat: Seat;
  readonly result?: Outcome;
}

/** The race of the day, as the server deals it. */
export interface DailyDeal {
  readonly day: string;
  readonly match: string;
  readonly secret: string;
  readonly commitment: string;
  /** When the secret was drawn. */
  readonly drawn: number;
  readonly next: { readonly match: string; readonly commitment: string };
}

export interface DailyResult {
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  readonly place: number;
}

export interface DailyResults {
  readonly total: number;
  readonly results: readonly DailyResult[];
  readonly mine: DailyResult | null;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Asks the server; the club's screens have calls of their own. */
export async function call<Value>(
  method: Method,
  path: string,
  body?: object,
  key?: string,
): Promise<Answered<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'x-table-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
    });
  } catch {
    return refuse('unreachable', 'network');
  }
  try {
    const value: unknown = await response.json();
    if (response.ok) return value as Value;
    return isRefusal(value) ? value : refuse('no-server', 'network');
  } catch {
    // A static host answers with a page of its own.
    return refuse('no-server', 'network');
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Everything that is asked over HTTP; what goes on at a table comes over the socket. */
export const api = {
  me: () => call<{ readonly person: Person | null }>('GET', '/me'),
  beCalled: (name: string) => call<{ readonly person: Person }>('PUT', '/me', { name }),
  deviceLink: () => call<{ readonly key: string; readonly until: number }>('POST', '/me/links'),
  claim: (key: string) => call<{ readonly person: Person }>('POST', '/me/claim', { key }),
  signOut: () => call<{ readonly person: Person }>('POST', '/me/sign-out'),
  myTables: () => call<{ readonly tables: readonly MyTable[] }>('GET', '/me/tables'),
  history: () => call<{ readonly tables: readonly FinishedTable[] }>('GET', '/me/history'),
  games: () => call<{ readonly games: readonly ServedGame[] }>('GET', '/games'),
  makeTable: (made: NewTable) => call<MadeTable>('POST', '/tables', made),
  /** `isRated`: the person has agreed to it. */
  sit: (id: string, seat: Seat, key?: string, isRated?: true) =>
    call<{ readonly seat: Seat }>(
      'POST',
      `${table(id)}/sit`,
      { seat, ...(key !== undefined && { key }), ...(isRated && { isRated }) },
      key,
    ),
  leave: (id: string) => call('POST', `${table(id)}/leave`),
  start: (id: string) => call('POST', `${table(id)}/start`),
  close: (id: string) => call('POST', `${table(id)}/close`),
  planSeat: (id: string, seat: Seat, plan: SeatPlan) =>
    call<{ readonly key: string | null }>('PUT', `${table(id)}/seats/${seat}`, { plan }),
  hurry: (id: string, seat: Seat) => call('POST', `${table(id)}/seats/${seat}/hurry`),
  standIn: (id: string, isOn: boolean) => call('PUT', `${table(id)}/stand-in`, { isOn }),
  mute: (id: string, seat: Seat | null, isMuted: boolean) =>
    call('PUT', `${table(id)}/mute`, { seat, isMuted }),
  hub: () => call<HubNews>('GET', '/hub'),
  finished: (before: number) => call<FinishedPage>('GET', `/hub/finished?before=${before}`),
  quick: (game: string) => call<{ readonly table: string }>('POST', '/hub/quick', { game }),
  rematch: (id: string) => call<{ readonly table: string }>('POST', `${table(id)}/rematch`),
  record: (id: string, key?: string) => call<GameRecord>('GET', `${table(id)}/record`, undefined, key),
  daily: () => call<DailyDeal>('GET', '/daily'),
  dailyResults: (day: string, from: number) =>
    call<DailyResults>('GET', `/daily/results?day=${day}&from=${from}`),
  enterDaily: (record: GameRecord) => call<unknown>('POST', '/daily/result', { record }),
  report: (id: string, key?: string) =>
    call<Readonly<Record<string, unknown>>>('GET', `${table(id)}/report`, undefined, key),
} as const;
