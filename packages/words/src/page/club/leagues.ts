/** Why the server refuses something that has to do with leagues. */
export type LeagueProblem =
  | 'league-full'
  | 'league-needs-people'
  | 'league-over'
  | 'league-started'
  | 'no-such-league'
  | 'not-member'
  | 'not-organiser'
  | 'round-not-over'
  | 'too-few-players'
  | 'too-many-leagues';

/** Private leagues of a group. */
export interface LeagueTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly show: string;
  readonly make: string;
  readonly open: string;
  readonly running: (round: number, of: number) => string;
  readonly over: string;
  readonly players: (count: number) => string;
  readonly form: {
    readonly title: string;
    readonly change: string;
    readonly name: string;
    readonly badName: string;
    readonly game: string;
    readonly seats: string;
    readonly seatsText: string;
    readonly rounds: string;
    readonly scoring: string;
    /** By kind: a name and a sentence. */
    readonly scorings: Readonly<Record<'score' | 'places', string>>;
    readonly scoringTexts: Readonly<Record<'score' | 'places', string>>;
    readonly submit: string;
    readonly save: string;
  };
  readonly back: string;
  readonly standings: string;
  readonly honour: string;
  readonly champion: (names: string) => string;
  readonly tieText: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly played: string;
  readonly wins: string;
  readonly score: string;
  readonly you: string;
  readonly organiser: string;
  /** A player whose account was deleted. */
  readonly former: string;
  readonly hasLeft: (name: string) => string;
  readonly rounds: string;
  readonly howMany: (rounds: number) => string;
  readonly round: (number: number, of: number) => string;
  readonly table: (number: number) => string;
  readonly status: Readonly<Record<'planned' | 'open' | 'running' | 'over' | 'closed', string>>;
  readonly waitsFor: (names: string) => string;
  readonly absent: string;
  /** Left early, or was away at the end. */
  readonly leftEarly: string;
  readonly toTable: string;
  readonly sit: string;
  readonly watch: string;
  readonly replay: string;
  /** The one button that matters, and what it waits for. */
  readonly next: {
    readonly players: (least: number) => string;
    readonly start: string;
    readonly startText: (players: number) => string;
    readonly round: (round: number) => string;
    readonly again: string;
    readonly wait: (round: number) => string;
    readonly waitText: string;
    readonly organiserStarts: string;
    readonly organiserNext: string;
  };
  readonly members: string;
  readonly link: string;
  readonly linkText: string;
  readonly newLink: string;
  readonly newLinkText: string;
  readonly join: string;
  readonly joinText: (name: string) => string;
  readonly closed: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly settings: string;
  readonly delete: string;
  readonly deleteSure: string;
  readonly yes: string;
  readonly no: string;
  readonly problems: Readonly<Record<LeagueProblem, string>>;
}
