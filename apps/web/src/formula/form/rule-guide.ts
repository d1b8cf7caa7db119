import { QUESTIONS, type FormulaHelp } from '@paddock/words/page/help/formula';
import { lazily } from '../../app/lazy.tsx';
import { questionsOf, type RuleGuide } from '../../help/rule-guide.ts';

/** The pictures are drawn by the board's own code, which comes with the first of them. */
const Picture = lazily(
  async () => (await import('../pictures/rule-picture.tsx')).RulePicture,
  () => null,
);

export function formulaGuide(texts: () => FormulaHelp): RuleGuide {
  return {
    questions: () => questionsOf(QUESTIONS, texts().questions),
    pictureText: (rule) => Object.entries(texts().pictures).find(([id]) => id === rule)?.[1],
    Picture,
  };
}
