/** Over 300 lines: the network and the clock that all of these tests control come first. */
import { describe, expect, it } from 'vitest';
import { Client, type Status } from './client.ts';
import { PROTOCOL } from './limits.ts';
import { CLOSE, type ServerMessage } from './messages.ts';
import type { SocketEvents, Surroundings } from './socket.ts';
import type { GameNow, TableInfo } from './tables.ts';

interface FakeSocket {
  readonly events: SocketEvents;
  readonly sent: Record<string, unknown>[];
  isClosed: boolean;
}

/** A network and a clock under the test's control. */
class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  readonly #timers: { at: number; run: () => void }[] = [];
  #now = 0;
  #ids = 0;

  open(_url: string, events: SocketEvents) {
    const socket: FakeSocket = { events, sent: [], isClosed: false };
    this.sockets.push(socket);
    return {
      send: (text: string) => void socket.sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => {
        socket.isClosed = true;
      },
    };
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at !== -1) this.#timers.splice(at, 1);
    };
  }

  random(): number {
    return 0.5;
  }

  newId(): string {
    return `id${this.#ids++}`;
  }

  wait(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) break;
      this.#now = next.at;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      next.run();
    }
    this.#now = until;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  says(message: unknown): void {
    this.last.events.received(JSON.stringify(message));
  }

  welcome(): void {
    this.last.events.opened();
    this.says({ type: 'hello', version: PROTOCOL, server: '1', person: null } satisfies ServerMessage);
  }
}

function online(): { world: FakeWorld; client: Client; seen: Status[] } {
  const world = new FakeWorld();
  const seen: Status[] = [];
  const client = new Client('ws://x', world, { status: (status) => seen.push(status) });
  world.welcome();
  return { world, client, seen };
}

const NOW: GameNow = { length: 3, toAct: [0], asked: 2, changeable: -1, clocks: [], isOver: false };
const whole = (length: number) => ({
  type: 'table',
  info: { id: 't' } as TableInfo,
  viewer: 0,
  isHost: true,
  deals: [],
  chat: [],
  game: { view: { public: { n: length }, own: { hand: [1] } }, now: { ...NOW, length }, lastTurn: 0 },
});
const moments = (from: number) => ({
  type: 'moments',
  table: 't',
  from,
  moments: [{ entry: from, who: 0, facts: ['fact'], public: { set: { n: from + 1 } } }],
  now: { ...NOW, length: from + 1 },
});

