/** `paddock bot check`. */
export interface BotText {
  readonly noCommand: string;
  readonly started: (games: string, url: string) => string;
  readonly notThere: (seconds: number) => string;
  readonly ended: (code: string) => string;
  readonly cannotReach: (url: string) => string;
  readonly headline: (title: string, games: string, players: number, seed: string) => string;
  readonly finished: (finished: string, all: string) => string;
  readonly late: (games: string, seconds: number) => string;
  readonly answers: (answers: string, refused: string) => string;
  readonly times: (median: string, p99: string) => string;
  readonly against: (rivals: number, level: string, wins: string, parity: string, games: string) => string;
  readonly firstRefused: string;
  readonly refused: (said: string, why: string) => string;
  readonly legal: (actions: string, more: number) => string;
  readonly stopped: string;
  /** Why an answer was refused, where it is not the rules that refuse it. */
  readonly problems: Readonly<Record<BotProblem, string>>;
}

export type BotProblem =
  | 'bad-message'
  | 'hello-first'
  | 'not-watching'
  | 'not-asked'
  | 'not-for-bots'
  | 'not-started'
  | 'outdated'
  | 'stale-question'
  | 'stand-in-plays'
  | 'table-over'
  | 'too-many-at-once'
  | 'too-often';
