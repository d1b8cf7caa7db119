import type { GameName } from '../../game.ts';

/** Leaderboards, players and what a rated game has changed. */
export interface RatingTexts {
  readonly title: string;
  /** What the numbers mean. */
  readonly about: string;
  readonly game: string;
  readonly season: string;
  readonly allTimes: string;
  /** A quarter of a year, from 1. */
  quarter(quarter: number, year: number): string;
  readonly seasonText: string;
  readonly list: string;
  readonly lists: Readonly<Record<'person' | 'bot' | 'own-bot', string>>;
  readonly rank: string;
  readonly player: string;
  readonly rating: string;
  readonly games: string;
  readonly provisional: string;
  readonly provisionalText: string;
  /** The true strength is within this many points. */
  within(points: string): string;
  you(rank: string, total: string): string;
  readonly toYou: string;
  readonly none: string;
  readonly noneText: string;
  shown(from: string, to: string, total: string): string;
  readonly before: string;
  readonly after: string;
  readonly former: string;
  readonly noSuch: string;
  readonly noSuchText: string;
  readonly leaderboard: Readonly<Record<GameName, string>>;
  rankOf(rank: string, total: string): string;
  /** In this many rated games. */
  inGames(count: number): string;
  readonly history: string;
  /** Of the chart: first, last, lowest and highest points. */
  chart(games: number, first: string, last: string, low: string, high: string): string;
  readonly asTable: string;
  readonly date: string;
  readonly ratedGames: string;
  readonly more: string;
  readonly leftEarly: string;
  readonly byLink: string;
  readonly replay: string;
  versus(name: string): string;
  readonly versusText: string;
  readonly versusNone: string;
  score(ahead: number, behind: number, tied: number): string;
  readonly yourRating: string;
  change(before: string, after: string): string;
}
