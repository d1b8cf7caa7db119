import type { OptionTable } from '@paddock/kernel';
import type { LiveryName } from '../design/livery.ts';
import type { GameName } from '../games/names.ts';
import { formulaWords } from '../i18n/games.ts';

/** Options of any game, by their keys in its table. */
export type Given = Readonly<Record<string, unknown>>;

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

/** What the form needs of a game beyond its words. Everything else comes from the table of options. */
export interface GameForm {
  readonly game: GameName;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable<Given>;
  readonly presets: Readonly<Record<string, Given>>;
  readonly groups: readonly OptionGroup[];
  /** How many of the last seats are nobody's: the table plays them (D-V8). */
  automas(options: Given): number;
  /** Options that tell one game from another by their usual value, too. */
  alwaysSaid(options: Given): readonly string[];
  /** Lists of one number a race have so many. */
  races(options: Given): number;
  /** Where an option is shared out among the seats: how many items each takes. */
  itemsEach(option: string, players: number): number;
  /** What an option shares out, or gives names to. */
  items(option: string): readonly Item[];
  /** To start from, where an option gives names. */
  names(option: string): readonly string[];
}

const LOADERS: Readonly<Record<GameName, () => Promise<GameForm>>> = {
  downforce: async () => (await import('./forms/downforce.ts')).downforceForm,
  formula: async () => (await import('./forms/formula.ts')).formulaForm(formulaWords),
};

export function loadForm(game: GameName): Promise<GameForm> {
  return LOADERS[game]();
}
