import type { Seat, ViewShape } from '@paddock/kernel';
import { diff, type GameNow, type WireMoment } from '@paddock/protocol';
import type { Step, Told } from '@paddock/table';
import type { AnyTable } from './games.ts';
import type { LiveTable } from './live-table.ts';

export type Watcher = Seat | 'public';

/** What viewers have on their screens: the base of the next changes. */
export interface Screens {
  readonly length: number;
  readonly open: object;
  readonly own: ReadonlyMap<Seat, object>;
}

export function screensOf(game: AnyTable, seats: Iterable<Seat>, length = game.length): Screens {
  const own = new Map<Seat, object>();
  for (const seat of seats) own.set(seat, ownOf(game.viewBefore(seat, length)));
  return { length, open: openOf(game.viewBefore('public', length)), own };
}

function openOf(view: ViewShape): object {
  return view.public as object;
}

function ownOf(view: ViewShape): object {
  return view.own ?? {};
}

/**
 * The moments of entries `screens.length` to `to` for several viewers at once, as the JSON of a list each. What all of
 * them see is found and written once; only what a seat alone sees is added for it.
 */
export class MomentWriter {
  readonly #game: AnyTable;
  readonly #parts = new Map<Watcher, string[]>();
  readonly #own: Map<Seat, object>;
  #open: object;

  constructor(game: AnyTable, screens: Screens, viewers: Iterable<Watcher>) {
    this.#game = game;
    this.#open = screens.open;
    this.#own = new Map(screens.own);
    for (const viewer of viewers) this.#parts.set(viewer, []);
  }

  write(from: number, to: number): Screens {
    this.#game.replay(from, to, (step) => this.#add(step));
    return { length: to, open: this.#open, own: this.#own };
  }

  /** The JSON of that viewer's moments. */
  json(viewer: Watcher): string {
    return `[${this.#parts.get(viewer)?.join(',') ?? ''}]`;
  }

  #add({ entry, who, told, state }: Step<unknown, unknown>): void {
    const { rules } = this.#game;
    const open = openOf(rules.view(state, 'public'));
    const openDelta = diff(this.#open, open);
    this.#open = open;
    const head = `{"e":${entry},"w":${who}`;
    const openJson = openDelta === undefined ? '' : `,"p":${JSON.stringify(openDelta)}`;
    const shared = new SharedFacts(told);
    for (const [viewer, parts] of this.#parts) {
      const ownJson = viewer === 'public' ? '' : this.#ownJson(viewer, rules.view(state, viewer));
      parts.push(`${head},"f":${shared.json(viewer)}${openJson}${ownJson}}`);
    }
  }

  #ownJson(seat: Seat, view: ViewShape): string {
    const own = ownOf(view);
    const delta = diff(this.#own.get(seat) ?? {}, own);
    this.#own.set(seat, own);
    return delta === undefined ? '' : `,"o":${JSON.stringify(delta)}`;
  }
}

/** Each fact is written once, however many are told it. */
class SharedFacts {
  readonly #told: readonly Told<unknown>[];
  readonly #open: string | undefined;

  constructor(told: readonly Told<unknown>[]) {
    this.#told = told;
    const isOpen = told.every((each) => 'fact' in each);
    this.#open = isOpen ? JSON.stringify(told.map((each) => ('fact' in each ? each.fact : null))) : undefined;
  }

  json(viewer: Watcher): string {
    if (this.#open !== undefined) return this.#open;
    return JSON.stringify(
      this.#told.map((each) => {
        if ('fact' in each) return each.fact;
        return each.seat === viewer ? each.secret : each.shadow;
      }),
    );
  }
}

/** Entries `from` to `to` again, as that viewer saw them, and the view before. */
export function pastOf(
  game: AnyTable,
  viewer: Watcher,
  from: number,
  to: number,
): { readonly view: ViewShape; readonly m: readonly WireMoment[] } {
  const screens = screensOf(game, viewer === 'public' ? [] : [viewer], from);
  const writer = new MomentWriter(game, screens, [viewer]);
  writer.write(from, to);
  return { view: game.viewBefore(viewer, from), m: JSON.parse(writer.json(viewer)) as WireMoment[] };
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
