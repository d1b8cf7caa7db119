import type { OwnContent, Refusal, Seat, ViewShape } from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import { patch } from './delta.ts';
import { LIMITS } from './limits.ts';
import type { Answer, ClientMessage, ServerMessage, WireMoment, DealNews } from './messages.ts';
import type { Reaction } from './club/reactions.ts';
import type { ChatLine, DealInfo, GameNow, TableInfo } from './tables.ts';

/** What happens at a table, in order. Views and facts are the game's own. */
export interface FeedListener {
  /** Seats, status, options or the viewer's role changed. `content`: what the table brings of its own; it never changes. */
  info?(
    info: TableInfo,
    me: { readonly viewer: Seat | 'public'; readonly isHost: boolean },
    content: OwnContent | undefined,
  ): void;
  /** A whole view, which replaces everything shown so far. `lastTurn`: what happened since can be requested. */
  whole?(view: unknown, now: GameNow, lastTurn: number): void;
  moments?(moments: readonly Moment<unknown, unknown>[], now: GameNow): void;
  now?(now: GameNow): void;
  deals?(deals: readonly DealInfo[]): void;
  chat?(lines: readonly ChatLine[]): void;
  /** Whether the viewer may write here. */
  mayChat?(may: boolean): void;
  /** `seat`: null: a spectator. */
  reaction?(seat: Seat | null, reaction: Reaction): void;
  /** The table is closed to this viewer, or does not exist. */
  gone?(): void;
  refused?(problem: Refusal): void;
}

export interface FeedLine {
  send(message: ClientMessage): void;
  ask(make: (id: string) => ClientMessage): Promise<Answer>;
  stop(): void;
}

/** Messages that belong to one table. */
type TableMessage = Extract<
  ServerMessage,
  { type: 'content' | 'table' | 'info' | 'moments' | 'deals' | 'now' | 'chat' | 'reaction' | 'gone' }
>;

/** The entries held, so that a reconnect needs no whole view. */
interface Held {
  readonly view: unknown;
  readonly now: GameNow;
  readonly viewer: Seat | 'public';
}

/** A table that this page follows. */
export class TableFeed {
  readonly table: string;
  readonly #key: string | undefined;
  readonly #listener: FeedListener;
  readonly #line: FeedLine;
  #held: Held | undefined;
  #content: { readonly digest: string; readonly own: OwnContent } | undefined;
  #viewer: Seat | 'public' = 'public';
  #chat: readonly ChatLine[] = [];
  #deals: readonly DealInfo[] = [];

  constructor(table: string, key: string | undefined, listener: FeedListener, line: FeedLine) {
    this.table = table;
    this.#key = key;
    this.#listener = listener;
    this.#line = line;
  }

  get viewer(): Seat | 'public' {
    return this.#viewer;
  }

  get now(): GameNow | undefined {
    return this.#held?.now;
  }

