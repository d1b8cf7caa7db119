/** Over 300 lines: everything that a table sends, and to whom. */
import type { Seat } from '@paddock/kernel';
import type { BotWish, DealNews, TableInfo, WholeGame } from '@paddock/protocol';
import { mayChat, type Shown } from '../moderation/talk.ts';
import { Frame } from '../wire/socket-writer.ts';
import type { AnyPlayed, AnyTable } from './any-table.ts';
import { BotQuestions } from '../own-bots/questions.ts';
import type { Person } from './decision.ts';
import type { TableEvent } from './event.ts';
import { MomentLists, nowOf, questionOf, type Watcher } from './frames.ts';
import { infoOf } from './info.ts';
import {
  dealsOf,
  newsOfDeals,
  lastTurn,
  seatOf,
  shownLine,
  shuffledSoFar,
  sinceOf,
  type LiveTable,
  type SaidLine,
} from './live-table.ts';
import type { TableContent } from './own-content.ts';
import { maySee } from './seating.ts';

/** A socket that is shown a table. */
export interface Peer {
  readonly person: Person | null;
  /** For bots only. */
  readonly wants?: ReadonlySet<BotWish>;
  /** Its socket is closing or closed: nothing is kept for it any more. Absent: it is open. */
  readonly isGone?: boolean;
  send(frame: Frame): void;
  /** It may no longer see that table, and is shown nothing more of it. */
  dropped?(table: string): void;
  /** They have blocked that person; absent: nobody. */
  hides?(person: string): boolean;
}

/** What a page that comes back still has on its screen. */
export interface HeldView {
  readonly have: number;
  readonly as: Watcher;
}

/** What the audience asks of the server around it. */
export interface Surroundings {
  now(): number;
  isOnline(person: string): boolean;
  /** Notes how many watch the table here, and says how many do anywhere. */
  countWatching(table: string, here: number): number;
}

/** Further behind than this, a whole view is shorter than the moments. */
const MOST_MISSED = 64;
/** Events that change nothing in a table's info, or have messages of their own. */
const NOT_INFO: ReadonlySet<TableEvent['kind']> = new Set([
  'hashed',
  'fixed',
  'revealed',
  'together',
  'sealed',
  'salted',
  'said',
  'unsaid',
  'played',
  'away',
]);

const SEATS: ReadonlySet<TableEvent['kind']> = new Set(['sat', 'left', 'planned', 'forgotten']);

