import { computed, type ReadonlySignal } from '@preact/signals';
import type { CardName, CarName, FormulaFact, FormulaPublic, FormulaView } from '@paddock/formula';
import type { Context, Parts } from '@paddock/words';
import type { Texts } from '../i18n/texts.ts';
import type { Session } from '../session/session.ts';
import { Desk as TableDesk } from '../table/desk/desk.ts';
import { Animator } from './race/animator.ts';
import { placesIn } from './race/places.ts';
import { Turn } from './race/turn.ts';

export type FormulaSession = Session<FormulaView, FormulaFact>;

/** All that a table of Formula says. */
export type FormulaTableTexts = Texts<'table' | 'shared' | 'formula' | 'formulaTexts'>;

/** What a tap means in Formula. */
export class Desk extends TableDesk<FormulaView, FormulaFact, Turn, Animator> {
  readonly #texts: FormulaTableTexts;

  constructor(session: FormulaSession, texts: FormulaTableTexts) {
    const { public: open } = session.view.peek();
    super(session, new Animator(placesIn(open)), (view, seat) => new Turn(view, seat));
    this.#texts = texts;
  }

  get words(): Parts['formula'] {
    return this.#texts.formula;
  }

  get texts(): Parts['formulaTexts'] {
    return this.#texts.formulaTexts;
  }

  get table(): Parts['table'] {
    return this.#texts.table;
  }

  get shared(): Parts['shared'] {
    return this.#texts.shared;
  }

  /** What is on the table without the plan: counts do not change while one is only thinking. */
  readonly now: ReadonlySignal<FormulaPublic> = computed(
    () => (this.session.moment.value?.view ?? this.session.view.value).public,
  );

  chooseCard(card: CardName): void {
    const turn = this.turn;
    if (turn?.card === card && turn.open.phase !== 'playing') this.undo();
    else this.choose(`play ${card}`);
  }

  chooseCar(car: CarName): void {
    const turn = this.turn;
    if (turn?.isComplete === true && turn.car === car) void this.confirm();
    else this.choose(`car ${car}`);
  }

  /** A button of its own is clear enough: it is not asked for again. */
  decide(text: string): void {
    if (this.choose(text)) void this.confirm();
  }

  /** Ready for the next race. */
  async goOn(): Promise<void> {
    const refusal = await this.session.command(['ready']);
    if (refusal !== undefined) this.refused.value = refusal;
  }

  protected override get gameContext(): Partial<Context> {
    return { drivers: this.session.view.peek().public.options.drivers };
  }
}
