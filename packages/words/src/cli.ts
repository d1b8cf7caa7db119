import type { MeasureName } from '@paddock/downforce';
import type { BotText } from './cli-bot.ts';

export type CommandName =
  | 'serve'
  | 'simulate'
  | 'verify'
  | 'show'
  | 'review'
  | 'forget'
  | 'ladder'
  | 'bot'
  | 'powers'
  | 'train'
  | 'deck'
  | 'track'
  | 'admin'
  | 'bench';
/** Flags other than those made from a game's options. */
export type FlagName =
  | 'game'
  | 'players'
  | 'games'
  | 'seed'
  | 'preset'
  | 'deck'
  | 'deals'
  | 'levels'
  | 'one'
  | 'each-variant'
  | 'rollouts'
  | 'processes'
  | 'file'
  | 'write'
  | 'out'
  | 'against'
  | 'json'
  | 'nr'
  | 'seat'
  | 'effort'
  | 'lang'
  | 'help';

interface CommandText {
  readonly summary: string;
  /** Further explanation. */
  readonly more: string;
  /** A call as typed, and what it does. */
  readonly examples: readonly (readonly [call: string, what: string])[];
  /** For flags that mean something different from other commands. */
  readonly flags?: Partial<Readonly<Record<FlagName, string>>>;
}

/** Everything the command line itself says, as opposed to the games. A missing text is a type error. */
export interface CliText {
  readonly tagline: string;
  readonly commands: Readonly<Record<CommandName, CommandText>>;
  readonly flags: Readonly<Record<FlagName, string>>;
  readonly help: {
    readonly usage: string;
    readonly commands: string;
    readonly examples: string;
    readonly flags: string;
    readonly command: string;
    readonly exitCodes: string;
    readonly more: string;
    readonly gameFlags: (title: string) => string;
    readonly byDefault: (value: string) => string;
    readonly presets: string;
    readonly players: (min: number, max: number) => string;
  };
  readonly errors: Errors;
  readonly serve: {
    readonly building: string;
    readonly open: (url: string) => string;
    readonly inNetwork: (url: string) => string;
    readonly stopping: string;
  };
  readonly simulate: SimulateText;
  readonly verify: {
    readonly proved: (file: string, games: number, proof: string) => string;
    readonly game: (file: string, nr: number) => string;
  };
  readonly show: {
    /** The names of a table's own deck and tracks. */
    readonly playedWith: (things: string) => string;
    readonly by: (thing: string, author: string) => string;
    readonly stillRunning: string;
    readonly verified: string;
  };
  readonly ladder: LadderText;
  readonly bot: BotText;
  readonly powers: {
    readonly headline: (games: string, players: number, seed: string) => string;
    readonly printed: (mean: string) => string;
  };
  readonly train: {
    readonly progress: (races: string, all: string) => string;
    readonly error: (layer: number, error: string) => string;
    readonly strength: (players: number, wins: string, rivalWins: string) => string;
  };
  readonly deck: DeckText;
  readonly track: TrackText;
  readonly bench: BenchText;
}

