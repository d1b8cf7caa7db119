import type { DownforceOptions, DownforceRules, DownforceView, Phase } from '@paddock/downforce';
import { isIn, isRefusal, type Action } from '@paddock/kernel';
import type { Answer, Bot } from '../bot.ts';
import { byValue } from '../characters/by-taste.ts';
import { ask, kindOf, type Plan, type Question, type QuestionKind } from './question.ts';
import { answerWith, type Explain } from './reasons.ts';

/** The plans for a question, in any order; the best is chosen. */
export type Weigh = (question: Question) => readonly Plan[];

/** Best first. */
export type Rank = (question: Question, plans: readonly Plan[]) => readonly Plan[];

/** How a level answers each kind of question it knows. */
type Judgement = Readonly<Partial<Record<QuestionKind, Weigh>>>;
type Explanations = Readonly<Partial<Record<QuestionKind, Explain>>>;

interface Judged {
  readonly weigh: Weigh;
  readonly explain: Explain;
}

/** What a level does where a variant is played: by phase, the questions only that has; and how it plays a card. */
export interface LevelVariant {
  readonly isPlayed: (options: DownforceOptions) => boolean;
  readonly judged: Readonly<Partial<Record<Phase, Judged>>>;
  readonly drive: Weigh;
}

/** A level, at tables that are played by these rules: a page may begin without the variants. */
export type Level = (rules: DownforceRules, variants?: readonly LevelVariant[]) => Bot<DownforceView>;

/**
 * A bot that answers one question after another until it is no longer to act: a bet may follow a card at once, and
 * nothing hidden is revealed between them.
 */
export function levelOf<Kind extends QuestionKind>(
  judgement: Readonly<Record<Kind, Weigh>>,
  explained: Readonly<Record<Kind, Explain>>,
  rank: Rank = (_, plans) => byValue(plans),
): Level {
  return (rules, variants = []) =>
    (view, seat, chance, budget, leanings): Answer => {
      const state = rules.imagine(view, chance);
      let answer: Answer | undefined;
      let seen = view;
      while (isIn(rules.toAct(state), seat)) {
        const question = ask(rules, state, seen, seat, chance, budget, leanings);
        const { weigh, explain } = judgedBy(judgement, explained, variants, question);
        const next = answerWith(question, rank(question, weigh(question)), explain);
        for (const text of next.do) rules.apply(state, seat, actionOf(rules, text));
        answer = answer === undefined ? next : { ...answer, do: [...answer.do, ...next.do] };
        seen = rules.view(state, seat);
      }
      if (answer === undefined) throw new Error(`seat ${seat} is not asked`);
      return answer;
    };
}

function judgedBy(
  judgement: Judgement,
  explained: Explanations,
  variants: readonly LevelVariant[],
  question: Question,
): Judged {
  const { options, phase } = question.view.public;
  const kind = kindOf(question);
  const variant = variants.find(({ isPlayed }) => isPlayed(options));
  const weigh = { ...judgement, ...variant }[kind];
  const explain = explained[kind];
  const judged = variant?.judged[phase] ?? (weigh && explain && { weigh, explain });
  if (judged === undefined) throw new Error(`nobody knows how to answer in ${phase}`);
  return judged;
}

function actionOf(rules: DownforceRules, text: string): Action {
  const action = rules.read(text);
  if (isRefusal(action)) throw new Error(`${text} is not an action`);
  return action;
}
