/** The editor of decks of your own. */
export interface DeckEditorTexts {
  readonly title: string;
  readonly shelf: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly play: string;
  /** For a deck that has just been made. */
  readonly myDeck: string;
  readonly myNote: string;
  /** For a copy of our deck. */
  readonly ourCopy: string;
  readonly ourNote: string;
  readonly copyOf: (name: string) => string;
  readonly name: string;
  readonly author: string;
  readonly note: string;
  readonly noteHint: string;
  readonly details: string;

  readonly cards: string;
  readonly count: (cards: number) => string;
  readonly speed8: string;
  readonly keys: string;
  readonly startText: string;
  readonly startFrom: string;
  readonly ours: string;
  readonly copy: (name: string) => string;

  readonly newCard: string;
  readonly cardNumber: (number: number) => string;
  readonly example: string;
  readonly fieldHint: string;
  /** Instead of the hint, while a card lacks the number of its last colour. */
  readonly howFar: (colour: string) => string;
  readonly times: (card: string, count: number) => string;
  readonly palette: string;
  readonly lineBack: string;
  readonly add: string;
  readonly replace: string;
  readonly remove: string;
  readonly cancel: string;

  /** What has just happened, for screen readers. */
  readonly added: (card: string, count: number) => string;
  readonly replaced: (card: string) => string;
  readonly removed: (card: string, left: number) => string;
  readonly pasted: (cards: number, wrong: number) => string;
  readonly undone: (cards: number) => string;
  readonly redone: (cards: number) => string;
  readonly full: (most: number) => string;

  readonly toDo: string;
  readonly ready: (players: number) => string;
  /** D-A4: pairs of cards, and how many more there are. */
  readonly undecided: (pairs: string, more: number) => string;

  readonly figures: string;
  readonly thisDeck: string;
  readonly ourDeck: string;
  readonly linesByColour: string;
  readonly spacesByColour: string;
  readonly linesByNumber: string;
  readonly cardsByLength: string;
  readonly linesOf: (lines: number) => string;
  readonly colour: string;
  readonly number: string;
  readonly lines: string;
  readonly inShort: string;
  readonly kinds: string;
  readonly wilds: string;
  readonly dealt: (players: number) => string;
}
