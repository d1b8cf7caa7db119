import type { OptionTable, OwnContent } from '@paddock/kernel';
import type { GameWords, Parts } from '@paddock/words';
import type { JSX } from 'preact';
import type { LiveryName } from '../design/livery.ts';

/** Options of any game, by their keys in its table. */
export type Given = Readonly<Record<string, unknown>>;

/** Its options, and why something cannot be done. */
export type FormWords = Pick<
  GameWords<unknown, unknown, string, string>,
  'refusal' | 'option' | 'optionValue' | 'preset'
>;

/** Something that an option shares out or names: a team, a car. */
export interface Item {
  readonly key: string;
  readonly label: string;
  readonly livery: LiveryName;
}

/** Options that belong together; null: a game with few enough to need no headings. */
export interface OptionGroup {
  readonly title: 'race' | 'cars' | 'money' | 'automas' | null;
  readonly options: readonly string[];
}

/** How hard a preset is to learn. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A whole game as bots play it, from which the form estimates its length. */
export interface Measured {
  /** Everything that is shown, at normal speed. */
  readonly seconds: number;
  /** Of all players together. */
  readonly decisions: number;
}

/** A custom deck or circuit: from the shelf, or from a game that is set up again. */
export interface OwnThing {
  readonly id: string;
  readonly kind: 'deck' | 'track';
  readonly value: Readonly<Record<string, unknown>>;
}

/** The content that somebody can bring to a game, without what cannot be played. */
export interface Brought {
  readonly things: readonly OwnThing[];
  /** The one that the form starts with. */
  readonly chosen?: OwnThing;
}

/** Which deck is played with: the game's, or a custom one. */
export interface DeckChoice {
  readonly decks: readonly { readonly id: string; readonly name: string; readonly author: string }[];
  /** Null: the game's. */
  readonly chosen: string | null;
  /** The form for another one, since the choices depend on it. */
  readonly choose: (id: string | null) => GameForm;
}

/** What the form needs of a game, loaded. Everything else comes from the table of options. */
export interface GameForm {
  /** The game's name. */
  readonly game: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable<Given>;
  readonly presets: Readonly<Record<string, Given>>;
  /** The preset that the form starts with; empty if the game has none. */
  readonly firstPreset: string;
  /** The one for people who have never played. */
  readonly forNewcomers: string | null;
  difficulty(preset: string): Difficulty;
  /** A drawing of what the preset is about. */
  picture(preset: string): JSX.Element | null;
  /** Options chosen by pictures, each with the address of a value's picture. */
  readonly pictured: readonly string[];
  valuePicture(option: string, value: string): string | null;
  measured(options: Given): Measured;
  /** All other options. */
  readonly groups: readonly OptionGroup[];
  /** The levels of bots to play against, from the weakest. */
  readonly levels: readonly string[];
  /** In the language of the page. */
  readonly words: () => FormWords;
  /** About the number of players. */
  readonly playersText: (more: Parts['more']) => string;
  /** How many of the last seats have no player: the table plays them (D-V8). */
  automas(options: Given): number;
  /** Options that tell one game from another by their usual value, too. */
  alwaysSaid(options: Given): readonly string[];
  /** How long lists of one number a race are. */
  races(options: Given): number;
  /** Where an option is shared out among the seats: how many items each takes. */
  itemsEach(option: string, players: number): number;
  /** What an option shares out, or gives names to. */
  items(option: string): readonly Item[];
  /** Absent if there is no deck to choose. */
  readonly deck?: DeckChoice;
  /** What a game with these options is played with, besides what the program has. */
  contentFor?(options: Given): OwnContent | undefined;
  /** That content is more than a table takes. */
  isTooMuch?(options: Given): boolean;
  /** Options that put a custom circuit on the table, by the thing's id. */
  withTrack?(id: string): Given;
  /** To start from, where an option gives names. */
  names(option: string): readonly string[];
}
