import type { Alternative, Answer, Reasons } from '../bot.ts';
import type { Plan, Question } from './question.ts';

/** Why a Downforce bot did what it did; variants add theirs. Beside each code, the parameters of its sentence. */
export const DOWNFORCE_REASONS = [
  'any', // the random player: no reason
  'only-way', // nothing else was legal
  'bids', // car, offer
  'passes', // car
  'keeps', // power
  'bets-on-own', // car
  'bets-on-other', // car
  'names-podium', // first, second, third: cars (D-V9)
  'declines', // D-V5
  'brings-home', // card, car: its own
  'moves-own', // card, car, spaces
  'jams', // card, car: somebody else's, which loses spaces
  'moves', // card, car, spaces: nobody owns a car
  'least-harm', // card
  'steers', // car: its own, by Cunning, while another plays
  'adds-spaces', // car: its own, by a power, while another plays
] as const;
export type DownforceReason = (typeof DOWNFORCE_REASONS)[number];

export type Explained<Code extends string = DownforceReason> = Omit<Reasons, 'alternatives'> & {
  readonly code: Code;
};

export type Explain<Code extends string = string> = (question: Question, best: Plan) => Explained<Code>;

/** The first plan, and why. `ranked`: best first. */
export function answerWith(question: Question, ranked: readonly Plan[], explain: Explain): Answer {
  const [best] = ranked;
  if (best === undefined) throw new Error(`seat ${question.seat} has nothing to do`);
  const isForced = question.texts.length === 1 && ranked.length === 1;
  const explained: Explained<string> = isForced ? { code: 'only-way', params: {} } : explain(question, best);
  return { do: best.do, reasons: { ...explained, alternatives: alternativesOf(ranked) } };
}

/** The best plan for each first action; figures to a thousandth. */
function alternativesOf(ranked: readonly Plan[]): Alternative[] {
  const begun = new Set<string | undefined>();
  const best = ranked.filter(({ do: [first] }) => !begun.has(first) && begun.add(first));
  return best.map(({ do: texts, value, outlook }) => ({
    do: texts,
    value: rounded(value),
    ...(outlook && { outlook: { points: rounded(outlook.points), win: rounded(outlook.win) } }),
  }));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
