import type { Seat, Standing } from '@paddock/kernel';
import type {
  CardName,
  CarName,
  FormulaFact,
  FormulaOptions,
  FormulaRefusalCode,
  MoveCause,
  Nothing,
  Phase,
  PresetName,
  RetireCause,
  Team,
} from '@paddock/formula';
import type { Label, OptionWords } from '../game.ts';
import type { BackCard, PlainCard } from './card.ts';

type FactOf<Kind extends FormulaFact['kind']> = Extract<FormulaFact, { kind: Kind }>;

/** Why options conflict: the codes in the rules' table. */
type FormulaConflict =
  | 'removed-needs-a-number-per-race'
  | 'too-few-cards-left'
  | 'teams-not-shared-evenly'
  | 'drivers-named-twice';

/** The rules that refusals and options name. */
type FormulaRule =
  | 'F-C2'
  | 'F-S1'
  | 'F-S3'
  | 'F-S5'
  | 'F-T1'
  | 'F-T2'
  | 'F-K1'
  | 'F-K4'
  | 'F-K5'
  | 'F-K6'
  | 'F-K7'
  | 'F-K8'
  | 'F-K10'
  | 'F-K12'
  | 'F-E3'
  | 'F-E4'
  | 'F-O1'
  | 'F-O2';

/** A seat's actions without a thing. */
export type PlainVerb = 'again' | 'stop' | 'accept' | 'reject' | 'ready';
/** Actions with a thing, and TABLE's. */
export type ThingVerb = 'play' | 'car' | 'die' | 'draw' | 'grid' | 'give';

/** Names as they appear in a sentence, for one listener. */
export interface Voice {
  readonly isYou: (seat: Seat) => boolean;
  /** Subject and verb, for the beginning of a sentence: «Ana plays», «You play». */
  readonly does: (seat: Seat, they: string, you: string) => string;
  readonly name: (seat: Seat) => string;
  /** «Ana» or «you», after the verb. */
  readonly seat: (seat: Seat) => string;
  /** With the article, where the language has one: «red 1», «la rouge 1», «o vermelho 1»; or the driver. */
  readonly car: (car: CarName) => string;
  readonly carAtStart: (car: CarName) => string;
  /** Without the article. */
  readonly carLabel: (car: CarName) => string;
  readonly card: (card: CardName) => string;
  readonly team: (team: Team) => string;
  readonly side: (standing: Standing) => string;
  /** Subject and verb for a player, a team or a car. */
  readonly sideDoes: (standing: Standing, they: string, you: string) => string;
}

/** A refusal's values, as the rules give them. */
export interface RefusalParts {
  readonly card: CardName;
  readonly car: CarName;
  readonly team: Team;
  readonly place: number;
  readonly turn: Seat | undefined;
  readonly text: string;
}

/** A card's three texts: its name without colour, the short sign in its corner, what it does. */
export interface CardText {
  readonly name: string;
  readonly short: string;
  readonly text: string;
}

/** Texts about options and refusals. */
export interface FormulaForm {
  readonly refusals: Readonly<Record<FormulaRefusalCode, (parts: RefusalParts, say: Voice) => string>>;
  readonly rules: Readonly<Record<FormulaRule, string>>;
  readonly options: Readonly<Record<keyof FormulaOptions, OptionWords>>;
  readonly values: {
    readonly races: (races: number) => string;
    readonly removed: (cards: number) => string;
    readonly inRace: (race: number, value: string) => string;
  };
  readonly conflicts: Readonly<Record<FormulaConflict, string>>;
  readonly presets: Readonly<Record<PresetName, Label>>;
}

/** Everything that a language must say about Formula. A missing text is a type error. */
export interface FormulaCatalogue extends FormulaForm {
  readonly title: string;
  readonly teams: Readonly<Record<Team, string>>;
  /** «red» alone, agreeing with «team». */
  readonly teamColours: Readonly<Record<Team, string>>;
  /** Agreeing with the names of the cards that have a colour. */
  readonly cardColours: Readonly<Record<Team | 'beige', string>>;
  /** Agreeing with «car». */
  readonly carColours: Readonly<Record<Team, string>>;
  /** «red 1» with its article. */
  readonly theCar: (label: string) => string;
  readonly does: (name: string, isYou: boolean, they: string, you: string) => string;
  readonly you: string;
  /** A team that nobody plays, as a side of the standings. */
  readonly uncontrolled: (team: Team) => string;
  /** A car as a side; `owner` is absent if it is yours. */
  readonly driven: (car: string, owner: string | undefined) => string;
  readonly cards: Readonly<Record<PlainCard | BackCard, CardText>>;
  readonly overtake: (places: number, team: Team) => CardText;
  readonly pit: (team: Team | 'beige') => CardText;
  readonly facts: { readonly [Kind in FormulaFact['kind']]: (fact: FactOf<Kind>, say: Voice) => string };
  readonly moves: Readonly<Record<MoveCause, (fact: FactOf<'moved'>, say: Voice) => string>>;
  readonly retirements: Readonly<Record<RetireCause, (fact: FactOf<'retired'>, say: Voice) => string>>;
  readonly nothings: Readonly<Record<Nothing, (car: string, place: number) => string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly prompts: Prompts;
  readonly plain: Readonly<Record<PlainVerb, string>>;
  readonly things: Readonly<Record<ThingVerb, (thing: string) => string>>;
  readonly standings: (standings: readonly Standing[], say: Voice) => string;
}

/** The question for the seat to act, and what the others are told meanwhile. */
interface Prompts {
  readonly table: Readonly<Record<'giving' | 'gridding' | 'dealing' | 'rolling', string>>;
  readonly drawing: (seat: Seat, say: Voice) => string;
  readonly play: (isLast: boolean) => string;
  readonly waitPlay: (name: string) => string;
  readonly chooseOvertake: (places: number, team: Team) => string;
  readonly chooseTurbo: () => string;
  readonly chooseBack: (places: number) => string;
  readonly choosePit: (team: Team | 'beige') => string;
  readonly chooseCharge: (breaks: 'gears' | 'engine') => string;
  readonly waitChoose: (name: string, card: string) => string;
  readonly charge: (car: string, place: number, breaks: 'gears' | 'engine') => string;
  readonly waitCharge: (name: string, car: string) => string;
  /** `car` is absent if nobody holds that place. */
  readonly spin: (die: number, car: string | undefined, retires: boolean) => string;
  readonly waitSpin: (name: string, die: number) => string;
  readonly crash: (car: string, front: string, behind: string) => string;
  readonly waitCrash: (name: string, car: string) => string;
  readonly rest: (race: number) => string;
  readonly waitRest: (names: string, race: number) => string;
  readonly over: string;
  /** F-O2: a champion; which title it is shows in the side. */
  readonly champion: (winner: Standing, say: Voice) => string;
  /** After a single race, which is not a season. */
  readonly raceOver: (winner: Standing, say: Voice) => string;
}