describe('the client', () => {
  it('greets first, and sends nothing else until it is greeted back', () => {
    const world = new FakeWorld();
    const client = new Client('ws://x', world);
    client.listenToLobby(1);
    expect(world.last.sent).toEqual([]);
    world.welcome();
    expect(world.last.sent).toEqual([
      { type: 'hello', version: PROTOCOL },
      { type: 'lobby', on: true },
    ]);
  });

  it.each(['no-such-table', 'bad-message'])('a table that cannot be watched is gone: %s', (code) => {
    const { world, client } = online();
    let isGone = false;
    client.follow('cut', undefined, { gone: () => (isGone = true) });
    world.says({ type: 'no', id: null, table: 'cut', problem: { code, rule: 'protocol', params: {} } });
    expect(isGone).toBe(true);
  });

  it('does not ask for a table again that it was shown out of', () => {
    const { world, client } = online();
    let isGone = false;
    client.follow('t', 'key', { gone: () => (isGone = true) });
    world.says(whole(3));
    world.says({ type: 'gone', table: 't' } satisfies ServerMessage);
    expect(isGone).toBe(true);
    world.last.events.closed(1006);
    world.wait(20_000);
    world.welcome();
    expect(world.last.sent.map(({ type }) => type)).not.toContain('watch');
  });

  it('is handed a table’s own content as part of the table, and names what it has from then on', () => {
    const { world, client } = online();
    const told: unknown[] = [];
    client.follow('t', undefined, { info: (_info, _me, content) => told.push(content) });
    expect(world.last.sent.at(-1)).toEqual({ type: 'watch', table: 't', content: null });
    const [digest, content] = ['d'.repeat(64), { deck: { name: 'Mine' } }];
    world.says({ type: 'content', table: 't', digest, content });
    world.says(whole(3));
    world.last.events.closed(1006);
    world.wait(20_000);
    world.welcome();
    expect(world.last.sent.at(-1)).toEqual({ type: 'watch', table: 't', have: 3, as: 0, content: digest });
    world.says({ ...whole(3), game: null });
    world.says({ type: 'info', info: { id: 't' }, isHost: true });
    expect(told).toEqual([content, content, content]);
  });

  it('reconnects with growing delays, and asks again with the same id', async () => {
    const { world, client, seen } = online();
    const answer = client.ask((id) => ({ type: 'say', table: 't', id, text: 'hi' }));
    const [, said] = world.last.sent;
    for (const expected of [1, 2, 3]) {
      world.last.events.closed(1006);
      expect(client.status).toBe('offline');
      world.wait(100);
      expect(world.sockets).toHaveLength(expected);
      world.wait(20_000);
      expect(world.sockets).toHaveLength(expected + 1);
    }
    world.welcome();
    expect(world.last.sent.at(-1)).toEqual(said);
    world.says({ type: 'ok', id: 'id0' });
    expect(await answer).toMatchObject({ ok: true });
    world.last.events.closed(1006);
    world.wait(20_000);
    world.welcome();
    expect(world.last.sent).toHaveLength(1);
    expect(seen.slice(0, 3)).toEqual(['online', 'offline', 'connecting']);
  });

  it('keeps the lobby by its changes, and asks for the whole where one does not fit', () => {
    const world = new FakeWorld();
    const shown: string[] = [];
    const client = new Client('ws://x', world, {
      lobby: (tables, hasMore) => shown.push(`${tables.map(({ id }) => id).join(' ')}${hasMore ? ' …' : ''}`),
    });
    world.welcome();
    client.listenToLobby(1);
    world.says({
      type: 'lobby',
      tables: { a: { id: 'a', touched: 1 }, b: { id: 'b', touched: 2 } },
      hasMore: true,
    });
    client.listenToLobby(2);
    expect(world.last.sent.at(-1)).toEqual({ type: 'lobby', on: true, pages: 2 });
    const changes = {
      set: { c: { id: 'c', touched: 3 } },
      gone: ['b'],
      into: { a: { set: { touched: 4 } } },
    };
    world.says({ type: 'lobby-changes', changes, hasMore: false });
    expect(shown).toEqual(['b a …', 'a c']);
    world.says({ type: 'lobby-changes', changes: { into: { z: { set: { touched: 5 } } } }, hasMore: false });
    expect(world.last.sent.slice(-2)).toEqual([
      { type: 'lobby', on: false },
      { type: 'lobby', on: true, pages: 2 },
    ]);
  });

  it('that is done with closes when everything asked has been answered', async () => {
    const { world, client } = online();
    const answer = client.ask((id) => ({ type: 'say', table: 't', id, text: 'bye' }));
    client.finish();
    expect(world.last.isClosed).toBe(false);
    world.last.events.closed(1006);
    world.wait(20_000);
    world.welcome();
    world.says({ type: 'ok', id: 'id0' });
    expect(await answer).toMatchObject({ ok: true });
    expect(world.last.isClosed).toBe(true);
    world.wait(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('notices a connection gone silent', () => {
    const { world, client } = online();
    world.wait(30_000);
    expect(world.last.sent.at(-1)).toEqual({ type: 'ping' });
    world.says({ type: 'pong' });
    world.wait(44_000);
    expect(client.status).toBe('online');
    world.wait(2_000);
    expect(client.status).toBe('connecting');
    expect(world.sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('gives up only if the page itself is too old', () => {
    const { world, client } = online();
    world.last.events.closed(CLOSE.outdated);
    world.wait(60_000);
    expect(client.status).toBe('outdated');
    expect(world.sockets).toHaveLength(1);
  });

  it('passes refusals on, and ignores what it cannot read', async () => {
    const { world, client } = online();
    const answer = client.ask((id) => ({ type: 'say', table: 't', id, text: 'hi' }));
    for (const junk of ['{', 'null', '{"type":"unheard-of"}', '[]']) world.last.events.received(junk);
    world.last.events.received(new Uint8Array(3));
    world.says({ type: 'no', id: 'id0', problem: { code: 'muted', rule: 'table', params: {} } });
    expect(await answer).toEqual({ ok: false, problem: { code: 'muted', rule: 'table', params: {} } });
    const lost = client.ask((id) => ({ type: 'say', table: 't', id, text: 'hi' }));
    client.close();
    expect(await lost).toMatchObject({ ok: false, problem: { code: 'lost' } });
  });
});

describe('a followed table', () => {
  function following() {
    const { world, client } = online();
    const views: unknown[] = [];
    const feed = client.follow('t', 'key', {
      whole: (view) => views.push(view),
      moments: (list) => views.push(...list.map(({ view }) => view)),
    });
    world.says(whole(3));
    return { world, feed, views };
  }

  it('is shown whole first, then by its changes', () => {
    const { world, views, feed } = following();
    world.says(moments(3));
    world.says(moments(4));
    expect(views).toEqual([
      { public: { n: 3 }, own: { hand: [1] } },
      { public: { n: 4 }, own: { hand: [1] } },
      { public: { n: 5 }, own: { hand: [1] } },
    ]);
    expect(feed.now?.length).toBe(5);
  });

  it('continues where it was after a lost connection', () => {
    const { world, views } = following();
    world.says(moments(3));
    world.last.events.closed(1006);
    world.wait(20_000);
    world.welcome();
    expect(world.last.sent.at(-1)).toEqual({
      type: 'watch',
      table: 't',
      key: 'key',
      have: 4,
      as: 0,
      content: null,
    });
    world.says({ ...whole(4), game: null });
    world.says(moments(4));
    expect(views.at(-1)).toEqual({ public: { n: 5 }, own: { hand: [1] } });
  });

  it('asks for the whole view if anything is missing or does not fit', () => {
    const { world, views } = following();
    world.says(moments(7));
    expect(world.last.sent.at(-1)).toEqual({ type: 'watch', table: 't', key: 'key', content: null });
    world.says(whole(8));
    expect(views).toHaveLength(2);
    world.says({
      ...moments(8),
      moments: [{ entry: 8, who: 0, facts: [], public: { into: { n: { set: { x: 1 } } } } }],
    });
    expect(world.last.sent.at(-1)).toEqual({ type: 'watch', table: 't', key: 'key', content: null });
    expect(views).toHaveLength(2);
  });

  it('answers the open question, or changes an answer that may still change', () => {
    const { world, feed } = following();
    void feed.play(['stay']);
    expect(world.last.sent.at(-1)).toMatchObject({ type: 'play', asked: 2, do: ['stay'] });
    world.says({ type: 'now', table: 't', now: { ...NOW, asked: -1, changeable: 2 } });
    void feed.play(['fold']);
    expect(world.last.sent.at(-1)).toMatchObject({ type: 'play', asked: 2, do: ['fold'] });
  });
});
