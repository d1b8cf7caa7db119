import type { Label } from '../game.ts';

/** The bots' characters, who go by the same names in every language. */
export interface CharacterTexts {
  readonly title: string;
  /** Any character that is free. */
  readonly any: string;
  /** By name: what it is like in a word, and what it says of itself. */
  readonly about: Readonly<Record<string, Label>>;
}
