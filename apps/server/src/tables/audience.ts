import type { TableInfo } from '@paddock/protocol';
import { Frame } from '../frame.ts';
import type { Seat } from '@paddock/kernel';
import type { Person } from './decide.ts';
import type { TableEvent } from './event.ts';
import { MomentWriter, NowWriter, nowOf, pastOf, type Watcher } from './frames.ts';
import type { AnyTable } from '../games.ts';
import type { LiveTable } from './live-table.ts';

/** Somebody who is shown a table: a socket. */
export interface Peer {
  readonly person: Person | null;
  send(frame: Frame): void;
}

/** What a page that comes back still has on its screen. */
export interface HeldView {
  readonly have: number;
  readonly as: Watcher;
}

/** Further behind than this, a whole view is less than what was missed. */
const MOST_MISSED = 64;
/** Events that nobody is told of, or that have messages of their own. */
const UNTOLD: ReadonlySet<TableEvent['kind']> = new Set(['salted', 'said', 'played']);

/** Everybody who is shown one table, each as the seat they have. Every message is written once for all who get the same. */
export class Audience {
  readonly #peers = new Map<Peer, Watcher>();
  readonly #isOnline: (person: string) => boolean;
  readonly #now: () => number;

  constructor(isOnline: (person: string) => boolean, now: () => number) {
    this.#isOnline = isOnline;
    this.#now = now;
  }

  get size(): number {
    return this.#peers.size;
  }

