/** The shelf of your own decks and circuits. */
export interface ShelfTexts {
  readonly title: string;
}
