import { refuse, type Refusal, type Seat } from '@paddock/kernel';
import type { DownforceFact, DownforceView } from '@paddock/downforce';
import type { Moment } from '@paddock/table';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { LogLine, SeatInfo } from '../session/session.ts';
import { Desk, type DownforceSession } from './desk.ts';
import { RandomGame } from './testing/random-game.ts';

// What the settings ask a browser for.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

const YOU = 0;

/** A session that stands at the first bid, and holds what is sent to it. */
class AtFirstBid implements DownforceSession {
  readonly game = 'downforce';
  readonly match = 'desk';
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly viewer = signal<Seat | 'public'>(YOU);
  readonly handOverTo = signal<Seat | null>(null);
  readonly view;
  readonly moment = signal<Moment<DownforceView, DownforceFact> | null>(null);
  readonly log = signal<readonly LogLine<DownforceFact>[]>([]);
  readonly toAct = signal<readonly Seat[]>([YOU]);
  readonly mayAct = signal(true);
  readonly keptPlan = signal<readonly string[]>([]);
  readonly sent: (readonly string[])[] = [];

  constructor() {
    const game = new RandomGame().until(({ public: { phase } }) => phase === 'bidding');
    this.view = signal(game.view(YOU));
  }

  command(texts: readonly string[]): Promise<Refusal | undefined> {
    if (!this.mayAct.peek()) return Promise.resolve(refuse('not-now', 'table'));
    this.sent.push(texts);
    return Promise.resolve(undefined);
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  takeDevice(): void {}
  shown(): void {}
  skip(): void {}
}

function planned(): { session: AtFirstBid; desk: Desk; plan: readonly string[] } {
  const session = new AtFirstBid();
  const desk = new Desk(session);
  desk.follow();
  desk.choose(desk.turn?.offers[0] ?? '');
  const plan = desk.turn?.texts ?? [];
  expect(plan).toHaveLength(1);
  return { session, desk, plan };
}

describe('D-A2: a plan that is confirmed', () => {
  it('while somebody else’s bid is shown is sent when it has been', async () => {
    const { session, desk, plan } = planned();
    session.mayAct.value = false;
    await desk.confirm();
    expect(session.sent).toEqual([]);
    session.mayAct.value = true;
    await vi.waitFor(() => expect(session.sent).toEqual([plan]));
    expect(desk.refused.value).toBeNull();
  });

  it('just before somebody else’s bid comes in is sent after it', async () => {
    const { session, desk, plan } = planned();
    const confirmed = desk.confirm();
    session.mayAct.value = false;
    await confirmed;
    expect(session.sent).toEqual([]);
    session.mayAct.value = true;
    await vi.waitFor(() => expect(session.sent).toEqual([plan]));
    expect(desk.refused.value).toBeNull();
  });

  it('is refused with the reason where the question is no longer put', async () => {
    const { session, desk } = planned();
    const confirmed = desk.confirm();
    session.keptPlan.value = [];
    session.mayAct.value = false;
    await confirmed;
    expect(desk.refused.value).toMatchObject({ code: 'not-now' });
    session.mayAct.value = true;
    expect(session.sent).toEqual([]);
  });
});
