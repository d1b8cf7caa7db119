/** Help at any table, the rules over it, and sound. Fetched when somebody first asks for one of them. */
export interface HelpTexts {
  readonly title: string;
  readonly asked: string;
  /** In place of what to do, while somebody else is asked. */
  readonly waiting: string;
  readonly rule: string;
  readonly keys: string;
  readonly readRules: string;
  readonly rules: string;
  readonly backToGame: string;
  /** Above questions that a search has found, and above those nearest to one that found nothing. */
  readonly questions: string;
  readonly nearest: string;
  readonly close: string;
  readonly sound: {
    readonly title: string;
    readonly on: string;
    readonly volume: string;
    readonly vibration: string;
    readonly vibrationText: string;
    readonly hidden: string;
    readonly hiddenText: string;
  };
  /** What stands on keys that have a name. */
  readonly keyNames: Readonly<Record<'enter' | 'escape' | 'space' | 'shift', string>>;
}

/** A moment of the game: what to do in it, and the rule in two sentences. */
export interface MomentText {
  readonly todo: string;
  readonly rule: string;
}

/** A question as people ask it. `also`: other words for the same, only searched. */
export interface QuestionText {
  readonly ask: string;
  readonly also: string;
}

/** What a key does; keys that every table has, in the words of the game. */
export type TableKey =
  | 'card'
  | 'along'
  | 'across'
  | 'choose'
  | 'undo'
  | 'skip'
  | 'hint'
  | 'side'
  | 'mute'
  | 'help';

/** A game's own part of the help. */
export interface GameHelpTexts<
  Moment extends string,
  Question extends string,
  Picture extends string,
  Key extends string,
> {
  readonly moments: Readonly<Record<Moment, MomentText>>;
  readonly keys: Readonly<Record<Key, string>>;
  readonly questions: Readonly<Record<Question, QuestionText>>;
  /** What the picture of a rule shows. */
  readonly pictures: Readonly<Record<Picture, string>>;
}
