import type { GameName, LevelWords } from '../game.ts';
import type { CharacterTexts } from './characters.ts';
import type { SetupTexts } from './setup.ts';
import type { HelpTexts } from './help/help.ts';

/** Texts of the form, the lists, the replay and the rules page: loaded with the first of them. */
export interface MoreUi {
  readonly help: HelpTexts;
  readonly settings: {
    readonly title: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'off', string>>;
    readonly speedText: string;
    readonly confirm: string;
    readonly confirmText: string;
    readonly motion: string;
    readonly motions: Readonly<Record<'system' | 'reduced' | 'full', string>>;
    readonly licences: string;
  };
  /** Why a game cannot be played here. */
  readonly play: {
    readonly missing: string;
    readonly missingText: string;
    readonly elsewhere: string;
    readonly elsewhereText: string;
    readonly useHere: string;
    damaged(entry: number): string;
    readonly damagedText: string;
    readonly unreadable: string;
    readonly unreadableText: string;
  };
  readonly seats: {
    readonly you: string;
    readonly person: string;
    /** A level without words is shown by its id. */
    readonly levels: Readonly<Record<string, LevelWords>>;
    readonly characters: CharacterTexts;
    readonly automa: string;
    readonly automaText: string;
    seat(number: number): string;
    readonly sits: string;
    readonly name: string;
  };
  readonly setup: SetupTexts;
  readonly form: {
    readonly title: string;
    readonly players: string;
    readonly game: string;
    readonly playersText: Readonly<Record<GameName, string>>;
    /** The presets. */
    readonly way: string;
    readonly presetNone: string;
    readonly groups: Readonly<Record<'race' | 'cars' | 'money' | 'automas', string>>;
    readonly seatsTitle: string;
    readonly seatsText: string;
    readonly start: string;
    readonly fewer: string;
    readonly more: string;
    readonly perRace: string;
    race(number: number): string;
    readonly pickTeams: string;
    teamsOf(name: string, left: number): string;
    takenBy(name: string): string;
    readonly nameDrivers: string;
    readonly badName: string;
    readonly sameName: string;
    readonly rule: string;
    readonly fixFirst: string;
    readonly tooMuch: string;
  };
  readonly games: {
    readonly title: string;
    readonly running: string;
    readonly finished: string;
    readonly records: string;
    readonly none: string;
    readonly carryOn: string;
    readonly watch: string;
    readonly download: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly removeYes: string;
    readonly keep: string;
    wonBy(side: string): string;
    readonly importTitle: string;
    readonly importText: string;
    readonly choose: string;
    readonly tooBig: string;
    readonly notRead: string;
    /** Two or more. */
    readonly imported: (count: number) => string;
    readonly unreadable: string;
    readonly unreadableText: string;
  };
  readonly replay: {
    readonly title: string;
    readonly moment: string;
    momentOf(moment: number, last: number): string;
    readonly play: string;
    readonly pause: string;
    readonly back: string;
    readonly forward: string;
    readonly start: string;
    readonly end: string;
    readonly chapter: string;
    race(number: number): string;
    bet(number: number): string;
    readonly chapters: Readonly<Record<'auction' | 'start' | 'finish', string>>;
    readonly seenBy: string;
    readonly everybody: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkLocal: string;
    readonly verify: string;
    readonly verified: string;
    readonly notVerified: string;
    readonly nothingYet: string;
    readonly nothingYetText: string;
    readonly verifyText: string;
    readonly keys: string;
    readonly watchableTo: string;
  };
  readonly rules: {
    readonly games: string;
    readonly search: string;
    found(count: number): string;
    foundNone(game: string): string;
    searchOther(game: string): string;
    readonly ruling: string;
    readonly rulingText: string;
    readonly contents: string;
    readonly scorePad: string;
  };
}
