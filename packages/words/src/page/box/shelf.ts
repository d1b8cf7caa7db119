/** The shelf of your own decks and circuits, and what a link brings. */
export interface ShelfTexts {
  readonly title: string;
  readonly lead: string;
  /** Where things are, and who sees them. */
  readonly kept: string;
  readonly decks: string;
  readonly circuits: string;
  readonly noDecks: string;
  readonly noCircuits: string;
  readonly newDeck: string;
  readonly newCircuit: string;
  readonly scorePad: string;

  readonly unnamed: string;
  readonly by: (author: string) => string;
  readonly changed: (when: string) => string;
  readonly deckReady: (cards: number, players: number) => string;
  readonly circuitReady: (spaces: number, isRing: boolean) => string;
  readonly notReady: string;
  /** How many more there are. */
  readonly moreProblems: (count: number) => string;

  readonly play: string;
  readonly playOnline: string;
  readonly edit: string;
  readonly more: string;
  readonly copy: string;
  readonly copyOf: (name: string) => string;
  readonly rename: string;
  readonly newName: string;
  readonly save: string;
  readonly cancel: string;
  readonly download: string;
  readonly share: string;
  readonly shareText: string;
  readonly copyLink: string;
  readonly tooLong: string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly undo: string;

  readonly importTitle: string;
  readonly importText: string;
  readonly choose: string;
  readonly imported: (name: string) => string;
  readonly fileProblems: Readonly<
    Record<'too-big' | 'not-read' | 'not-json' | 'a-record' | 'not-a-thing', string>
  >;

  /** Somebody else's, from a link. */
  readonly take: {
    readonly deck: string;
    readonly circuit: string;
    readonly text: string;
    readonly keep: string;
    readonly isKept: string;
    readonly playIt: string;
    readonly toShelf: string;
    readonly bad: string;
    readonly notPlayable: string;
    readonly problems: Readonly<
      Record<'broken' | 'too-big' | 'old-browser' | 'newer-link' | 'not-a-thing', string>
    >;
  };

  /** In the form for a new game, and in the room of a table. */
  readonly form: {
    readonly deck: string;
    readonly ourDeck: string;
    readonly ourDeckText: string;
    /** Of a deck or circuit that a table brings. */
    readonly ownDeck: (name: string, author: string) => string;
    readonly ownCircuit: (name: string, author: string) => string;
    readonly look: string;
  };
}
