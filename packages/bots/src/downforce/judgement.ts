import type { DownforceRules, DownforceView } from '@paddock/downforce';
import { isIn, isRefusal, type Action } from '@paddock/kernel';
import type { Answer, Bot } from '../bot.ts';
import { EXPLAINED } from './explained.ts';
import { ask, type Plan, type Question, type QuestionKind } from './question.ts';
import { answerWith } from './reasons.ts';

/** How a level answers each kind of question: plans in any order; the best is chosen. */
type Judgement = Readonly<Record<QuestionKind, (question: Question) => readonly Plan[]>>;

/** A level, at tables that are played by these rules: a page may begin without the variants. */
export type Level = (rules: DownforceRules) => Bot<DownforceView>;

/**
 * A bot that answers one question after another until it is no longer to act: a bet may follow a card at once, and
 * nothing hidden is revealed between them.
 */
export function levelOf(judgement: Judgement): Level {
  return (rules) =>
    (view, seat, chance, budget): Answer => {
      const state = rules.imagine(view, chance);
      let answer: Answer | undefined;
      let seen = view;
      while (isIn(rules.toAct(state), seat)) {
        const question = ask(rules, state, seen, seat, chance, budget);
        const next = answerWith(question, judgement[question.kind](question), EXPLAINED[question.kind]);
        for (const text of next.do) rules.apply(state, seat, actionOf(rules, text));
        answer = answer === undefined ? next : { ...answer, do: [...answer.do, ...next.do] };
        seen = rules.view(state, seat);
      }
      if (answer === undefined) throw new Error(`seat ${seat} is not asked`);
      return answer;
    };
}

function actionOf(rules: DownforceRules, text: string): Action {
  const action = rules.read(text);
  if (isRefusal(action)) throw new Error(`${text} is not an action`);
  return action;
}
