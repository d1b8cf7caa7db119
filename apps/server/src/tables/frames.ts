import type { Seat, ViewShape } from '@paddock/kernel';
import { diff, type GameNow, type WireMoment } from '@paddock/protocol';
import type { Step, Told } from '@paddock/table';
import type { AnyRules, AnyTable } from '../games.ts';
import type { LiveTable } from './live-table.ts';

export type Watcher = Seat | 'public';

function openOf(view: ViewShape): object {
  return view.public as object;
}

function ownIn(rules: AnyRules, state: unknown, seat: Seat): object {
  return rules.own === undefined ? ownOf(rules.view(state, seat)) : (rules.own(state, seat) ?? {});
}

function ownOf(view: ViewShape): object {
  return view.own ?? {};
}

/**
 * The moments of some entries for several viewers at once, as the JSON of a list each. What all of them see is found and
 * written once; a list of its own is begun for a seat where it sees something of its own. What they had on their screens
 * before is looked up in the state, not kept: it would be the largest thing that a table keeps, and gone with every command.
 */
export class MomentWriter {
  readonly #game: AnyTable;
  readonly #seats: readonly Seat[];
  readonly #own = new Map<Seat, object>();
  readonly #shared: string[] = [];
  readonly #apart = new Map<Watcher, string[]>();
  #open: object = {};

  constructor(game: AnyTable, viewers: Iterable<Watcher>) {
    this.#game = game;
    this.#seats = [...viewers].filter((viewer) => viewer !== 'public');
  }

  write(from: number, to: number): void {
    const before = (state: unknown) => this.#begin(state);
    this.#game.replay(from, to, (step) => this.#add(step), before);
  }

  /** It has the same moments as everybody who sees nothing of their own. */
  isShared(viewer: Watcher): boolean {
    return !this.#apart.has(viewer);
  }

  /** The JSON of that viewer's moments. */
  json(viewer: Watcher): string {
    return `[${(this.#apart.get(viewer) ?? this.#shared).join(',')}]`;
  }

  #begin(state: unknown): void {
    const { rules } = this.#game;
    this.#open = openOf(rules.view(state, 'public'));
    for (const seat of this.#seats) this.#own.set(seat, ownIn(rules, state, seat));
  }

  #add({ entry, who, told, state }: Step<unknown, unknown>): void {
    const { rules } = this.#game;
    const open = openOf(rules.view(state, 'public'));
    const openDelta = diff(this.#open, open);
    this.#open = open;
    const head = `{"e":${entry},"w":${who},"f":`;
    const tail = openDelta === undefined ? '' : `,"p":${JSON.stringify(openDelta)}`;
    const shared = `${head}${factsJson(told, 'public')}${tail}`;
    for (const seat of this.#seats) {
      const own = this.#ownJson(seat, ownIn(rules, state, seat));
      const isTold = told.some((each) => 'seat' in each && each.seat === seat);
      const apart = this.#apart.get(seat);
      if (own === '' && !isTold && apart === undefined) continue;
      const mine = isTold ? `${head}${factsJson(told, seat)}${tail}` : shared;
      if (apart === undefined) this.#apart.set(seat, [...this.#shared, `${mine}${own}}`]);
      else apart.push(`${mine}${own}}`);
    }
    this.#shared.push(`${shared}}`);
  }

  #ownJson(seat: Seat, own: object): string {
    const delta = diff(this.#own.get(seat) ?? {}, own);
    this.#own.set(seat, own);
    return delta === undefined ? '' : `,"o":${JSON.stringify(delta)}`;
  }
}

function factsJson(told: readonly Told<unknown>[], viewer: Watcher): string {
  return JSON.stringify(
    told.map((each) => {
      if ('fact' in each) return each.fact;
      return each.seat === viewer ? each.secret : each.shadow;
    }),
  );
}

/** Entries `from` to `to` again, as that viewer saw them, and the view before. */
export function pastOf(
  game: AnyTable,
  viewer: Watcher,
  from: number,
  to: number,
): { readonly view: ViewShape; readonly m: readonly WireMoment[] } {
  const writer = new MomentWriter(game, [viewer]);
  writer.write(from, to);
  return { view: game.viewBefore(viewer, from), m: JSON.parse(writer.json(viewer)) as WireMoment[] };
}

/** The JSON of `nowOf` for several viewers: what all of them see of it is written once. */
export class NowWriter {
  readonly #game: AnyTable;
  readonly #head: string;
  readonly #tail: string;

  constructor(table: LiveTable, game: AnyTable, time: number) {
    this.#game = game;
    this.#head = `{"length":${game.length},"toAct":[${game.toAct.join()}]`;
    this.#tail = `"clocks":${JSON.stringify(table.clocks.shown(time))},"isOver":${game.isOver}}`;
  }

  json(viewer: Watcher): string {
    return `${this.#head},${this.own(viewer)},${this.#tail}`;
  }

  /** What is the viewer's alone in it. */
  own(viewer: Watcher): string {
    const asked = viewer === 'public' ? -1 : this.#game.asked(viewer);
    const changeable = viewer === 'public' ? -1 : (this.#game.changeable(viewer) ?? -1);
    return `"asked":${asked},"changeable":${changeable}`;
  }
}

export function nowOf(table: LiveTable, game: AnyTable, viewer: Watcher, time: number): GameNow {
  return {
    length: game.length,
    toAct: game.toAct,
    asked: viewer === 'public' ? -1 : game.asked(viewer),
    changeable: viewer === 'public' ? -1 : (game.changeable(viewer) ?? -1),
    clocks: table.clocks.shown(time),
    isOver: game.isOver,
  };
}