/** Everybody who is shown one table, each from their own seat. A message is serialized once for all who get the same. */
export class Audience {
  readonly #peers = new Map<Peer, Watcher>();
  readonly #turns = new BotQuestions();
  /** The secrets of the links that they came by. */
  readonly #keys = new WeakMap<Peer, string>();
  readonly #around: Surroundings;
  #content: Frame | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get size(): number {
    return this.#peers.size;
  }

  /** Whether anybody is shown the table from that seat. */
  hasSeat(seat: Seat): boolean {
    return [...this.#peers.values()].includes(seat);
  }

  /** Whether a bot in that seat takes part in the shuffle. */
  hasShuffler(seat: Seat): boolean {
    return [...this.#peers].some(([peer, at]) => at === seat && peer.wants?.has('shuffle') === true);
  }

  info(live: LiveTable): TableInfo {
    const here = [...this.#peers.values()].filter((viewer) => viewer === 'public').length;
    const watching = this.#around.countWatching(live.id, here);
    return infoOf(live, (person) => this.#around.isOnline(person), watching, this.#around.now());
  }

  viewerOf(live: LiveTable, peer: Peer): Watcher {
    return seatOf(live, peer.person?.id ?? null) ?? 'public';
  }

  /** `content`: the digest of what the peer has of the table's own content. */
  add(
    live: LiveTable,
    peer: Peer,
    held: HeldView | undefined,
    content: string | null = null,
    key?: string,
  ): void {
    if (key !== undefined) this.#keys.set(peer, key);
    const viewer = this.viewerOf(live, peer);
    const isNew = !this.#peers.has(peer);
    this.#peers.set(peer, viewer);
    const { table } = live;
    const missed = held?.as === viewer && table !== undefined ? table.length - held.have : -1;
    const isNear = missed >= 0 && missed <= MOST_MISSED && (held?.have ?? 0) >= sinceOf(live, viewer);
    if (live.content !== undefined && live.content.digest !== content) {
      peer.send((this.#content ??= contentFrame(live.id, live.content)));
    }
    peer.send(this.#whole(live, peer, viewer, !isNear));
    if (isNear && table !== undefined) {
      peer.send(
        missed > 0
          ? this.#missed(live, table, viewer, table.length - missed)
          : this.#nowFrame(live, table, viewer),
      );
    }
    this.#turns.ask(live, peer, viewer, true);
    if (isNew) this.showInfo(live, peer);
  }

  /** False: it was not here. */
  remove(peer: Peer): boolean {
    this.#turns.forget(peer);
    return this.#peers.delete(peer);
  }

  /** `played`: what happened in the event. */
  show(live: LiveTable, event: TableEvent, before: LiveTable, played: AnyPlayed | undefined): void {
    if (SEATS.has(event.kind) || event.kind === 'started') this.#dropStrangers(live);
    this.#showEvent(live, event, before, played);
    for (const [peer, viewer] of this.#peers) this.#turns.ask(live, peer, viewer);
  }

  #showEvent(live: LiveTable, event: TableEvent, before: LiveTable, played: AnyPlayed | undefined): void {
    if (event.kind === 'played' || event.kind === 'started') {
      this.#showGame(live, event, before, played);
    } else if (shuffledSoFar(live) !== shuffledSoFar(before)) {
      this.#toAll(Frame.of({ type: 'deals', table: live.id, deals: newsOfDeals(live, before) }));
    }
    if (event.kind === 'said') {
      if (live.chat !== before.chat) this.#showLine(live, live.chat.at(-1));
    }
    if (event.kind === 'unsaid') {
      this.#showLine(
        live,
        live.chat.find(({ number }) => number === event.line),
      );
    }
    // The chat has names, too.
    if (event.kind === 'renamed') for (const peer of this.#peers.keys()) this.showChat(live, peer);
    if (event.kind === 'away') this.#showNow(live);
    if (NOT_INFO.has(event.kind) && live.status !== 'over') return;
    if (SEATS.has(event.kind)) this.#reseat(live);
    if (event.kind === 'forgotten') this.#showAnew(live);
    else this.showInfo(live);
    // Another's clock may begin or end with it.
    if (event.kind === 'stood-in' || SEATS.has(event.kind)) this.#showNow(live);
  }

  /** Sends the chat again, as the peer may see it now. */
  showChat(live: LiveTable, peer: Peer): void {
    const viewer = this.#peers.get(peer);
    if (viewer !== undefined) peer.send(this.#tableFrame(live, peer, viewer, null));
  }

  react({ id }: LiveTable, { person, seat, reaction }: Shown): void {
    this.#toAll(Frame.of({ type: 'reaction', table: id, seat, reaction }), person);
  }

  showInfo(live: LiveTable, except?: Peer): void {
    const info = this.info(live);
    const [host, other] = [true, false].map((is) => Frame.of({ type: 'info', info, isHost: is }));
    for (const peer of this.#peers.keys()) {
      const frame = isHost(live, peer) ? host : other;
      if (peer !== except && frame !== undefined) peer.send(frame);
    }
  }

  /** Sends everything but the game again: the chat has fewer lines than before. */
  #showAnew(live: LiveTable): void {
    for (const [peer, viewer] of this.#peers) peer.send(this.#whole(live, peer, viewer, false));
  }

  /** Those who saw it by a seat or a seat's link that is no longer theirs. A bot is shown only tables where it sits. */
  #dropStrangers(live: LiveTable): void {
    for (const peer of this.#peers.keys()) {
      const { person } = peer;
      if (this.viewerOf(live, peer) !== 'public') continue;
      if (person?.botOf === undefined && maySee(live, person?.id ?? null, this.#keys.get(peer))) continue;
      this.remove(peer);
      peer.send(Frame.of({ type: 'gone', table: live.id }));
      peer.dropped?.(live.id);
    }
  }

  /** A peer that has changed seats gets another view. */
  #reseat(live: LiveTable): void {
    for (const [peer, viewer] of this.#peers) {
      const now = this.viewerOf(live, peer);
      if (now === viewer) continue;
      this.#peers.set(peer, now);
      peer.send(this.#whole(live, peer, now, true));
    }
  }

  #showGame(
    live: LiveTable,
    { kind, change }: Extract<TableEvent, { kind: 'played' | 'started' }>,
    before: LiveTable,
    played: AnyPlayed | undefined,
  ): void {
    const { table } = live;
    const from = before.table?.length ?? 0;
    if (table === undefined || played === undefined || this.#peers.size === 0) return;
    if (change.from < from) {
      // A sealed choice was changed: the others have seen nothing that is different now.
      for (const [peer, viewer] of this.#peers) {
        if (viewer === change.seat) peer.send(this.#whole(live, peer, viewer, true));
      }
      return;
    }
    if (kind === 'started') {
      for (const [peer, viewer] of this.#peers) peer.send(this.#opening(live, peer, viewer, played));
    }
    const hasNewDeals = change.secret !== undefined || change.entries.some(({ deal }) => deal !== undefined);
    const deals = hasNewDeals || table.isOver ? { deals: newsOfDeals(live, before) } : {};
    this.#showMoments(live, table, from, played, deals);
  }

  #showMoments(
    live: LiveTable,
    table: AnyTable,
    from: number,
    played: AnyPlayed,
    deals: { readonly deals?: DealNews },
  ): void {
    const lists = new MomentLists(table.rules, played, new Set(this.#peers.values()));
    const now = nowOf(live, table, 'public', this.#around.now());
    // Peers that are shown nothing of their own, and asked nothing, get the same bytes.
    const frames = new Map<Seat | string, Frame>();
    for (const [peer, viewer] of this.#peers) {
      const question = questionOf(live, table, viewer);
      const like = lists.isShared(viewer) ? `${question.asked} ${question.changeable}` : viewer;
      let frame = frames.get(like);
      if (frame === undefined) {
        const shown = { ...now, ...question };
        const message = { type: 'moments', table: live.id, from, now: shown, ...deals } as const;
        frame = Frame.with(message, 'moments', lists.json(viewer));
        frames.set(like, frame);
      }
      peer.send(frame);
    }
  }

  #missed(live: LiveTable, table: AnyTable, viewer: Watcher, from: number): Frame {
    const lists = new MomentLists(table.rules, table.between(from, table.length), [viewer]);
    return Frame.of({
      type: 'moments',
      table: live.id,
      from,
      moments: lists.of(viewer),
      now: nowOf(live, table, viewer, this.#around.now()),
      deals: { from: 0, list: dealsOf(live) },
    });
  }

  #whole(live: LiveTable, peer: Peer, viewer: Watcher, withGame: boolean): Frame {
    const { table } = live;
    if (table === undefined || !withGame) return this.#tableFrame(live, peer, viewer, null);
    const now = nowOf(live, table, viewer, this.#around.now());
    const last = viewer === 'public' ? 0 : lastTurn(live, viewer);
    return this.#tableFrame(live, peer, viewer, { view: table.view(viewer), now, lastTurn: last });
  }

  /** Before the first entry, which is then shown as moments. */
  #opening(live: LiveTable, peer: Peer, viewer: Watcher, { before }: AnyPlayed): Frame {
    const now = { length: 0, toAct: [], asked: -1, changeable: -1, clocks: [], isOver: false };
    const view = live.rules.view(before, viewer);
    return this.#tableFrame(live, peer, viewer, { view, now, lastTurn: 0 });
  }

  #tableFrame(live: LiveTable, peer: Peer, viewer: Watcher, game: WholeGame | null): Frame {
    return Frame.of({
      type: 'table',
      info: this.info(live),
      viewer,
      isHost: isHost(live, peer),
      deals: dealsOf(live),
      chat: live.chat.flatMap((line) => (peer.hides?.(line.person) === true ? [] : shownLine(line))),
      mayChat: mayChat(live, peer.person?.id ?? null, this.#keys.get(peer)),
      game,
    });
  }

  #showNow(live: LiveTable): void {
    const { table } = live;
    if (table === undefined) return;
    for (const [peer, viewer] of this.#peers) peer.send(this.#nowFrame(live, table, viewer));
  }

  #nowFrame(live: LiveTable, table: AnyTable, viewer: Watcher): Frame {
    return Frame.of({ type: 'now', table: live.id, now: nowOf(live, table, viewer, this.#around.now()) });
  }

  #showLine({ id }: LiveTable, line: SaidLine | undefined): void {
    if (line !== undefined)
      this.#toAll(Frame.of({ type: 'chat', table: id, line: shownLine(line) }), line.person);
  }

  /** `by`: the sender; people who have blocked them do not get it. */
  #toAll(frame: Frame, by?: string): void {
    for (const peer of this.#peers.keys()) {
      if (by === undefined || peer.hides?.(by) !== true) peer.send(frame);
    }
  }
}

function contentFrame(table: string, { digest, own }: TableContent): Frame {
  return Frame.of({ type: 'content', table, digest, content: own });
}

function isHost(live: LiveTable, peer: Peer): boolean {
  return peer.person !== null && peer.person.id === live.host.person;
}
