import { factsFor, type Seat, type ViewShape } from '@paddock/kernel';
import {
  diff,
  type DealInfo,
  type Delta,
  type GameNow,
  type ServerMessage,
  type WireMoment,
} from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { Frame } from '../wire/socket-writer.ts';
import { json, listOf, objectOf, type Json } from '../wire/json.ts';
import type { AnyPlayed, AnyRules, AnyTable } from './any-table.ts';
import { dealsOf, type LiveTable } from './live-table.ts';

export type Watcher = Seat | 'public';

export type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

function openOf(view: ViewShape): object {
  return view.public as object;
}

function ownIn(rules: AnyRules, state: unknown, seat: Seat): object {
  return (rules.own === undefined ? rules.view(state, seat).own : rules.own(state, seat)) ?? {};
}

/**
 * The moments of one stretch for several viewers at once, as the JSON of a list each. What all of them see is found and
 * written once; a seat gets a list of its own where it sees something of its own.
 */
export class MomentWriter {
  readonly #rules: AnyRules;
  readonly #seats: readonly Seat[];
  readonly #own = new Map<Seat, object>();
  readonly #shared: Json<WireMoment>[] = [];
  readonly #apart = new Map<Watcher, Json<WireMoment>[]>();
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

  /** That viewer's moments. */
  json(viewer: Watcher): Json<readonly WireMoment[]> {
    return listOf(this.#apart.get(viewer) ?? this.#shared);
  }

  #add({ entry, who, facts, state }: Step<unknown, unknown>): void {
    const open = openOf(this.#rules.view(state, 'public'));
    const openDelta = diff(this.#open, open);
    this.#open = open;
    const shared = {
      entry: json(entry),
      who: json(who),
      facts: json(factsFor(facts, 'public')),
      public: openDelta && json(openDelta),
      own: undefined,
    };
    const written = objectOf<WireMoment>(shared);
    for (const seat of this.#seats) {
      const own = this.#ownDelta(seat, ownIn(this.#rules, state, seat));
      const isTold = facts.some((each) => 'seat' in each && each.seat === seat);
      const apart = this.#apart.get(seat);
      const isAlike = own === undefined && !isTold;
      if (isAlike && apart === undefined) continue;
      const told = isTold ? json(factsFor(facts, seat)) : shared.facts;
      const mine = isAlike ? written : objectOf<WireMoment>({ ...shared, facts: told, own });
      if (apart === undefined) this.#apart.set(seat, [...this.#shared, mine]);
      else apart.push(mine);
    }
    this.#shared.push(written);
  }

  #ownDelta(seat: Seat, own: object): Json<Delta> | undefined {
    const delta = diff(this.#own.get(seat) ?? {}, own);
    this.#own.set(seat, own);
    return delta && json(delta);
  }
}

/** Moments and deals come as JSON: they are written once for all who get them. */
export function momentsFrame(parts: {
  readonly table: string;
  readonly from: number;
  readonly moments: Json<readonly WireMoment[]>;
  readonly now: GameNow;
  readonly deals: Json<readonly DealInfo[]> | undefined;
}): Frame {
  const { table, from, moments, now, deals } = parts;
  return new Frame(
    objectOf<Message<'moments'>>({
      type: json('moments'),
      table: json(table),
      from: json(from),
      moments,
      now: json(now),
      deals,
    }),
  );
}

export function dealsJson(live: LiveTable): Json<readonly DealInfo[]> {
  return json(dealsOf(live));
}

interface Asked {
  readonly id: string;
  readonly viewer: Watcher;
  readonly from: number;
  readonly to: number;
}

/** Entries `from` to `to` again, as that viewer saw them, and the view before. */
export function pastOf(live: LiveTable, table: AnyTable, { id, viewer, from, to }: Asked): Frame {
  const played = table.between(from, to);
  return new Frame(
    objectOf<Message<'past'>>({
      type: json('past'),
      id: json(id),
      table: json(live.id),
      from: json(from),
      to: json(to),
      view: json(table.rules.view(played.before, viewer)),
      moments: new MomentWriter(table.rules, played, [viewer]).json(viewer),
    }),
  );
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
