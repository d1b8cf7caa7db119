import { fastChance, type Action, type Seat } from '@paddock/kernel';
import { BOT_LIMITS } from '@paddock/protocol/schemas';
import { Frame } from '../wire/socket-writer.ts';
import type { AnyTable } from '../tables/any-table.ts';
import type { Peer } from '../tables/audience.ts';
import type { Watcher } from '../tables/frames.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Sends bots that want legal actions their questions, each once. */
export class BotQuestions {
  readonly #asked = new WeakMap<Peer, string>();

  /** `isAnew`: the bot has just connected, and knows nothing about a question that it may have been asked before. */
  ask(live: LiveTable, peer: Peer, viewer: Watcher, isAnew = false): void {
    if (peer.wants?.has('legal') !== true) return;
    const asked = askedOf(live, viewer);
    const question = `${viewer} ${asked}`;
    if (!isAnew && this.#asked.get(peer) === question) return;
    this.#asked.set(peer, question);
    const { table } = live;
    if (asked === -1 || table === undefined || viewer === 'public') return;
    const view = table.view(viewer);
    const legal = legalIn(table, viewer, view);
    peer.send(
      Frame.of({ type: 'turn', table: live.id, asked, legal, ...(peer.wants.has('view') && { view }) }),
    );
  }

  forget(peer: Peer): void {
    this.#asked.delete(peer);
  }
}

/** The number of the question that the seat may answer now; −1: none, or somebody else answers it. */
function askedOf({ table, status }: LiveTable, viewer: Watcher): number {
  if (table === undefined || viewer === 'public' || status !== 'running') return -1;
  const isOthers = table.standIn(viewer) !== null || table.seats[viewer]?.bot !== undefined;
  return isOthers ? -1 : table.asked(viewer);
}

/** From an imagined state: nothing that the seat does not see can show in it. */
function legalIn({ rules }: AnyTable, seat: Seat, view: ReturnType<AnyTable['view']>): string[] {
  const out: Action[] = [];
  const count = rules.legal(rules.imagine(view, fastChance('legal')), seat, out);
  return out.slice(0, Math.min(count, BOT_LIMITS.legal)).map((action) => rules.write(action));
}
