import { downforceGame } from '@paddock/downforce';
import { eraseGame, fastChance } from '@paddock/kernel';
import type { AnyRules } from '../tables/any-table.ts';
import type { Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import type { Screen } from './seat.ts';

export const DOWNFORCE: AnyRules = eraseGame(downforceGame).rules;
export const OPEN = { kind: 'open' };

export interface MadeTable {
  readonly id: string;
  readonly key: string;
}

/** A game of Downforce that has started, unless `more` says another: the first is the host, each has a seat. */
export async function startedTable(
  people: readonly [Player, ...Player[]],
  more: Record<string, unknown> = {},
): Promise<MadeTable> {
  const [host, ...guests] = people;
  const asked = { game: 'downforce', seats: people.map(() => OPEN), ...more };
  const made = (await host.ok('POST', '/api/tables', asked)) as unknown as MadeTable;
  for (const guest of guests) await guest.ok('POST', `/api/tables/${made.id}/sit`, { key: made.key });
  await host.ok('POST', `/api/tables/${made.id}/start`);
  return made;
}

/** Everything the screen's seat may do, as texts. */
export function choicesOn({ view, viewer }: Screen, rules = DOWNFORCE): string[] {
  if (view === undefined || viewer === 'public') return [];
  const out: number[] = [];
  const count = rules.legal(rules.imagine(view, fastChance('choices')), viewer, out);
  return out.slice(0, count).map((action) => rules.write(action));
}

/** A bare socket that is shown the table. */
export async function rawSocketAt(player: Player, { id, key }: MadeTable): Promise<RawSocket> {
  const socket = await RawSocket.open(player);
  await socket.ask({ type: 'watch', table: id, key }, ({ type }) => type === 'table');
  return socket;
}

export function isAnswer({ type }: { readonly type: string }): boolean {
  return type === 'ok' || type === 'no';
}