  watch(): void {
    const held = this.#held;
    this.#line.send({
      type: 'watch',
      table: this.table,
      ...(this.#key !== undefined && { key: this.#key }),
      ...(held !== undefined && { have: held.now.length, as: held.viewer }),
      content: this.#content?.digest ?? null,
    });
  }

  stop(): void {
    this.#line.send({ type: 'unwatch', table: this.table });
    this.#line.stop();
  }

  /** Plays a whole plan or has it refused. Retried across reconnects; idempotent. */
  async play(texts: readonly string[], asked = this.#question()): Promise<Refusal | undefined> {
    const answer = await this.#line.ask((id) => ({ type: 'play', table: this.table, id, asked, do: texts }));
    return answer.ok ? undefined : answer.problem;
  }

  async addHash(deal: number, hash: string): Promise<Refusal | undefined> {
    const answer = await this.#line.ask((id) => ({ type: 'hash', table: this.table, id, deal, hash }));
    return answer.ok ? undefined : answer.problem;
  }

  async addSalt(deal: number, salt: string): Promise<Refusal | undefined> {
    const answer = await this.#line.ask((id) => ({ type: 'salt', table: this.table, id, deal, salt }));
    return answer.ok ? undefined : answer.problem;
  }

  async say(text: string): Promise<Refusal | undefined> {
    const answer = await this.#line.ask((id) => ({ type: 'say', table: this.table, id, text }));
    return answer.ok ? undefined : answer.problem;
  }

  async react(reaction: Reaction): Promise<Refusal | undefined> {
    const answer = await this.#line.ask((id) => ({ type: 'react', table: this.table, id, reaction }));
    return answer.ok ? undefined : answer.problem;
  }

  /** What happened in entries `from` to `to` (exclusive), as this viewer saw it. */
  async moments(from: number, to: number): Promise<readonly Moment<unknown, unknown>[] | Refusal> {
    const moments: Moment<unknown, unknown>[] = [];
    for (let at = from; at < to; at += LIMITS.moments) {
      const end = Math.min(to, at + LIMITS.moments);
      const answer = await this.#line.ask((id) => ({
        type: 'moments',
        table: this.table,
        id,
        from: at,
        to: end,
      }));
      if (!answer.ok) return answer.problem;
      if (answer.message.type !== 'past') return moments;
      moments.push(...unfold(answer.message.view, answer.message.moments));
    }
    return moments;
  }

  hear(message: TableMessage): void {
    switch (message.type) {
      case 'content':
        this.#content = { digest: message.digest, own: message.content };
        return undefined;
      case 'table':
        return this.#hearTable(message);
      case 'info':
        return this.#tellInfo(message.info, message.isHost);
      case 'moments':
        return this.#hearMoments(message);
      case 'deals':
        return this.#hearDeals(message.deals);
      case 'now':
        if (this.#held !== undefined) this.#held = { ...this.#held, now: message.now };
        return this.#listener.now?.(message.now);
      case 'chat':
        return this.#hearLine(message.line);
      case 'reaction':
        return this.#listener.reaction?.(message.seat, message.reaction);
      case 'gone':
        this.#line.stop();
        return this.#listener.gone?.();
    }
  }

  refused(problem: Refusal): void {
    // A truncated link counts as one to a missing table.
    if (problem.code === 'no-such-table' || problem.code === 'bad-message') this.#listener.gone?.();
    this.#listener.refused?.(problem);
  }

  #hearLine(line: ChatLine): void {
    const isOld = line.number <= (this.#chat.at(-1)?.number ?? -1);
    if (isOld && line.isRemoved !== true) return;
    this.#chat = isOld
      ? this.#chat.map((said) => (said.number === line.number ? line : said))
      : [...this.#chat, line].slice(-LIMITS.chatLines);
    this.#listener.chat?.(this.#chat);
  }

  #question(): number {
    const { asked = -1, changeable = -1 } = this.#held?.now ?? {};
    return asked >= 0 ? asked : changeable;
  }

  #hearTable(message: Extract<TableMessage, { type: 'table' }>): void {
    const { info, viewer, isHost, deals, chat, mayChat, game } = message;
    this.#viewer = viewer;
    this.#tellInfo(info, isHost);
    this.#hearDeals({ from: 0, list: deals });
    this.#chat = chat;
    this.#listener.chat?.(chat);
    this.#listener.mayChat?.(mayChat);
    if (game === null) return;
    this.#held = { view: game.view, now: game.now, viewer };
    this.#listener.whole?.(game.view, game.now, game.lastTurn);
  }

  #tellInfo(info: TableInfo, isHost: boolean): void {
    this.#listener.info?.(info, { viewer: this.#viewer, isHost }, this.#content?.own);
  }

  #hearMoments({ from, moments: wire, now, deals }: Extract<TableMessage, { type: 'moments' }>): void {
    const held = this.#held;
    if (held === undefined || held.now.length !== from) return this.#askWhole();
    let moments: readonly Moment<unknown, unknown>[];
    try {
      moments = unfold(held.view, wire);
    } catch {
      return this.#askWhole();
    }
    this.#held = { ...held, view: moments.at(-1)?.view ?? held.view, now };
    if (deals !== undefined) this.#hearDeals(deals);
    this.#listener.moments?.(moments, now);
  }

  #hearDeals({ from, list }: DealNews): void {
    this.#deals = [...this.#deals.slice(0, from), ...list];
    this.#listener.deals?.(this.#deals);
  }

  /** Recovers when something is missing or does not fit. */
  #askWhole(): void {
    this.#held = undefined;
    this.watch();
  }
}

function unfold(before: unknown, wire: readonly WireMoment[]): Moment<unknown, unknown>[] {
  let view = before as ViewShape;
  return wire.map((moment) => {
    view = {
      ...view,
      public: patch(view.public, moment.public),
      ...((view.own ?? moment.own) !== undefined && { own: patch(view.own ?? {}, moment.own) }),
    };
    const { entry, who, facts } = moment;
    return { entry, who, facts, view };
  });
}
