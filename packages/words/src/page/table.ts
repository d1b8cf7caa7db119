/** Texts of every table, in any game. */
export interface TableTexts {
  readonly seats: string;
  readonly yourTurn: string;
  readonly bot: string;
  readonly away: string;
  /** Between two races. */
  readonly isReady: string;
  /** A secret choice is made: a bid, a bet. */
  readonly hasChosen: string;
  readonly log: string;
  readonly openSide: string;
  readonly closeSide: string;
  readonly close: string;
  readonly confirm: string;
  readonly undo: string;
  readonly skip: string;
  readonly nothingToConfirm: string;
  readonly nothingToUndo: string;
  readonly rule: (rule: string) => string;
  readonly handOver: (name: string) => string;
  readonly handOverText: (name: string) => string;
  readonly takeDevice: (name: string) => string;
  readonly help: string;
  /** Asks a strong bot. */
  readonly hint: string;
  readonly sound: string;
}
