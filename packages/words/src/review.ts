export type ReviewGrade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type ReviewCause = 'decision' | 'grid' | 'deal' | 'draw' | 'die' | 'lot' | 'reveal';
/** What a result is made of. */
export type ReviewPart = 'start' | 'luck' | 'own' | 'others' | 'residual' | 'result';

/** What a review of a game says on the command line; the page has its own texts. Numbers come in as text: «14 %», «+1.3». */
export interface ReviewWords {
  /** A whole sentence about a decision; `chance` is what it gave away. */
  readonly verdicts: Readonly<Record<ReviewGrade, (chance: string) => string>>;
  readonly causes: Readonly<Record<ReviewCause, string>>;
  readonly parts: Readonly<Record<ReviewPart, string>>;
  readonly chance: string;
  readonly score: string;
  readonly tooEarly: string;
  readonly turns: string;
  readonly noTurns: string;
  readonly worst: string;
  readonly noMistakes: string;
  readonly totals: string;
  readonly moment: (entry: number) => string;
  readonly played: string;
  readonly better: string;
  readonly progress: (percent: string) => string;
  readonly unfinished: string;
  readonly calibration: {
    readonly headline: (
      title: string,
      games: string,
      players: number,
      levels: string,
      seed: string,
    ) => string;
    readonly reliability: string;
    readonly bin: (said: string, won: string, count: string) => string;
    readonly brier: (said: string, raw: string, base: string, count: string) => string;
    readonly late: string;
    readonly stage: (from: string, to: string) => string;
    readonly trust: (knots: string) => string;
  };
  /** Labels of figures about one level against a table of another. */
  readonly measure: {
    readonly headline: (
      title: string,
      one: string,
      rivals: number,
      others: string,
      games: string,
      seed: string,
    ) => string;
  } & Readonly<
    Record<
      'wins' | 'leastGiven' | 'mostGained' | 'luckOfOne' | 'luckOfOthers',
      (one: string, others: string) => string
    >
  >;
}
