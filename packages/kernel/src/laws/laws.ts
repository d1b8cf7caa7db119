import { fastChance, type FastChance } from '../chance.ts';
import { recalled } from '../recalled.ts';
import { isRefusal } from '../refusal.ts';
import type { Action, Rules, Setup, Viewer, ViewShape } from '../rules.ts';
import { isIn, seatsIn, TABLE, TABLE_ALONE, type Seat } from '../seat.ts';
import { LawBroken, type Law } from './broken.ts';
import { fingerprint, Listeners, viewersOf } from './listen.ts';

export interface LawRun {
  readonly seed: string;
  /** The costly laws are checked at one step in this many; 1 means every step. */
  readonly every: number;
  /** Whether they are checked on the last state too; true by default. */
  readonly atEnd?: boolean;
  /** More actions than any game can have. */
  readonly longest: number;
}

export interface LawReport<State> {
  readonly actions: number;
  readonly checked: number;
  readonly final: State;
}

/** Numbers that no game uses for an action, and some that one might. */
const STRANGE = [-1, -64, 0.5, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 53, 1e300];
const PROBES = 48;
const LARGEST_PROBE = 4096;
const LONGEST_PLAN = 60;
const OLD_COPIES = 8;

/** Plays one random game to its end and checks every law on the way. */
export function playUnderLaws<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  setup: Setup<Options>,
  run: LawRun,
  watch?: (state: State) => void,
): LawReport<State> {
  return new Trial(rules, setup, run).play(watch);
}

class Trial<Options, State, View extends ViewShape, Fact> {
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #run: LawRun;
  readonly #players: number;
  readonly #viewers: readonly Viewer[];
  /** One chance for the game, another for what to check: checking must not change the game. */
  readonly #chance: FastChance;
  readonly #look: FastChance;
  readonly #state: State;
  readonly #used: State;
  readonly #old: { readonly state: State; readonly print: string; readonly step: number }[] = [];
  readonly #out: Action[] = [];
  #step = 0;
  /** That TABLE has just drawn from; undefined: a seat has acted since. */
  #deal: number | undefined;
  #checked = 0;

  constructor(rules: Rules<Options, State, View, Fact>, setup: Setup<Options>, run: LawRun) {
    this.#rules = rules;
    this.#run = run;
    this.#players = setup.players;
    this.#viewers = viewersOf(setup.players);
    this.#chance = fastChance(`${run.seed} game`);
    this.#look = fastChance(`${run.seed} look`);
    this.#state = rules.start(setup);
    this.#used = rules.start(setup);
  }

