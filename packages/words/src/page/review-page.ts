/** What brought somebody where they ended up, line by line. */
export type ReviewLine = 'start' | 'luck' | 'own' | 'others' | 'residual' | 'result';
/** What can be lucky. */
export type LuckEvent = 'grid' | 'deal' | 'draw' | 'die' | 'lot';

/** The review of a finished game. */
export interface ReviewPageTexts {
  readonly title: string;
  readonly lead: string;
  readonly making: (share: string) => string;
  readonly whole: string;
  /** Whole, and stored on this device. */
  readonly kept: string;
  readonly stopped: (share: string) => string;
  readonly stop: string;
  readonly goOn: string;
  readonly failed: string;
  readonly unfinished: string;
  readonly watch: string;
  /** What the figures are: a chance, money, points. */
  readonly unit: string;
  readonly units: Readonly<Record<'win' | 'money' | 'points', string>>;
  readonly chart: string;
  readonly asTable: string;
  readonly moment: string;
  readonly atStart: string;
  readonly early: string;
  readonly earlyText: string;
  readonly turns: string;
  readonly noTurns: string;
  readonly decisions: string;
  readonly of: string;
  readonly noDecisions: string;
  readonly nothingToDecide: string;
  readonly grades: Readonly<Record<'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder', string>>;
  readonly gave: (amount: string) => string;
  readonly better: (plan: string) => string;
  /** The better plan, if it cannot be told from the played one in words. */
  readonly otherWay: string;
  readonly totals: string;
  readonly totalsText: string;
  readonly lines: Readonly<Record<ReviewLine, string>>;
  readonly luck: string;
  readonly luckText: string;
  readonly events: Readonly<Record<LuckEvent, string>>;
  /** One moment on the board. */
  readonly back: string;
  readonly before: string;
  readonly next: string;
  readonly stepOf: (step: number, of: number) => string;
  readonly asPlayed: string;
  readonly betterPlan: string;
  readonly notHere: string;
  readonly playOn: string;
}
