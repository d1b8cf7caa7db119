/** The page of your own bots. */
export interface OwnBotTexts {
  readonly title: string;
  readonly text: string;
  /** Bots are for accounts. */
  readonly guests: string;
  readonly toAccount: string;
  readonly none: string;
  readonly make: string;
  readonly name: string;
  readonly nameText: (longest: number) => string;
  readonly badName: string;
  readonly most: (most: number) => string;
  /** The token, this once. */
  readonly token: string;
  readonly tokenOf: (name: string) => string;
  readonly tokenText: string;
  readonly copy: string;
  readonly copied: string;
  readonly done: string;
  readonly here: string;
  readonly away: string;
  readonly tables: (count: number) => string;
  readonly rating: string;
  readonly renew: string;
  readonly renewSure: string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly removeYes: string;
  readonly cancel: string;
  readonly howTitle: string;
  readonly how: readonly string[];
}
