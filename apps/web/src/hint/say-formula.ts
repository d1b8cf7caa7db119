import type { FormulaFact, FormulaOptions, FormulaView } from '@paddock/formula';
import { rounded, withDecimals } from '../app/figures.ts';
import { loadTexts } from '../i18n/texts.ts';
import { hintText } from '../lessons/hint-text.ts';
import type { PlanSpeaker } from './plan-words.ts';

/** Other facts of a plan say what its title has said. */
const OUTCOMES: ReadonlySet<string> = new Set(['moved', 'retired', 'nothing']);

export async function speakFormula(options: unknown, names: readonly string[]): Promise<PlanSpeaker> {
  const texts = await loadTexts('formula', 'downforce', 'shared', 'minds', 'lessons');
  const { drivers, races } = options as FormulaOptions;
  return {
    counts: 'points',
    plan: (plan, { facts, seat: you }) => {
      const context = { names, you, drivers };
      return {
        title: plan.map((text) => texts.formula.action(text, context)).join(' · '),
        outcome: (facts as readonly FormulaFact[])
          .filter(({ kind }) => OUTCOMES.has(kind))
          .map((fact) => texts.formula.fact(fact, context))
          .join(' '),
      };
    },
    amount: (points) => withDecimals(texts.shared.points(rounded(points))),
    isLastRace: (view) => (view as FormulaView).public.race === races - 1,
    why: (answer) =>
      hintText(texts.lessons.hints, 'formula', texts, answer) ||
      (answer.reasons.code === 'ready' ? texts.minds.hint.why.ready('', '') : ''),
    sale: () => [],
  };
}
