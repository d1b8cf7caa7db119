/** The lab: a game played on, or simulated, from any moment of a replay. */
export interface LabTexts {
  /** The button in a replay, and the dialog. */
  readonly open: string;
  readonly title: string;
  readonly text: string;
  /** In place of it, at the end of the game. */
  readonly over: string;
  /** Where the moment lies inside somebody's turn. */
  readonly fromTurnOf: (name: string) => string;
  readonly seat: string;
  readonly others: string;
  /** The bots' level: those at the table keep theirs. */
  readonly asTheyWere: string;
  readonly play: string;
  readonly starting: string;
  readonly failed: string;
  readonly notCounted: string;
  /** Above these games in a list. */
  readonly list: string;
  readonly simulate: string;
  readonly simulateText: (games: string) => string;
  readonly simulateNow: (games: string) => string;
  readonly stop: string;
  readonly notSimulated: string;
  readonly simulated: (done: string, of: string) => string;
  readonly wins: (chance: string) => string;
  readonly mean: (amount: string) => string;
  /** The result that counts in the histogram, and how often. */
  readonly result: string;
  readonly often: string;
  readonly histogramOf: (name: string) => string;
}
