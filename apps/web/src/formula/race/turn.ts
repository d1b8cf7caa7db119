import type { Seat } from '@paddock/kernel';
import { formula, type CardName, type CarName, type FormulaFact, type FormulaView } from '@paddock/formula';
import { PlannedTurn, planOn } from '../../table/desk/planned-turn.ts';

/** A turn of Formula. Another choice of the same kind replaces the last one; another card replaces the whole turn. */
export class Turn extends PlannedTurn<FormulaView, FormulaFact> {
  constructor(view: FormulaView, seat: Seat) {
    super(planOn(formula, view, seat));
  }

  get card(): CardName | null {
    return named(this.texts, 'play') as CardName | null;
  }

  get car(): CarName | null {
    return named(this.texts, 'car') as CarName | null;
  }

  /** Cars that may be chosen now, or instead of the one that is. */
  get candidates(): readonly CarName[] {
    const texts = this.isComplete && this.car !== null ? this.alternatives : this.legal;
    return texts.filter((text) => text.startsWith('car ')).map((text) => text.slice(4) as CarName);
  }

  /** Again or stop, accept or reject: what has a button of its own. */
  get decisions(): readonly string[] {
    return this.legal.filter((text) => !text.includes(' '));
  }

  /** The race may end with this play; being ready for the next is a turn of its own (F-E3). */
  protected override get isNewQuestion(): boolean {
    return this.open.phase === 'resting';
  }

  protected override stepsKept(text: string): number {
    if (kindOf(text) === 'card') return 0;
    const last = this.texts.length - 1;
    const isInPlace = this.isComplete && kindOf(this.texts[last] ?? '') === kindOf(text);
    return isInPlace ? last : this.texts.length;
  }
}

function named(texts: readonly string[], verb: string): string | null {
  const text = texts.findLast((taken) => taken.startsWith(`${verb} `));
  return text === undefined ? null : text.slice(verb.length + 1);
}

/** Choices of one kind replace each other. */
function kindOf(text: string): 'card' | 'car' | 'decision' {
  if (text.startsWith('play ')) return 'card';
  return text.startsWith('car ') ? 'car' : 'decision';
}
