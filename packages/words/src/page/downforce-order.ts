/** The strip above the track: who leads, and by how much. */
export interface OrderTexts {
  readonly title: string;
  /** Beside a car that has finished. */
  readonly finished: string;
  readonly toFinish: (spaces: number) => string;
  readonly behind: (spaces: number) => string;
  readonly ownCar: string;
}
