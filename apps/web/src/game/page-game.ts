import type { GameBots } from '@paddock/bots';
import type { AnyGame, OwnContent, ViewShape } from '@paddock/kernel';
import type { Context, GameWords, Parts } from '@paddock/words';
import type { JSX } from 'preact';
import type { Brought, GameForm, Given } from '../new-game/form.ts';
import type { RuleBook } from '../rules-page/rule-book.ts';
import type { TableScreenProps } from '../table/screen.ts';

/** A game as this page plays it. Nothing but what stands here is fetched before the game is asked for. */
export interface PageGame {
  /** As its rules call it. Its folder has the same name: that is where its bots' thread is found. */
  readonly name: string;
  readonly texts: (ui: Parts['ui']) => FrontTexts;
  /** How one click starts it: what differs from the defaults. */
  readonly quickStart: Given;
  readonly loadGame: (need: Need) => Promise<AnyGame>;
  readonly loadBots: () => Promise<BotLevels>;
  readonly loadWords: () => Promise<ListWords>;
  /** `brought`: custom decks and circuits to choose from, where the game takes any. */
  readonly loadForm: (brought?: Brought) => Promise<GameForm>;
  /** It can be played with a custom deck or circuit. */
  readonly takesContent?: true;
  readonly loadTable: (need: Need) => Promise<LoadedTable>;
  readonly loadRuleBook: () => Promise<RuleBook>;
}

/** What the page knows of a game's bots: they think in a separate thread. */
export type BotLevels = Omit<GameBots, 'answer' | 'playOn' | 'worldsOf' | 'promiseOf'>;

/** What a table needs of its game: a game may leave out what the options do not ask for. */
export type Need = Played | 'defaults' | 'everything';

/** How a game is played. */
export interface Played {
  readonly options: unknown;
  /** A custom deck or circuits. */
  readonly content?: OwnContent | undefined;
}

/** A game on the front page. */
export interface FrontTexts {
  readonly title: string;
  /** In a few words, in a sentence, and what one click starts. */
  readonly claim: readonly string[];
  readonly lead: string;
  readonly now: string;
}

/** What lists of games say. */
export type ListWords = Pick<GameWords<unknown, unknown, string, string>, 'side'>;

/** A table whose own types the rest of the page does not need. */
export type TableScreen = (props: TableScreenProps<ViewShape, unknown>) => JSX.Element;

/** Everything a table shows and says, loaded. */
export interface LoadedTable {
  readonly game: AnyGame;
  readonly Table: TableScreen;
  /** What happened, in whole sentences. */
  readonly story: (facts: readonly unknown[], context: Context) => readonly string[];
}

/** The one place in the page where a screen's types are erased: it only ever gets views and facts of its own game. */
export function eraseScreen<View, Fact>(
  screen: (props: TableScreenProps<View, Fact>) => JSX.Element,
): TableScreen {
  return screen as unknown as TableScreen;
}
