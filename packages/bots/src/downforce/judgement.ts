import type { DownforceRules, DownforceView } from '@paddock/downforce';
import { isIn, isRefusal, type Action } from '@paddock/kernel';
import type { Answer, Bot } from '../bot.ts';
import { ask, type Plan, type Question, type QuestionKind } from './question.ts';
import { answerWith, type Explained } from './reasons.ts';

/** A way of answering questions of the game: plans in any order, of which the one of most value is followed. */
export type Judgement<Kind extends QuestionKind = QuestionKind> = Readonly<
  Record<Kind, (question: Question) => readonly Plan[]>
>;

/** Why the plan that is followed is the best. */
export type Explanations<Kind extends QuestionKind = QuestionKind> = Readonly<
  Record<Kind, (question: Question, best: Plan) => Explained>
>;

/**
 * A bot that answers one question after the other until it is no longer to act: a card played may be followed by the
 * bet at once, and between them nothing hidden has come to light.
 */
export function botOf<Kind extends QuestionKind>(
  rules: DownforceRules,
  judgement: Judgement<Kind>,
  explanations: Explanations<Kind>,
): Bot<DownforceView> {
  const isKnown = (kind: QuestionKind): kind is Kind => Object.hasOwn(judgement, kind);
  return (view, seat, chance, budget): Answer => {
    const state = rules.imagine(view, chance);
    let answer: Answer | undefined;
    let seen = view;
    while (isIn(rules.toAct(state), seat)) {
      const question = ask(rules, state, seen, seat, chance, budget);
      const { kind } = question;
      if (!isKnown(kind)) throw new Error(`nobody here can answer «${kind}»`);
      const next = answerWith(question, judgement[kind](question), explanations[kind]);
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
  if (isRefusal(action)) throw new Error(`${text} is no action`);
  return action;
}
