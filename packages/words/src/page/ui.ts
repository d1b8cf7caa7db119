import type { GameName } from '../game.ts';

/** Texts of the page outside the games. */
export interface Ui {
  readonly loading: string;
  readonly close: string;
  readonly tryAgain: string;
  readonly nav: {
    readonly label: string;
    readonly skip: string;
    readonly home: string;
    readonly online: string;
    readonly games: string;
    readonly rules: string;
    readonly settings: string;
  };
  /** Titles. */
  readonly games: Readonly<Record<GameName, string>>;
  readonly home: {
    player(number: number): string;
    progress(run: number, races: number): string;
    /** Each game in a few words and in a sentence, and what one click starts. */
    readonly games: Readonly<
      Record<GameName, { readonly claim: readonly string[]; readonly lead: string; readonly now: string }>
    >;
    readonly raceNow: string;
    /** The accessible name of that button, with its game. */
    raceNowLabel(game: string): string;
    readonly starting: string;
    readonly learn: string;
    readonly carryOn: string;
    readonly ownRace: string;
    readonly ownRaceText: string;
    readonly friends: string;
    readonly friendsText: string;
    readonly rulesText: string;
    readonly gamesText: string;
    readonly box: string;
    readonly boxText: string;
    readonly daily: string;
    readonly dailyText: string;
    readonly promises: readonly string[];
  };
  readonly settings: {
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'dark' | 'light', string>>;
  };
  readonly play: {
    readonly noStorage: string;
    readonly noStorageText: string;
    readonly broken: string;
    readonly brokenText: string;
    readonly reload: string;
    readonly notLoaded: string;
    readonly troubles: Readonly<Record<'elsewhere' | 'not-saved' | 'salt-missing' | 'bot-failed', string>>;
  };
  readonly lost: string;
  readonly lostText: string;
  readonly update: string;
  readonly updateNow: string;
}
