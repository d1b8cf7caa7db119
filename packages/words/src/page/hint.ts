/** What a strong player would do at this moment: the panel over the table. */
export interface HintTexts {
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  /** Opened when it is nobody's turn, or another's. */
  readonly notAsked: string;
  /** Before the three plans, best first. */
  readonly plans: string;
  /** What a plan leads to, on average. `isLast`: no race of the season or tour follows. */
  readonly expects: (amount: string, isLast: boolean) => string;
  readonly wins: (chance: string) => string;
  /** In place of the figures, where the bot gives none. */
  readonly best: string;
  /** What is for sale, to this player. */
  readonly carWorth: (car: string, amount: string) => string;
  readonly powerWorth: (power: string, amount: string) => string;
  /** What a placed card comes to. */
  readonly bid: (amount: string) => string;
  readonly pass: string;
  readonly take: string;
  readonly noted: string;
  /** Why, where the lessons have no sentence for it: by the code of the bot's reason. */
  readonly why: Readonly<
    Record<
      'bids' | 'passes' | 'keeps' | 'bets-on-own' | 'bets-on-other' | 'declines' | 'steers' | 'ready',
      (thing: string, amount: string) => string
    >
  >;
}
