import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  FactLog,
  factsFor,
  fastChance,
  isIn,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Action,
  type Refusal,
  type Seat,
} from '@paddock/kernel';
import {
  formula,
  type FormulaFact,
  type FormulaOptions,
  type FormulaState,
  type FormulaView,
} from '@paddock/formula';
import type { Moment } from '@paddock/table';
import type { LogLine, SeatInfo, Session } from '../session/session.ts';

const NAMES = ['Ana', 'Boris', 'Chloé', 'Dmitri', 'Eva', 'Farid'];

export interface Script {
  readonly seed: string;
  readonly players?: number;
  readonly options?: Partial<FormulaOptions>;
  readonly viewer?: Seat | 'public';
  /** Play at random until the game looks like this. */
  readonly until: (view: FormulaView) => boolean;
  readonly handOverTo?: Seat;
  readonly plan?: readonly string[];
  /** The others stay where they are when the viewer has played. */
  readonly isStill?: boolean;
}

const DEFAULTS: FormulaOptions = {
  races: 3,
  removed: 0,
  teams: 'dealt',
  championship: 'constructors',
  drivers: [],
};

/** A game really played, at random and in the page, as far as a component needs it. */
export class RandomSession implements Session<FormulaView, FormulaFact> {
  readonly game = 'formula';
  readonly match = 'rehearsal';
  readonly seats;
  readonly viewer;
  readonly handOverTo;
  readonly view;
  readonly moment = signal<Moment<FormulaView, FormulaFact> | null>(null);
  readonly log = signal<readonly LogLine<FormulaFact>[]>([]);
  readonly toAct = signal<readonly Seat[]>([]);
  readonly mayAct: ReadonlySignal<boolean>;
  readonly keptPlan = signal<readonly string[]>([]);
  readonly #state: FormulaState;
  readonly #chance;
  readonly #isStill: boolean;
  #waiting: Moment<FormulaView, FormulaFact>[] = [];
  #entry = 0;

  constructor(script: Script) {
    const { seed, players = 4, viewer = 0 } = script;
    this.#chance = fastChance(seed);
    this.#isStill = script.isStill ?? true;
    this.#state = formula.start({ players, options: { ...DEFAULTS, ...script.options } });
    this.viewer = signal(viewer);
    this.handOverTo = signal(script.handOverTo ?? null);
    this.seats = signal<readonly SeatInfo[]>(
      NAMES.slice(0, players).map((name, seat) => ({
        name,
        standIn: null,
        ...(seat > 0 && script.handOverTo === undefined && { bot: 'bot' }),
      })),
    );
    this.view = signal(this.#look());
    while (!script.until(this.#look()) && formula.toAct(this.#state) !== 0) this.#playRandom();
    this.#flush();
    this.keptPlan.value = script.plan ?? [];
    this.mayAct = computed(
      () => this.moment.value === null && this.toAct.value.some((seat) => seat === this.viewer.value),
    );
  }

  takeDevice(): void {
    this.handOverTo.value = null;
  }

  shown(): void {
    const moment = this.moment.peek();
    if (moment === null) return;
    batch(() => {
      this.#settle(moment);
      this.moment.value = this.#waiting.shift() ?? null;
    });
    if (this.moment.peek() === null) this.#goOn();
  }

  skip(): void {
    const moment = this.moment.peek();
    if (moment === null) return;
    batch(() => {
      for (const next of [moment, ...this.#waiting.splice(0)]) this.#settle(next);
      this.moment.value = null;
    });
    this.#goOn();
  }

  command(texts: readonly string[]): Promise<Refusal | undefined> {
    const seat = this.viewer.peek();
    if (seat === 'public') return Promise.resolve(undefined);
    for (const text of texts) {
      const action = formula.read(text);
      if (typeof action !== 'number') return Promise.resolve(action);
      const refusal = formula.refusal(this.#state, seat, action);
      if (refusal !== undefined) return Promise.resolve(refusal);
      this.#apply(seat, action);
    }
    this.keptPlan.value = [];
    this.#playTable();
    this.toAct.value = [];
    this.moment.value = this.#waiting.shift() ?? null;
    return Promise.resolve(undefined);
  }

  keepPlan(texts: readonly string[]): void {
    this.keptPlan.value = texts;
  }

  /** One more thing happens, at any seat. */
  playOne(): void {
    this.#playRandom();
    this.#playTable();
    if (this.moment.peek() === null) this.moment.value = this.#waiting.shift() ?? null;
  }

  #goOn(): void {
    const set = formula.toAct(this.#state);
    this.toAct.value = seatsIn(set);
    const viewer = this.viewer.peek();
    if (this.#isStill || set === 0 || (viewer !== 'public' && isIn(set, viewer))) return;
    setTimeout(() => this.playOne(), 300);
  }

  #playRandom(): void {
    const set = formula.toAct(this.#state);
    if (set === 0) return;
    if (set === TABLE_ALONE) {
      this.#apply(TABLE, formula.roll(this.#state, this.#chance));
      return;
    }
    const [seat = 0] = seatsIn(set);
    const out: Action[] = [];
    const count = formula.legal(this.#state, seat, out);
    this.#apply(seat, out[this.#chance.below(count)] ?? 0);
  }

  #playTable(): void {
    while (formula.toAct(this.#state) === TABLE_ALONE) this.#playRandom();
  }

  #apply(who: number, action: Action): void {
    const log = new FactLog<FormulaFact>();
    formula.apply(this.#state, who, action, log);
    const facts = factsFor(log.take(), this.viewer.peek());
    this.#waiting.push({ entry: this.#entry++, who, facts, view: this.#look() });
  }

  #look(): FormulaView {
    return formula.view(this.#state, this.viewer.peek());
  }

  /** What was played so far has been seen. */
  #flush(): void {
    for (const moment of this.#waiting.splice(0)) this.#settle(moment);
    this.view.value = this.#look();
    this.toAct.value = seatsIn(formula.toAct(this.#state));
  }

  #settle({ entry, facts, view }: Moment<FormulaView, FormulaFact>): void {
    this.view.value = view;
    this.log.value = [...this.log.peek(), ...facts.map((fact) => ({ entry, fact }))];
  }
}
