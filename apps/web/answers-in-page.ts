import { DOWNFORCE_BOTS, FORMULA_BOTS } from '@paddock/bots';
import { answerDigests, type AnswerOptions } from '@paddock/bots/answers';

/** For `answers.ts`, in a browser. */
export function answersIn(game: string, options: AnswerOptions): string[] {
  const bots = [DOWNFORCE_BOTS, FORMULA_BOTS].find(({ game: { rules } }) => rules.game === game);
  return bots === undefined ? [] : answerDigests(bots, options);
}
