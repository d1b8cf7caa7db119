import { factsFor, type Seat, type ViewShape } from '@paddock/kernel';
import { diff, type Delta, type GameNow, type WireMoment } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import type { AnyPlayed, AnyRules, AnyTable } from './any-table.ts';
import { changeableBy, sinceOf, type LiveTable } from './live-table.ts';

export type Watcher = Seat | 'public';

function openOf(view: ViewShape): object {
  return view.public as object;
}

function ownIn(rules: AnyRules, state: unknown, seat: Seat): object {
  return (rules.own === undefined ? rules.view(state, seat).own : rules.own(state, seat)) ?? {};
}

/**
 * The moments of one stretch for several viewers at once. What all of them see is worked out once; a seat gets its own
 * list only if it sees something that the others do not.
 */
export class MomentLists {
  readonly #rules: AnyRules;
  readonly #seats: readonly Seat[];
  readonly #own = new Map<Seat, object>();
  /** Of facts and changes. */
  readonly #json = new Map<object, string>();
  readonly #shared: WireMoment[] = [];
  readonly #apart = new Map<Watcher, WireMoment[]>();
  readonly #sinceOf: (seat: Seat) => number;
  #open: object;

  /** `sinceOf`: the first entry after a seat's person sat down; before it they get what everybody gets. */
  constructor(
    rules: AnyRules,
    { before, steps }: AnyPlayed,
    viewers: Iterable<Watcher>,
    sinceOf: (seat: Seat) => number = () => 0,
  ) {
    this.#rules = rules;
    this.#seats = [...viewers].filter((viewer) => viewer !== 'public');
    this.#sinceOf = sinceOf;
    this.#open = openOf(rules.view(before, 'public'));
    const from = steps[0]?.entry ?? 0;
    for (const seat of this.#seats) {
      this.#own.set(seat, from < sinceOf(seat) ? {} : ownIn(rules, before, seat));
    }
    for (const step of steps) this.#add(step);
  }

  /** Whether the seat has the same moments as viewers without secrets of their own. */
  isShared(viewer: Watcher): boolean {
    return !this.#apart.has(viewer);
  }

  of(viewer: Watcher): readonly WireMoment[] {
    return this.#apart.get(viewer) ?? this.#shared;
  }

  /** The same as JSON; what several of them get is serialized once, also where each sees something besides. */
  json(viewer: Watcher): string {
    return `[${this.of(viewer)
      .map((moment) => this.#jsonOf(moment))
      .join(',')}]`;
  }

  #jsonOf({ entry, who, facts, public: open, own }: WireMoment): string {
    const all = `{"entry":${entry},"who":${who},"facts":${this.#partOf(facts)}`;
    return `${all}${open ? `,"public":${this.#partOf(open)}` : ''}${own ? `,"own":${this.#partOf(own)}` : ''}}`;
  }

  #partOf(part: object): string {
    let json = this.#json.get(part);
    if (json === undefined) this.#json.set(part, (json = JSON.stringify(part)));
    return json;
  }

  #add({ entry, who, facts, state }: Step<unknown, unknown>): void {
    const open = openOf(this.#rules.view(state, 'public'));
    const delta = diff(this.#open, open);
    this.#open = open;
    const shared = { entry, who, facts: factsFor(facts, 'public'), ...(delta && { public: delta }) };
    for (const seat of this.#seats) {
      const since = this.#sinceOf(seat);
      if (entry + 1 < since) continue;
      const own = this.#ownDelta(seat, ownIn(this.#rules, state, seat));
      const isTold = entry >= since && facts.some((each) => 'seat' in each && each.seat === seat);
      const apart = this.#apart.get(seat);
      if (own === undefined && !isTold && apart === undefined) continue;
      const mine =
        own === undefined && !isTold
          ? shared
          : { ...shared, ...(isTold && { facts: factsFor(facts, seat) }), ...(own && { own }) };
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

/** Entries `from` to `to` (exclusive) as the viewer saw them; what happened before they sat down, as everybody did. */
export function pastOf(
  live: LiveTable,
  table: AnyTable,
  viewer: Watcher,
  from: number,
  to: number,
): { readonly view: ViewShape; readonly moments: readonly WireMoment[] } {
  const played = table.between(from, to);
  const lists = new MomentLists(table.rules, played, [viewer], (seat) => sinceOf(live, seat));
  const isTheirs = from >= sinceOf(live, viewer);
  const view = table.rules.view(played.before, isTheirs ? viewer : 'public');
  return { view, moments: lists.of(viewer) };
}

/** The part of `nowOf` that differs between viewers. */
export function questionOf(
  live: LiveTable,
  table: AnyTable,
  viewer: Watcher,
): Pick<GameNow, 'asked' | 'changeable'> {
  if (viewer === 'public') return { asked: -1, changeable: -1 };
  return { asked: table.asked(viewer), changeable: changeableBy(live, viewer) };
}

export function nowOf(live: LiveTable, table: AnyTable, viewer: Watcher, time: number): GameNow {
  return {
    length: table.length,
    toAct: table.toAct,
    ...questionOf(live, table, viewer),
    clocks: live.clocks.shown(time),
    isOver: table.isOver,
  };
}
