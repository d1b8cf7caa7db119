// Over 300 lines: one server that answers by hand, and every way its answers can come.
import {
  downforce,
  type DownforceFact,
  type DownforceOptions,
  type DownforceState,
  type DownforceView,
} from '@paddock/downforce';
import { fastChance, isRefusal, refuse, resolveOptions, type Refusal, type Seat } from '@paddock/kernel';
import type { GameNow, TableInfo } from '@paddock/protocol';
import { Table, type Change } from '@paddock/table';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { OnlineSession } from './online-session.ts';

const YOU = 0;
const PLAYERS = 3;

type DownforceTable = Table<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

/** A real table on the other side of a wire that is never cut by itself. */
class Wire {
  readonly info;
  readonly viewer = signal<Seat | 'public'>(YOU);
  readonly session: OnlineSession<DownforceView, DownforceFact>;
  #table: DownforceTable;
  readonly #chance = fastChance('wire');
  #commands = 0;
  #lastTurn = 0;
  /** The next answers of the server. */
  refusal: Refusal | undefined;

  constructor(turnsBefore = 0) {
    const options = resolveOptions(downforce.options, PLAYERS, {});
    if (isRefusal(options)) throw new Error(options.code);
    const seats = ['Ana', 'Rui', 'Zoé'].map((name) => ({ name }));
    const digits = () => this.#chance.below(16).toString(16);
    this.#table = Table.make(downforce, { match: crypto.randomUUID(), options, seats }, () =>
      Array.from({ length: 64 }, digits).join(''),
    );
    this.info = signal<TableInfo>(infoOf(seats.map(({ name }) => name)));
    const dealt = this.#table.withOwnSalts(seats.map(() => ''));
    this.#take(isRefusal(dealt) ? dealt : dealt.start());
    for (let turn = 0; turn < turnsBefore; turn++) this.#playSomething(this.#table.toAct[0] ?? 0);
    this.session = this.open();
  }

  /** A page that is opened on the table as it is now. */
  open(): OnlineSession<DownforceView, DownforceFact> {
    const { info, viewer } = this;
    const place = { info, viewer, isLookedAt: () => true, explain: ({ code }: Refusal) => code };
    return new OnlineSession<DownforceView, DownforceFact>(this, place, {
      view: this.#table.view(YOU),
      now: this.now(),
      lastTurn: this.#lastTurn,
      past: this.#table.moments(YOU, 0),
    });
  }

  now(): GameNow {
    const { length, toAct, isOver } = this.#table;
    const asked = this.#table.asked(YOU);
    return { length, toAct, asked, changeable: this.#table.changeable(YOU) ?? -1, clocks: [], isOver };
  }

  play(texts: readonly string[], asked = -1): Promise<Refusal | undefined> {
    if (this.refusal !== undefined) return Promise.resolve(this.refusal);
    const wasChange = this.#table.changeable(YOU) === asked;
    const answer = this.#table.command({ seat: YOU, id: String(this.#commands++), asked, do: texts });
    if (isRefusal(answer)) return Promise.resolve(answer);
    const { from, entries } = this.#take(answer);
    if (wasChange) this.session.replaceAll({ ...this.#opening() });
    else this.session.add(this.#table.moments(YOU, from), this.now(), false);
    this.#lastTurn = from + entries.length;
    return Promise.resolve(undefined);
  }

  moments(from: number, to: number): Promise<ReturnType<typeof this.past>> {
    return Promise.resolve(this.past(from, to));
  }

  past(from: number, to: number) {
    return this.#table.moments(YOU, from, to);
  }

  /** Somebody else acts; `isLate`: while the connection was lost. */
  others(seat: Seat, isLate = false): void {
    const from = this.#table.length;
    this.#playSomething(seat);
    this.session.add(this.#table.moments(YOU, from), this.now(), isLate);
  }

  legal(): string[] {
    const out: number[] = [];
    const state = downforce.imagine(this.session.view.peek(), fastChance('legal'));
    const count = downforce.legal(state, YOU, out);
    return out.slice(0, count).map((action) => downforce.write(action));
  }

  bidOf(seat: Seat): string | undefined {
    return this.#table.entries.findLast((entry) => entry.seat === seat)?.do[0];
  }

  #opening() {
    const { length } = this.#table;
    const view = this.#table.view(YOU);
    return { view, now: this.now(), lastTurn: length, past: this.#table.moments(YOU, 0) };
  }

  #playSomething(seat: Seat): void {
    const out: number[] = [];
    const count = downforce.legal(downforce.imagine(this.#table.view(seat), this.#chance), seat, out);
    const text = downforce.write(out[this.#chance.below(count)] ?? 0);
    const asked = this.#table.asked(seat);
    this.#take(this.#table.command({ seat, id: `other ${this.#commands++}`, asked, do: [text] }));
  }

  #take(next: ReturnType<DownforceTable['command']>): Change {
    if (!('table' in next)) throw new Error(JSON.stringify(next));
    this.#table = next.table;
    return next.change;
  }
}

function infoOf(names: readonly string[]): TableInfo {
  return {
    id: crypto.randomUUID(),
    game: 'downforce',
    rulings: downforce.rulings,
    options: {},
    status: 'running',
    isPublic: false,
    clock: { kind: 'none' },
    startsWhenFull: false,
    isStarting: false,
    seats: names.map((name) => ({ plan: { kind: 'open' }, name, isOnline: true, standIn: null })),
    host: YOU,
    hostName: 'Ana',
    watching: 0,
    made: 0,
    rematch: null,
    muted: [],
    news: [],
  };
}

/** The screen shows everything that waits. */
function watch(session: OnlineSession<DownforceView, DownforceFact>): void {
  while (session.moment.peek() !== null) session.shown();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('a game on the server', () => {
  it('asks the viewer when the screen is up to date, and plays a plan once', async () => {
    const wire = new Wire();
    const { session } = wire;
    expect(session.mayAct.value).toBe(true);
    expect(session.missed.value).toBeNull();
    const [bid = ''] = wire.legal();
    expect(await session.command([bid])).toBeUndefined();
    expect(wire.bidOf(YOU)).toBe(bid);
    expect(session.mayAct.value).toBe(false);
    expect((await session.command([bid]))?.code).toBe('not-now');
  });

  it('puts the next question only after the answer to the last was taken', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [bid = ''] = wire.legal();
    const playing = session.command([bid]);
    wire.others(1);
    wire.others(2);
    watch(session);
    expect(session.toAct.value).toContain(YOU);
    expect(session.mayAct.value).toBe(false);
    await playing;
    expect(session.mayAct.value).toBe(false);
    await nextTask();
    expect(session.mayAct.value).toBe(true);
  });

  it('leads a player who has chosen to the change of the choice, for as long as it can be changed', async () => {
    const wire = new Wire();
    const { session } = wire;
    const tapped = refuse('already-chosen', 'D-S3');
    const [bid = ''] = wire.legal();
    await session.command([bid]);
    await nextTask();
    watch(session);
    expect(session.explain(tapped)).toBe('can-be-changed');
    expect(session.explain(refuse('too-often', 'limits'))).toBe('too-often');
    wire.others(1);
    wire.others(2);
    watch(session);
    expect(session.canChange.value).toBe(false);
    expect(session.explain(tapped)).toBe('already-chosen');
  });

  it('tells a refusal and keeps the plan', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [bid = ''] = wire.legal();
    session.keepPlan([bid]);
    wire.refusal = { code: 'too-often', rule: 'limits', params: {} };
    expect(await session.command([bid])).toBe(wire.refusal);
    await nextTask();
    expect(session.keptPlan.value).toEqual([bid]);
    expect(session.mayAct.value).toBe(true);
  });

  it('a bot that stands in plays, and nobody else', () => {
    const wire = new Wire();
    const { seats, ...rest } = wire.info.value;
    wire.info.value = {
      ...rest,
      seats: seats.map((seat, at) => (at === YOU ? { ...seat, standIn: 'club' } : seat)),
    };
    expect(wire.session.isStoodIn.value).toBe(true);
    expect(wire.session.mayAct.value).toBe(false);
  });

  it('a sealed choice can be changed until the last one is in, and the first stands until then', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [first = '', second = ''] = wire.legal();
    await session.command([first]);
    watch(session);
    await nextTask();
    expect(session.canChange.value).toBe(true);
    await session.beginChange();
    expect(session.isChanging.value).toBe(true);
    expect(session.mayAct.value).toBe(true);
    expect(session.keptPlan.value).toEqual([first]);
    expect(wire.legal()).toContain(second);
    session.keepPlan([]);
    session.cancelChange();
    expect(session.isChanging.value).toBe(false);
    expect(session.keptPlan.value).toEqual([]);
    expect(wire.bidOf(YOU)).toBe(first);
    await session.beginChange();
    expect(session.keptPlan.value).toEqual([first]);
    expect(await session.command([second])).toBeUndefined();
    await nextTask();
    expect(wire.bidOf(YOU)).toBe(second);
    expect(session.isChanging.value).toBe(false);
    expect(session.keptPlan.value).toEqual([]);
    expect(session.canChange.value).toBe(true);
    await session.beginChange();
    expect(session.keptPlan.value).toEqual([second]);
  });

  it('D-A2: a choice that is being changed survives somebody else’s choice, and so does the plan', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [first = '', second = ''] = wire.legal();
    await session.command([first]);
    watch(session);
    await nextTask();
    await session.beginChange();
    session.keepPlan([second]);
    const { view, log } = session;
    const [opened, lines] = [view.value, log.value.length];
    wire.others(1);
    expect(session.isChanging.value).toBe(true);
    expect(session.mayAct.value).toBe(true);
    expect(session.keptPlan.value).toEqual([second]);
    expect(view.value).toBe(opened);
    expect(log.value.length).toBeGreaterThan(lines);
    expect(await session.command([second])).toBeUndefined();
    expect(wire.bidOf(YOU)).toBe(second);
    expect(session.view.value).toEqual(wire.open().view.value);
  });

  it('an opened choice is closed again when the last one comes in', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [first = ''] = wire.legal();
    await session.command([first]);
    watch(session);
    await nextTask();
    wire.others(1);
    watch(session);
    await session.beginChange();
    expect(session.isChanging.value).toBe(true);
    wire.others(2);
    expect(session.isChanging.value).toBe(false);
    watch(session);
    expect(session.view.value).toEqual(wire.open().view.value);
  });

  it('what happened while the connection was lost is logged, not played back; and can be watched', async () => {
    const wire = new Wire();
    const { session } = wire;
    const [bid = ''] = wire.legal();
    await session.command([bid]);
    watch(session);
    await nextTask();
    const from = session.now.value.length;
    wire.others(1, true);
    wire.others(2, true);
    expect(session.moment.value).toBeNull();
    expect(session.missed.value).toEqual({ from, to: session.now.value.length });
    const { log, view } = session;
    const [lines, shown] = [log.value, view.value];
    await session.watchAgain({ from, to: session.now.value.length });
    expect(session.moment.value?.entry).toBe(from);
    watch(session);
    expect(session.view.value).toEqual(shown);
    expect(session.log.value).toEqual(lines);
    session.forgetMissed();
    expect(session.missed.value).toBeNull();
  });

  it('a page that is opened later tells all since the viewer’s own last turn', async () => {
    const wire = new Wire();
    const [bid = ''] = wire.legal();
    await wire.session.command([bid]);
    const from = wire.session.now.value.length;
    wire.others(1);
    wire.others(2);
    const opened = wire.open();
    expect(opened.missed.value).toEqual({ from, to: opened.now.value.length });
    expect(opened.sinceLastTurn().from).toBe(from);
  });

  it('the start of a game is not news, and an onlooker misses nothing', () => {
    expect(new Wire().open().missed.value).toBeNull();
    const wire = new Wire(2);
    wire.viewer.value = 'public';
    expect(wire.open().missed.value).toBeNull();
  });
});
