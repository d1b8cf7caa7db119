import { factsFor, type Seat, type ViewShape } from '@paddock/kernel';
import { diff, type Delta, type GameNow, type WireMoment } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import type { AnyPlayed, AnyRules, AnyTable } from './any-table.ts';
import type { LiveTable } from './live-table.ts';

export type Watcher = Seat | 'public';

function openOf(view: ViewShape): object {
  return view.public as object;
}

function ownIn(rules: AnyRules, state: unknown, seat: Seat): object {
  return (rules.own === undefined ? rules.view(state, seat).own : rules.own(state, seat)) ?? {};
}

/**
 * The moments of one stretch for several viewers at once. What all of them see is found once; a seat gets a list of its
 * own where it sees something of its own.
 */
export class MomentLists {
  readonly #rules: AnyRules;
  readonly #seats: readonly Seat[];
  readonly #own = new Map<Seat, object>();
  readonly #shared: WireMoment[] = [];
  readonly #apart = new Map<Watcher, WireMoment[]>();
  #open: object;

  constructor(rules: AnyRules, { before, steps }: AnyPlayed, viewers: Iterable<Watcher>) {
    this.#rules = rules;
    this.#seats = [...viewers].filter((viewer) => viewer !== 'public');
    this.#open = openOf(rules.view(before, 'public'));
    for (const seat of this.#seats) this.#own.set(seat, ownIn(rules, before, seat));
    for (const step of steps) this.#add(step);
  }

  /** It has the same moments as everybody who sees nothing of their own. */
  isShared(viewer: Watcher): boolean {
    return !this.#apart.has(viewer);
  }

  of(viewer: Watcher): readonly WireMoment[] {
    return this.#apart.get(viewer) ?? this.#shared;
  }

  #add({ entry, who, facts, state }: Step<unknown, unknown>): void {
    const open = openOf(this.#rules.view(state, 'public'));
    const delta = diff(this.#open, open);
    this.#open = open;
    const shared = { entry, who, facts: factsFor(facts, 'public'), ...(delta && { public: delta }) };
    for (const seat of this.#seats) {
      const own = this.#ownDelta(seat, ownIn(this.#rules, state, seat));
      const isTold = facts.some((each) => 'seat' in each && each.seat === seat);
      const apart = this.#apart.get(seat);
      if (own === undefined && !isTold && apart === undefined) continue;
      const mine = { ...shared, ...(isTold && { facts: factsFor(facts, seat) }), ...(own && { own }) };
      if (apart === undefined) this.#apart.set(seat, [...this.#shared, mine]);
      else apart.push(mine);
    }
    this.#shared.push(shared);
  }

  #ownDelta(seat: Seat, own: object): Delta | undefined {
    const delta = diff(this.#own.get(seat) ?? {}, own);
    this.#own.set(seat, own);
    return delta;
  }
}

/** The part of `nowOf` that differs between viewers. */
export function questionOf(table: AnyTable, viewer: Watcher): Pick<GameNow, 'asked' | 'changeable'> {
  if (viewer === 'public') return { asked: -1, changeable: -1 };
  return { asked: table.asked(viewer), changeable: table.changeable(viewer) ?? -1 };
}

export function nowOf({ clocks }: LiveTable, table: AnyTable, viewer: Watcher, time: number): GameNow {
  return {
    length: table.length,
    toAct: table.toAct,
    ...questionOf(table, viewer),
    clocks: clocks.shown(time),
    isOver: table.isOver,
  };
}
