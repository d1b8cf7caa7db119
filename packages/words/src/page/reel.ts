/** The front page's replayed race. */
export interface ReelTexts {
  /** What the picture shows. */
  picture(game: string): string;
  readonly pause: string;
  readonly goOn: string;
}