interface Errors {
  readonly see: (call: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly unknownGame: (name: string, known: string) => string;
  readonly unknownLanguage: (name: string) => string;
  readonly subcommand: (known: string) => string;
  readonly unknownLevel: (name: string, known: string) => string;
  readonly levelTwice: (name: string) => string;
  readonly fewLevels: string;
  readonly levelsForSeats: (people: number) => string;
  readonly unknownPreset: (name: string, known: string) => string;
  readonly unknownFlag: (flag: string) => string;
  readonly flagNeedsValue: (flag: string) => string;
  readonly flagTakesNoValue: (flag: string) => string;
  readonly flagTwice: (flag: string) => string;
  readonly badValue: (flag: string, value: string, allowed: string) => string;
  readonly wholeNumber: (min: number, max: number) => string;
  readonly unexpected: (argument: string) => string;
  readonly noFile: string;
  readonly oneFile: string;
  readonly cannotRead: (file: string, reason: string) => string;
  readonly cannotWrite: (file: string, reason: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly otherReason: (code: string) => string;
  readonly notJson: string;
  readonly notJsonFile: string;
  readonly otherGames: (file: string) => string;
  readonly fileTooLarge: string;
  readonly noOut: string;
  readonly cutOff: string;
  readonly tooLong: string;
  readonly empty: string;
  readonly unknownGameInRecord: (name: string) => string;
  readonly noSuchNr: (nr: number, games: number) => string;
  readonly outIsNoFile: string;
  readonly bug: (message: string) => string;
}

type Reason = 'ENOENT' | 'EISDIR' | 'EACCES' | 'ENOSPC' | 'ENOTDIR';

interface SimulateText {
  readonly progress: (done: string, all: string) => string;
  readonly headline: (
    games: string,
    title: string,
    players: number,
    races: number | undefined,
    seed: string,
    /** Who plays, unless all choose at random. */
    levels: string | undefined,
  ) => string;
  readonly speed: (seconds: string, rate: string) => string;
  readonly pointsBySeat: string;
  readonly pointsByGrid: string;
  readonly seat: (seat: number) => string;
  readonly wins: (share: string) => string;
  /** F-O2: how often a seat's side wins the championship that does not decide. */
  readonly titles: Readonly<Record<'constructors' | 'drivers', (share: string) => string>>;
  readonly plays: (mean: string) => string;
  readonly retirements: (mean: string, most: number) => string;
  readonly poleWins: (share: string) => string;
  readonly written: (games: string, file: string) => string;
  readonly downforce: {
    readonly moneyBySeat: string;
    readonly winsBySeat: string;
    readonly sheet: (prizes: string, bets: string, paid: string) => string;
    readonly pricesByCar: string;
    readonly winsByCar: string;
    readonly byGrid: string;
    readonly byPower: string;
    readonly price: (mean: string) => string;
    readonly unowned: (mean: string) => string;
    readonly finishing: (mean: string) => string;
    readonly cards: (mean: string) => string;
    readonly jams: (jams: string, spaces: string) => string;
    readonly noRace: (games: string) => string;
  };
}

export interface LadderText {
  readonly progress: (done: string, all: string) => string;
  readonly headline: (title: string, rivals: number, seed: string) => string;
  readonly row: (
    one: string,
    rivals: number,
    others: string,
    games: string,
    deals: string,
    parity: string,
  ) => string;
  readonly wins: (estimate: string) => string;
  readonly score: (estimate: string) => string;
  readonly times: (mean: string, median: string, p99: string) => string;
  readonly lead: (one: string, others: string, estimate: string) => string;
  /** Both estimates with the luck of draws and dice taken out. */
  readonly adjusted: (wins: string, lead: string) => string;
  /** How many times as many games would be needed otherwise. */
  readonly pairing: (wins: string, lead: string) => string;
  readonly luck: (wins: string, lead: string) => string;
  readonly estimate: (mean: string, low: string, high: string) => string;
  readonly ratings: (anchor: string) => string;
  readonly tooFew: string;
  readonly skipped: (variant: string, why: string) => string;
  readonly stopped: (done: string, all: string, file: string | undefined) => string;
  readonly written: (file: string) => string;
  readonly presetAndVariants: string;
  readonly noVariant: string;
  readonly notLadder: (file: string) => string;
  /** `what`: the member of the file's first line that differs. */
  readonly otherLadder: (file: string, what: string) => string;
  readonly otherBots: (file: string) => string;
  readonly badLine: (file: string, line: number) => string;
}

interface DeckText {
  readonly sound: (file: string, name: string, cards: number, kinds: number) => string;
  readonly byColour: string;
  readonly counts: (lines: number, spaces: number) => string;
  readonly even: string;
  readonly uneven: string;
  readonly dealt: (players: string, cards: string) => string;
  readonly mostPlayers: (players: number) => string;
  readonly decided: string;
  readonly undecided: (pairs: string) => string;
}

export type TrackCheck = MeasureName | 'deadEnds' | 'cutOff';

interface TrackText {
  readonly headline: (name: string, id: string, isRing: boolean, isClockwise: boolean) => string;
  readonly checks: Readonly<Record<TrackCheck, string>>;
  readonly range: (min: string, max: string) => string;
  readonly ok: string;
  readonly off: string;
  readonly stretched: string;
  readonly ours: (range: string) => string;
  readonly simulated: (games: string, level: string, seed: string) => string;
  readonly figures: Readonly<Record<'stalled' | 'turns' | 'leadChanges' | 'held', string>>;
  readonly prize: (car: string) => string;
  readonly jams: string;
  readonly jam: (section: number, lane: number, space: number, times: string) => string;
  readonly otherRaces: (file: string) => string;
  readonly onlyAll: (all: string) => string;
  readonly bots: (level: string) => string;
  readonly finishing: (players: number) => string;
  readonly gridWins: (space: number) => string;
  readonly longestLap: (steps: number) => string;
  readonly lineSteps: (steps: string) => string;
  readonly chokes: string;
  readonly choke: (lanes: number, spaces: number, steps: number) => string;
  readonly lastStraight: (rows: number) => string;
  readonly outOfRange: (name: string, numbers: number) => string;
  readonly drawn: (name: string, file: string) => string;
}

interface BenchText {
  readonly headline: string;
  readonly noCompiler: string;
  readonly compilerFailed: string;
  readonly agree: (players: string, races: string) => string;
  readonly differ: (players: number) => string;
  readonly rate: (who: string, races: string) => string;
  readonly ratio: (ratio: string, runs: number) => string;
  readonly digest: (digest: string) => string;
  readonly downforce: {
    readonly headline: string;
    readonly rate: (games: string) => string;
    readonly copies: (copies: string, chunks: number) => string;
    readonly against: (ratio: string, least: string, runs: number) => string;
    readonly otherDigest: (digest: string) => string;
    readonly noCheckout: (given: string) => string;
    readonly record: (kilobytes: string, most: string, games: number) => string;
    readonly tooSlow: (ratio: string, least: string) => string;
    readonly tooLarge: (kilobytes: string, most: string) => string;
  };
}
