/** What a coach says: the idea, and what to do now. */
export interface CoachTexts {
  readonly say: string;
  /** Only if there is something to do; also said to a learner who does something else. */
  readonly ask?: string;
  /** In place of the general sentence, at a later tap of the same step: for every tap of a kind, or for one action. */
  readonly then?: Readonly<Record<string, string>>;
}

/** The taps of a step after its first. */
export type CoachTap = 'wild' | 'step' | 'car' | 'decision' | 'confirm';

type DownforceStep =
  | 'cars'
  | 'bid'
  | 'pass'
  | 'prizes'
  | 'wild'
  | 'lines'
  | 'bet'
  | 'jam'
  | 'power'
  | 'finish'
  | 'score';

type FormulaStep = 'places' | 'slipstream' | 'pit' | 'hold' | 'spin' | 'own' | 'clock' | 'charge' | 'points';

/** Texts of the lessons and of the race with hints. */
export interface LessonTexts {
  title(game: string): string;
  progress(step: number, of: number): string;
  readonly next: string;
  /** The coach does this step. */
  readonly doIt: string;
  readonly leave: string;
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly stay: string;
  readonly restart: string;
  /** At the taps that need no words of their own. */
  readonly taps: Readonly<Record<CoachTap, string>>;
  /** Something else was chosen. */
  astray(ask: string): string;
  readonly astrayUndo: string;
  readonly done: {
    readonly title: string;
    readonly text: string;
    readonly other: (game: string) => string;
    readonly race: string;
    readonly raceNow: string;
    readonly again: string;
    readonly home: string;
  };
  readonly steps: {
    readonly downforce: Readonly<Record<DownforceStep, CoachTexts>>;
    readonly formula: Readonly<Record<FormulaStep, CoachTexts>>;
  };
  readonly hints: HintTexts;
}

/** Why a strong player would do this: the codes of the bots' reasons. */
export interface HintTexts {
  readonly title: (game: string) => string;
  readonly label: string;
  readonly show: string;
  readonly hide: string;
  /** The accessible name of that button. */
  readonly hideLabel: string;
  readonly thinking: string;
  readonly downforce: Readonly<
    Record<
      'brings-home' | 'moves-own' | 'moves' | 'jams' | 'least-harm',
      (card: string, car: string, spaces: number) => string
    >
  >;
  readonly formula: Readonly<
    Record<
      | 'moves-up'
      | 'slipstream'
      | 'holds-back'
      | 'costs-rivals'
      | 'charges'
      | 'gambles'
      | 'saves'
      | 'least-harm'
      | 'takes-out',
      (card: string, car: string, other: string) => string
    >
  > &
    Readonly<Record<'rolls-again' | 'stops' | 'accepts' | 'rejects', string>>;
  readonly onlyWay: string;
}
