import { fastChance, type FastChance } from '../chance.ts';
import { recalled } from '../recalled.ts';
import type { Action, Rules, Setup, Viewer, ViewShape } from '../rules.ts';
import { seatsIn, TABLE, TABLE_ALONE, type Actor } from '../seat.ts';
import { Listeners } from './listen.ts';

/** A game as it would be recorded: who did what, in order. */
export interface Act {
  readonly who: Actor;
  readonly action: Action;
  readonly text: string;
}

/** An act whose content a viewer may not know, and the act (exclusive) up to which that holds. */
export interface Hidden {
  readonly at: number;
  readonly until: number;
  /** Even the verb is hidden: an act with another verb may replace it. */
  readonly anyVerb?: boolean;
}

export interface TwinRun {
  readonly seed: string;
  readonly twins: number;
  /** Views and refusals are compared after one act in this many (1 by default); facts after every act. */
  readonly every?: number;
}

/**
 * Written by hand for each game, from the script alone: it must use neither `view` nor `imagine`, or the test would be
 * circular.
 */
export type WhatIsHidden = (script: readonly Act[], players: number, viewer: Viewer) => readonly Hidden[];

/** Two worlds that a viewer can tell apart, and must not. */
export interface Leak {
  readonly viewer: Viewer;
  /** The act after which the bytes differ. */
  readonly act: number;
  readonly swapped: readonly [number, number] | readonly [number, string];
  readonly bytes: string;
  readonly twinBytes: string;
}

export interface TwinReport {
  /** Acts after which both worlds' bytes were compared. */
  readonly compared: number;
  readonly twins: number;
  readonly leak?: Leak;
}

export function playScript<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  seed: string,
): Act[] {
  const chance = fastChance(seed);
  const state = rules.start(setup);
  const out: Action[] = [];
  const script: Act[] = [];
  for (let asked = rules.toAct(state); asked !== 0; asked = rules.toAct(state)) {
    const seats = seatsIn(asked);
    const who = asked === TABLE_ALONE ? TABLE : (seats[chance.below(seats.length)] ?? TABLE);
    const action =
      who === TABLE ? rules.roll(state, chance) : (out[chance.below(rules.legal(state, who, out))] ?? -1);
    script.push({ who, action, text: rules.write(action) });
    rules.apply(state, who, action);
  }
  return script;
}

/** Swaps hidden acts of a script, replaces hidden draws, and compares every byte the viewer gets. */
export function compareTwins<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  script: readonly Act[],
  viewer: Viewer,
  hidden: WhatIsHidden,
  run: TwinRun,
): TwinReport {
  const chance = fastChance(run.seed);
  const secrets = hidden(script, setup.players, viewer);
  let compared = 0;
  let twins = 0;
  for (; twins < run.twins && secrets.length > 1; twins++) {
    const twin = twinOf(rules, setup, script, secrets, chance);
    if (twin === undefined) continue;
    const worlds = new TwoWorlds(rules, setup, viewer, `${run.seed} ${twins}`, run.every ?? 1);
    const found = worlds.run(script, twin.script, twin.until);
    compared += worlds.compared;
    if (found !== undefined) return { compared, twins, leak: { viewer, swapped: twin.swapped, ...found } };
  }
  return { compared, twins };
}

export interface Twin {
  readonly script: readonly Act[];
  /** The act (exclusive) up to which the viewer must not be able to tell the two apart. */
  readonly until: number;
  readonly swapped: Leak['swapped'];
}

/** The script with two hidden acts swapped, or one replaced; undefined if this attempt found no twin. */
export function twinOf<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  script: readonly Act[],
  secrets: readonly Hidden[],
  chance: FastChance,
): Twin | undefined {
  const first = secrets[chance.below(secrets.length)];
  const act = first && script[first.at];
  if (first === undefined || act === undefined) return undefined;
  if (chance.below(2) === 0) {
    const second = secrets[chance.below(secrets.length)];
    const other = second && script[second.at];
    if (second === undefined || other === undefined || other.action === act.action) return undefined;
    if (verb(other) !== verb(act)) return undefined;
    const twin = script.map((each, at) => {
      if (at === first.at) return { ...each, action: other.action, text: other.text };
      return at === second.at ? { ...each, action: act.action, text: act.text } : each;
    });
    return { script: twin, until: Math.min(first.until, second.until), swapped: [first.at, second.at] };
  }
  const action = otherThan(rules, setup, script, first, chance);
  if (action === undefined) return undefined;
  const text = rules.write(action);
  const twin = script.map((each, at) => (at === first.at ? { ...each, action, text } : each));
  return { script: twin, until: first.until, swapped: [first.at, text] };
}

