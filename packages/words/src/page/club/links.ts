import type { GameName } from '../../game.ts';

/** What a chat shows below a link. */
export interface Described {
  readonly title: string;
  readonly text: string;
}

/** What the server says of links that are shared: a chat asks it, and no page does. */
export interface LinkTexts {
  /** Of the whole site, and of what is nobody else's business. */
  readonly site: Described;
  readonly games: Readonly<Record<GameName, string>>;
  /** What the picture shows. */
  readonly picture: string;
  /** «Ada, Ben and two bots». */
  readonly people: (names: readonly string[], bots: number) => string;
  readonly bot: string;
  /** A table that waits for players. */
  readonly open: (game: string, people: string, seats: number) => Described;
  readonly running: (game: string, people: string) => Described;
  readonly over: (game: string, winners: readonly string[], people: string) => Described;
  readonly daily: (game: string, date: string) => Described;
}