  play(watch: ((state: State) => void) | undefined): LawReport<State> {
    for (;;) {
      watch?.(this.#state);
      const asked = this.#rules.toAct(this.#state);
      const { every, atEnd = true } = this.#run;
      const isChecked = asked === 0 ? atEnd : this.#look.below(every) === 0;
      if (isChecked) this.#checkStanding();
      if (asked === 0) break;
      if (++this.#step > this.#run.longest) this.#broken('games end');
      this.#act(isChecked);
    }
    for (const { state, print, step } of this.#old) {
      if (fingerprint(state) !== print) this.#broken('no old copy ever changes', `copy of step ${step}`);
    }
    if (this.#rules.outcome(this.#state) === undefined) this.#broken('a game that is over has an outcome');
    return { actions: this.#step, checked: this.#checked, final: this.#state };
  }

  #broken(law: Law, detail = ''): never {
    throw new LawBroken(
      law,
      `seed «${this.#run.seed}», ${this.#players} players, step ${this.#step}. ${detail}`,
    );
  }

  #legal(state: State, seat: Seat): Action[] {
    const count = this.#rules.legal(state, seat, this.#out);
    return this.#out.slice(0, count);
  }

  /** One random action by a random actor. */
  #act(isChecked: boolean): void {
    const rules = this.#rules;
    const asked = rules.toAct(this.#state);
    if (asked === TABLE_ALONE) {
      const deal = rules.deal(this.#state);
      if (deal !== (this.#deal ?? deal)) this.#broken('a seat acts between two deals', `deal ${deal}`);
      this.#deal = deal;
      const action = rules.roll(this.#state, this.#chance);
      const refused = rules.refusal(this.#state, TABLE, action);
      if (refused !== undefined) this.#broken('what TABLE rolls is not refused', refused.code);
      return this.#apply(TABLE, action, isChecked);
    }
    this.#deal = undefined;
    const seats = seatsIn(asked);
    if (isIn(asked, TABLE) || seats.some((seat) => seat >= this.#players)) {
      this.#broken('somebody acts, or the game is over', `asked ${asked}`);
    }
    const seat = seats[this.#chance.below(seats.length)] ?? 0;
    const count = rules.legal(this.#state, seat, this.#out);
    const action = this.#out[this.#chance.below(count)];
    if (count === 0 || action === undefined)
      this.#broken('somebody acts, or the game is over', `seat ${seat} has nothing`);
    this.#apply(seat, action, isChecked);
  }

  #apply(who: number, action: Action, isChecked: boolean): void {
    if (!isChecked) return this.#rules.apply(this.#state, who, action);
    const before = this.#viewers.map((viewer) => this.#seen(this.#state, viewer));
    if (this.#old.length < OLD_COPIES) {
      const state = this.#rules.copy(this.#state);
      this.#old.push({ state, print: fingerprint(state), step: this.#step });
    }
    const told = new Listeners<Fact>(this.#viewers);
    this.#rules.apply(this.#state, who, action, told);
    for (const [index, viewer] of this.#viewers.entries()) {
      if (told.by(viewer).length > 0 || this.#seen(this.#state, viewer) === before[index]) continue;
      this.#broken(
        'a viewer whose view changed was told a fact',
        `viewer ${viewer}, ${this.#rules.write(action)}`,
      );
    }
  }

  #seen(state: State, viewer: Viewer): string {
    return JSON.stringify(recalled(this.#rules, state, viewer));
  }

  /** The laws about a single state. */
  #checkStanding(): void {
    this.#checked++;
    const reused = this.#rules.copy(this.#state, this.#used);
    if (fingerprint(reused) !== fingerprint(this.#state))
      this.#broken('copying into a used state gives the same state');
    for (const viewer of this.#viewers) this.#checkImagination(viewer);
    for (let seat = 0; seat < this.#players; seat++) this.#checkActions(seat);
    this.#checkSealed();
  }

  #checkImagination(viewer: Viewer): void {
    const rules = this.#rules;
    const seen = this.#seen(this.#state, viewer);
    const imagined = rules.imagine(JSON.parse(seen) as View, this.#look);
    const again = this.#seen(imagined, viewer);
    if (again !== seen)
      this.#broken('view(imagine(view)) is the view', `viewer ${viewer}: ${difference(seen, again)}`);
    if (typeof viewer !== 'number') return;
    const real = this.#legal(this.#state, viewer);
    if (real.join() !== this.#legal(imagined, viewer).join()) {
      this.#broken('legal on the imagined state is legal on the real one', `seat ${viewer}`);
    }
    for (const probe of this.#probes(real)) {
      const here = JSON.stringify(rules.refusal(this.#state, viewer, probe));
      const there = JSON.stringify(rules.refusal(imagined, viewer, probe));
      if (here !== there)
        this.#broken('a refusal depends only on the view', `seat ${viewer}: ${here} or ${there}`);
    }
    this.#checkPlan(viewer, rules.copy(this.#state), imagined);
  }

  /** A plan ends when the planner is no longer to act. */
  #checkPlan(seat: Seat, real: State, imagined: State): void {
    for (let step = 0; step < LONGEST_PLAN && isIn(this.#rules.toAct(real), seat); step++) {
      const choices = this.#legal(real, seat);
      const action = choices[this.#look.below(choices.length)];
      if (action === undefined) return;
      const told = new Listeners<Fact>([seat]);
      const foretold = new Listeners<Fact>([seat]);
      this.#rules.apply(real, seat, action, told);
      this.#rules.apply(imagined, seat, action, foretold);
      const isSame =
        this.#seen(real, seat) === this.#seen(imagined, seat) &&
        told.by(seat).join() === foretold.by(seat).join();
      if (!isSame)
        this.#broken('a plan looks the same on both states until it ends', this.#rules.write(action));
    }
  }

  #checkActions(seat: Seat): void {
    const legal = this.#legal(this.#state, seat);
    const allowed = new Set(legal);
    if (allowed.size !== legal.length) this.#broken('legal lists each action once', `seat ${seat}`);
    if (legal.length > 0 !== isIn(this.#rules.toAct(this.#state), seat)) {
      this.#broken('only a seat that is asked has legal actions', `seat ${seat}`);
    }
    for (const action of legal) {
      const refused = this.#rules.refusal(this.#state, seat, action);
      const text = this.#rules.write(action);
      if (refused !== undefined)
        this.#broken('every legal action is not refused', `${text}: ${refused.code}`);
      const again = this.#rules.read(text);
      if (isRefusal(again) || again !== action) this.#broken('read(write(action)) is the action', text);
    }
    for (const probe of this.#probes(legal)) {
      if (allowed.has(probe)) continue;
      const refused = this.#rules.refusal(this.#state, seat, probe);
      if (refused === undefined || refused.code === '' || refused.rule === '') {
        this.#broken('every other number is refused, with a reason', `seat ${seat}, ${probe}`);
      }
    }
  }

  #probes(legal: readonly Action[]): number[] {
    const probes = [...STRANGE, ...legal.flatMap((action) => [action - 1, action + 1])];
    for (let i = 0; i < PROBES; i++) probes.push(this.#look.below(LARGEST_PROBE));
    return probes;
  }

  #checkSealed(): void {
    const asked = this.#rules.toAct(this.#state);
    const seats = seatsIn(asked);
    if (asked === TABLE_ALONE || seats.length < 2) return;
    const choices = seats.map((seat) => {
      const legal = this.#legal(this.#state, seat);
      return { seat, action: legal[this.#look.below(legal.length)] ?? -1 };
    });
    const inOrder = this.#afterAll(choices);
    const shuffled = choices.toSorted(() => this.#look.below(3) - 1);
    for (const other of [choices.toReversed(), shuffled]) {
      if (this.#afterAll(other) !== inOrder)
        this.#broken('sealed choices may come in any order', JSON.stringify(other));
    }
  }

  #afterAll(choices: readonly { readonly seat: Seat; readonly action: Action }[]): string {
    const state = this.#rules.copy(this.#state);
    for (const { seat, action } of choices) this.#rules.apply(state, seat, action);
    return fingerprint(state);
  }
}

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 30), at + 40)}… against …${b.slice(Math.max(0, at - 30), at + 40)}…`;
}
