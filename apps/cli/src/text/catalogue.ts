export type CommandName = 'simulate' | 'verify' | 'show' | 'bench';
/** Flags beside those that a game's options make. */
export type FlagName =
  | 'game'
  | 'players'
  | 'games'
  | 'seed'
  | 'preset'
  | 'out'
  | 'json'
  | 'nr'
  | 'lang'
  | 'help';

interface CommandText {
  readonly summary: string;
  /** What else there is to know. */
  readonly more: string;
  /** A call, word for word, and what it does. */
  readonly examples: readonly (readonly [call: string, what: string])[];
}

/** Everything the command line says itself; what games say is in the words package. A missing text is a type error. */
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
  readonly simulate: SimulateText;
  readonly verify: {
    readonly proved: (file: string, games: number, proof: string) => string;
    readonly game: (file: string, nr: number) => string;
  };
  readonly show: {
    readonly stillRunning: string;
    readonly verified: string;
  };
  readonly bench: BenchText;
}

interface Errors {
  readonly see: (call: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly unknownGame: (name: string, known: string) => string;
  readonly unknownLanguage: (name: string) => string;
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
  readonly headline: (games: string, title: string, players: number, races: number, seed: string) => string;
  readonly speed: (seconds: string, rate: string) => string;
  readonly pointsBySeat: string;
  readonly pointsByGrid: string;
  readonly seat: (seat: number) => string;
  readonly wins: (share: string) => string;
  readonly plays: (mean: string) => string;
  readonly retirements: (mean: string, most: number) => string;
  readonly poleWins: (share: string) => string;
  readonly written: (games: string, file: string) => string;
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
}