function verb(act: Act): string {
  return act.text.split(' ')[0] ?? '';
}

/** Another action that was possible then: for a seat, from its legal list; for TABLE, one that is not refused. */
function otherThan<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  script: readonly Act[],
  { at, anyVerb = false }: Hidden,
  chance: FastChance,
): Action | undefined {
  const state = rules.start(setup);
  for (const { who, action } of script.slice(0, at)) rules.apply(state, who, action);
  const act = script[at];
  if (act === undefined) return undefined;
  const candidates: Action[] = [];
  if (act.who === TABLE) {
    for (let action = 0; action < 4096; action++) {
      if (rules.refusal(state, TABLE, action) === undefined) candidates.push(action);
    }
  } else {
    const out: Action[] = [];
    candidates.push(...out.slice(0, rules.legal(state, act.who, out)));
  }
  const others = candidates.filter(
    (action) =>
      action !== act.action && (anyVerb || verb({ ...act, text: rules.write(action) }) === verb(act)),
  );
  return others.length === 0 ? undefined : others[chance.below(others.length)];
}

/** Runs both scripts side by side, up to the first act that is impossible in the twin. */
class TwoWorlds<Options, State, View extends ViewShape, Fact> {
  compared = 0;
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #viewer: Viewer;
  readonly #probes: readonly Action[];
  readonly #start: State;
  readonly #look: FastChance;
  readonly #every: number;

  constructor(
    rules: Rules<Options, State, View, Fact>,
    setup: Setup<Options>,
    viewer: Viewer,
    seed: string,
    every: number,
  ) {
    const chance = fastChance(seed);
    this.#look = chance;
    this.#every = every;
    this.#rules = rules;
    this.#viewer = viewer;
    this.#start = rules.start(setup);
    this.#probes = Array.from({ length: 12 }, () => chance.below(2048));
  }

  run(
    script: readonly Act[],
    twin: readonly Act[],
    until: number,
  ): Omit<Leak, 'viewer' | 'swapped'> | undefined {
    const parting = script.findIndex((act, at) => twin[at]?.action !== act.action);
    const here = this.#start;
    for (const { who, action } of script.slice(0, parting)) this.#rules.apply(here, who, action);
    const there = this.#rules.copy(here);
    for (let at = parting; at < until; at++) {
      const act = script[at];
      const other = twin[at];
      if (act === undefined || other === undefined) return undefined;
      if (this.#rules.refusal(there, other.who, other.action) !== undefined) return undefined;
      // The first act that differs is always compared.
      const isWhole = at === parting || this.#look.below(this.#every) === 0;
      const bytes = this.#after(here, act, isWhole);
      const twinBytes = this.#after(there, other, isWhole);
      this.compared++;
      if (bytes !== twinBytes) return { act: at, bytes, twinBytes };
    }
    return undefined;
  }

  /** Every byte that the viewer gets: view, facts, legal actions and refusals; the facts alone if not `isWhole`. */
  #after(state: State, { who, action }: Act, isWhole: boolean): string {
    const rules = this.#rules;
    const viewer = this.#viewer;
    const told = new Listeners<Fact>([viewer]);
    rules.apply(state, who, action, told);
    if (!isWhole) return JSON.stringify(told.by(viewer));
    const out: Action[] = [];
    const isSeat = typeof viewer === 'number';
    const legal = isSeat ? out.slice(0, rules.legal(state, viewer, out)) : [];
    const reasons = isSeat ? this.#probes.map((probe) => rules.refusal(state, viewer, probe) ?? null) : [];
    return JSON.stringify([
      recalled(rules, state, viewer),
      told.by(viewer),
      legal,
      reasons,
      rules.toAct(state),
      rules.deal(state),
    ]);
  }
}