  info(table: LiveTable): TableInfo {
    const watching = [...this.#peers.values()].filter((viewer) => viewer === 'public').length;
    return table.info(this.#isOnline, watching);
  }

  viewerOf(table: LiveTable, peer: Peer): Watcher {
    return table.seatOf(peer.person?.id ?? null) ?? 'public';
  }

  add(table: LiveTable, peer: Peer, held: HeldView | undefined): void {
    const viewer = this.viewerOf(table, peer);
    const isNew = !this.#peers.has(peer);
    this.#peers.set(peer, viewer);
    const { game } = table;
    const missed = held?.as === viewer && game !== undefined ? game.length - held.have : -1;
    const isNear = missed >= 0 && missed <= MOST_MISSED;
    peer.send(this.#whole(table, peer, viewer, !isNear));
    if (isNear && game !== undefined) {
      peer.send(
        missed > 0
          ? this.#missed(table, game, viewer, game.length - missed)
          : this.#nowFrame(table, game, viewer),
      );
    }
    if (isNew) this.showInfo(table, peer);
  }

  /** False: it was not here. */
  remove(peer: Peer): boolean {
    return this.#peers.delete(peer);
  }

  /** The table was read anew: whatever was shown may have been something else. */
  showWhole(table: LiveTable): void {
    for (const [peer, viewer] of this.#peers) peer.send(this.#whole(table, peer, viewer, true));
  }

  /** `before`: how many entries there were before the event. */
  show(table: LiveTable, event: TableEvent, before: number): void {
    if (event.kind === 'played' || event.kind === 'started') this.#showGame(table, event, before);
    if (event.kind === 'said') {
      const line = table.chat.at(-1);
      if (line !== undefined) this.#toAll(Frame.of({ t: 'chat', table: table.id, line }));
    }
    if (UNTOLD.has(event.kind) && table.status !== 'over') return;
    if (event.kind === 'sat' || event.kind === 'left' || event.kind === 'planned') this.#reseat(table);
    this.showInfo(table);
    if (event.kind === 'stood-in' && table.game !== undefined) {
      for (const [peer, viewer] of this.#peers) peer.send(this.#nowFrame(table, table.game, viewer));
    }
  }

  showInfo(table: LiveTable, except?: Peer): void {
    const info = JSON.stringify(this.info(table));
    const [host, other] = [true, false].map((is) => new Frame(`{"t":"info","info":${info},"isHost":${is}}`));
    for (const peer of this.#peers.keys()) {
      const frame = isHost(table, peer) ? host : other;
      if (peer !== except && frame !== undefined) peer.send(frame);
    }
  }

  /** Whoever has another place now sees another view. */
  #reseat(table: LiveTable): void {
    for (const [peer, viewer] of this.#peers) {
      const now = this.viewerOf(table, peer);
      if (now === viewer) continue;
      this.#peers.set(peer, now);
      peer.send(this.#whole(table, peer, now, true));
    }
  }

  #showGame(
    table: LiveTable,
    { kind, change }: Extract<TableEvent, { kind: 'played' | 'started' }>,
    before: number,
  ): void {
    const { game } = table;
    if (game === undefined || this.#peers.size === 0) return;
    if (change.from < before) {
      // A sealed choice was changed: the others have seen nothing that is different now.
      for (const [peer, viewer] of this.#peers) {
        if (viewer === change.seat) peer.send(this.#whole(table, peer, viewer, true));
      }
      return;
    }
    if (kind === 'started') {
      for (const [peer, viewer] of this.#peers) peer.send(this.#whole(table, peer, viewer, true, before));
    }
    const hasNewDeals = change.secret !== undefined || change.entries.some(({ deal }) => deal !== undefined);
    this.#showMoments(table, game, before, hasNewDeals || game.isOver);
  }

  #showMoments(table: LiveTable, game: AnyTable, before: number, withDeals: boolean): void {
    const writer = new MomentWriter(game, new Set(this.#peers.values()));
    writer.write(before, game.length);
    const deals = withDeals ? dealsJson(table) : '';
    const now = new NowWriter(table, game, this.#now());
    // Whoever is shown nothing of their own, and asked nothing, gets the same bytes.
    const frames = new Map<Seat | string, Frame>();
    for (const [peer, viewer] of this.#peers) {
      const like = writer.isShared(viewer) ? now.own(viewer) : viewer;
      let frame = frames.get(like);
      if (frame === undefined) {
        frame = new Frame(momentsJson(table, before, writer.json(viewer), now.json(viewer), deals));
        frames.set(like, frame);
      }
      peer.send(frame);
    }
  }

  #missed(table: LiveTable, game: AnyTable, viewer: Watcher, have: number): Frame {
    const { m } = pastOf(game, viewer, have, game.length);
    const now = new NowWriter(table, game, this.#now()).json(viewer);
    return new Frame(momentsJson(table, have, JSON.stringify(m), now, dealsJson(table)));
  }

  /** `length`: as it stood before that entry, so that what came then can be shown as moments. */
  #whole(table: LiveTable, peer: Peer, viewer: Watcher, withGame: boolean, length?: number): Frame {
    const game = withGame ? table.game : undefined;
    const now = game && nowOf(table, game, viewer, this.#now());
    const isOpening = length !== undefined;
    return Frame.of({
      t: 'table',
      info: this.info(table),
      viewer,
      isHost: isHost(table, peer),
      deals: table.deals(),
      chat: table.chat,
      game:
        game === undefined || now === undefined
          ? null
          : {
              view: isOpening ? game.viewBefore(viewer, length) : game.view(viewer),
              now: isOpening ? { ...now, length, toAct: [], asked: -1, clocks: [], isOver: false } : now,
              lastTurn: viewer === 'public' ? 0 : table.lastTurn(viewer),
            },
    });
  }

  #nowFrame(table: LiveTable, game: AnyTable, viewer: Watcher): Frame {
    return Frame.of({ t: 'now', table: table.id, now: nowOf(table, game, viewer, this.#now()) });
  }

  #toAll(frame: Frame): void {
    for (const peer of this.#peers.keys()) peer.send(frame);
  }
}

function isHost(table: LiveTable, peer: Peer): boolean {
  return peer.person !== null && peer.person.id === table.host.person;
}

function momentsJson({ id }: LiveTable, from: number, moments: string, now: string, deals: string): string {
  return `{"t":"moments","table":"${id}","from":${from},"m":${moments},"now":${now}${deals}}`;
}

function dealsJson(table: LiveTable): string {
  return `,"deals":${JSON.stringify(table.deals())}`;
}
