import type { ChatLine, TableInfo, Whom } from '@paddock/protocol';

/** Somebody who can be reported or blocked, as others at the table know them. */
export interface Somebody {
  readonly whom: Whom;
  readonly name: string;
  readonly is: 'seated' | 'host' | 'watching' | 'gone';
}

interface Around {
  readonly info: Pick<TableInfo, 'seats' | 'host' | 'hostName'>;
  readonly chat: readonly ChatLine[];
  /** The viewer's own seat. */
  readonly you: number | 'public';
  readonly isHost: boolean;
  /** The viewer's own name, for what they said without a seat. */
  readonly name: string | undefined;
}

/** Who sits there, the host, and who has written: those without a seat are known by their last line alone. */
export function peopleAround({ info, chat, you, isHost, name: own }: Around): Somebody[] {
  const seated = info.seats.flatMap(({ name, plan }, seat): Somebody[] =>
    name === null || plan.kind === 'bot' || seat === you ? [] : [{ whom: { seat }, name, is: 'seated' }],
  );
  const host: Somebody[] =
    info.host === null && !isHost ? [{ whom: { host: true }, name: info.hostName, is: 'host' }] : [];
  const known = new Set([
    ...seated.map(({ name }) => name),
    ...host.map(({ name }) => name),
    own,
    you === 'public' ? undefined : info.seats[you]?.name,
  ]);
  const others = new Map<string, Somebody>();
  for (const { number, name, seat } of chat) {
    if (known.has(name)) continue;
    others.set(name, { whom: { line: number }, name, is: seat === null ? 'watching' : 'gone' });
  }
  return [...seated, ...host, ...others.values()];
}
