/** What only the War of Whispers says (D-V6). */
export interface WhisperTexts {
  readonly predictTitle: string;
  readonly swapTitle: (line: number) => string;
  readonly predictHint: string;
  readonly swapHint: string;
  readonly bonus: (points: number) => string;
  readonly board: string;
  readonly row: (place: string, car: string, now: string) => string;
  readonly nowAt: (place: string) => string;
  readonly plaque: string;
  readonly plaqueIs: (car: string) => string;
  readonly plaqueNote: string;
  readonly asTheyStand: string;
  readonly stand: string;
  readonly standNote: string;
  readonly lifted: (car: string, place: string) => string;
  readonly picked: (car: string) => string;
  readonly movedTo: (car: string, place: string) => string;
  readonly putDown: (car: string, place: string) => string;
  readonly swapped: (one: string, other: string) => string;
  readonly sheet: string;
  readonly now: string;
  readonly afterLine: (line: number) => string;
  readonly noPrediction: string;
  readonly rightNow: (right: number) => string;
  readonly isRight: string;
  readonly pointRule: (bonuses: readonly number[]) => string;
  readonly result: string;
  readonly place: string;
  readonly finish: string;
  readonly right: string;
  readonly bonusRow: string;
  readonly points: string;
  readonly tie: (car: string) => string;
  readonly nothing: string;
}
