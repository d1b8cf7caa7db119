import type {
  CarName,
  CardName,
  DownforceConflict,
  DownforceFact,
  DownforceOptions,
  DownforceRefusalCode,
  FactKind,
  Idle,
  LineName,
  Phase,
  PowerName,
  PresetName,
} from '@paddock/downforce';
import type { Seat, Standing } from '@paddock/kernel';
import type { Label, OptionWords } from '../game.ts';
import type { Gathered, GatheredKind } from './gather.ts';

export type FactOf<Kind extends FactKind> = Extract<DownforceFact, { kind: Kind }>;
export type GatheredOf<Kind extends GatheredKind> = Extract<Gathered, { kind: Kind }>;

/** The rules that refusals and options name. */
type DownforceRule =
  | 'D-C2'
  | 'D-S1'
  | 'D-S2'
  | 'D-S3'
  | 'D-A1'
  | 'D-A2'
  | 'D-A4'
  | 'D-A7'
  | 'D-A10'
  | 'D-A11'
  | 'D-R2'
  | 'D-R4'
  | 'D-R5'
  | 'D-R7'
  | 'D-R8'
  | 'D-R13'
  | 'D-B1'
  | 'D-P0'
  | 'D-P4'
  | 'D-P5'
  | 'D-E3'
  | 'D-E4'
  | 'D-V0'
  | 'D-V1'
  | 'D-V2'
  | VariantRule;
/** D-V3 to D-V10. */
type VariantRule = 'D-V3' | 'D-V4' | 'D-V5' | 'D-V6' | 'D-V7' | 'D-V8' | 'D-V9' | 'D-V10';

/** The actions that name nothing. */
export type PlainVerb =
  | 'reveal'
  | 'top-down'
  | 'bottom-up'
  | 'ignore'
  | 'move'
  | 'more'
  | 'enough'
  | PackVerb
  | WayPlainVerb;
type WayPlainVerb = 'decline' | 'stand' | 'ready' | 'pass';
/** Those that do; `declare` and `home` are `bid … declared` and `step home`. */
export type ThingVerb =
  | 'deal'
  | 'draw'
  | 'grid'
  | 'give'
  | 'sale'
  | 'power'
  | 'lot'
  | 'track'
  | 'turn'
  | 'die'
  | 'bid'
  | 'declare'
  | 'keep'
  | 'play'
  | 'line'
  | 'wild'
  | 'bet'
  | 'step'
  | 'home'
  | WayThingVerb;
type WayThingVerb = 'plaque' | 'offer' | 'swap' | 'podium' | 'predict';

/** Where a space lies across the road. */
export type Lane = 'inside' | 'middle' | 'outside';

/** Names as they stand inside a sentence, for one listener. */
export interface Voice {
  readonly isYou: (seat: Seat) => boolean;
  readonly isEverybody: (seats: readonly Seat[]) => boolean;
  /** Subject and verb, for the beginning of a sentence: «Ana plays», «You play». */
  readonly does: (seat: Seat, they: string, you: string) => string;
  /** The same in the middle of one: «Ana plays», «you play». */
  readonly doing: (seat: Seat, they: string, you: string) => string;
  readonly name: (seat: Seat) => string;
  /** «Ana» or «you», after the verb. */
  readonly seat: (seat: Seat) => string;
  readonly seatAtStart: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  /** With the article, where the language has one: «red», «la rouge», «o vermelho». */
  readonly car: (car: CarName) => string;
  readonly carAtStart: (car: CarName) => string;
  /** Without the article. */
  readonly carLabel: (car: CarName) => string;
  /** «red 6, yellow 4, black 2, blue 1» */
  readonly card: (card: CardName) => string;
  readonly line: (line: LineName) => string;
  readonly power: (power: PowerName) => string;
  readonly track: (id: string) => string;
}

/** A refusal's values, as the rules give them. */
export interface RefusalParts {
  readonly card: CardName;
  readonly car: CarName;
  readonly power: PowerName;
  readonly space: number;
  readonly seat: Seat;
  readonly text: string;
}

/** What is printed on a score sheet (D-C6), and the heads of its columns. */
export interface SheetWords {
  readonly title: string;
  readonly car: string;
  readonly price: string;
  /** «Bet 1» */
  readonly bet: (bet: number) => string;
  readonly racePrizes: string;
  readonly betPayouts: string;
  readonly prizes: string;
  readonly winnings: string;
  readonly paid: string;
  readonly total: string;
}

/** Everything that a language must say about Downforce. A missing text is a type error. */
export interface DownforceCatalogue {
  readonly title: string;
  readonly colours: Readonly<Record<CarName | 'wild', string>>;
  readonly speed8: (colour: string) => string;
  /** «red» with its article. */
  readonly theCar: (label: string) => string;
  readonly does: (name: string, isYou: boolean, they: string, you: string) => string;
  readonly you: string;
  readonly powers: Readonly<Record<PowerName, Label>>;
  readonly tracks: Readonly<Record<string, string>>;
  readonly space: (space: number) => string;
  readonly lanes: Readonly<Record<Lane, string>>;
  /** Whole millions (D-C5). */
  readonly money: (millions: number) => string;
  readonly sheet: SheetWords;
  readonly facts: { readonly [Kind in FactKind]: (fact: FactOf<Kind>, say: Voice) => string };
  readonly idles: Readonly<Record<Idle, (line: string, car: string, number: number) => string>>;
  readonly gathered: { readonly [Kind in GatheredKind]: (told: GatheredOf<Kind>, say: Voice) => string };
  readonly reckoning: (sheet: Reckoning) => string;
  /** `score`: what they won with; absent where money does not count, or nobody raced. */
  readonly winners: (seats: readonly Seat[], score: string | undefined, say: Voice) => string;
  readonly standings: (rows: readonly StandingRow[]) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly prompts: Prompts;
  readonly plain: Readonly<Record<PlainVerb, string>>;
  readonly things: Readonly<Record<ThingVerb, (thing: string) => string>>;
}

type OpeningFact =
  | 'track-drawn'
  | 'grid-drawn'
  | 'dealt'
  | 'boxed-unseen'
  | 'for-sale'
  | 'power-turned'
  | 'bids-asked'
  | 'bid-laid';
type OpeningPhase = 'drawing-track' | 'gridding' | 'dealing' | 'selling' | 'turning-power' | 'revealing-bids';

/** What is said before the first car of a printed game is sold, in a file of its own. */
export interface OpeningCatalogue extends Pick<
  DownforceCatalogue,
  'title' | 'colours' | 'speed8' | 'theCar' | 'does' | 'you' | 'tracks' | 'money' | 'sheet'
> {
  readonly powers: Omit<DownforceCatalogue['powers'], PackPower>;
  readonly facts: Pick<DownforceCatalogue['facts'], OpeningFact>;
  readonly gathered: Pick<DownforceCatalogue['gathered'], 'grid' | 'deal' | 'sale'>;
  readonly prompts: Pick<Prompts, 'bid' | 'waitBids'> & {
    readonly table: Pick<Prompts['table'], OpeningPhase>;
  };
}

/** What a voice and a teller need: the whole, or what there is of it so far. */
export type Speech = Pick<DownforceCatalogue, 'colours' | 'speed8' | 'theCar' | 'does' | 'you' | 'tracks'> & {
  readonly powers: Partial<DownforceCatalogue['powers']>;
  readonly facts: Partial<DownforceCatalogue['facts']>;
  readonly gathered: Partial<DownforceCatalogue['gathered']>;
};

/** A score sheet in words: prizes + bets − paid = total, each amount with what it is made of. */
export interface Reckoning {
  readonly who: string;
  /** «$11M (yellow $9M, green $2M)» */
  readonly prizes: string;
  readonly bets: string;
  readonly paid: string;
  readonly total: string;
}

/** A side with its place, and its money where that counts. */
interface StandingRow {
  readonly standing: Standing;
  readonly side: string;
  readonly money: string | undefined;
}

/** What is said of options, and of what is not allowed. */
export interface FormCatalogue {
  readonly refusals: Readonly<Record<DownforceRefusalCode, (parts: RefusalParts, say: Voice) => string>>;
  readonly rules: Readonly<Record<DownforceRule, string>>;
  readonly options: Readonly<Record<keyof DownforceOptions, OptionWords>>;
  readonly conflicts: Readonly<Record<DownforceConflict, string>>;
  readonly presets: Readonly<Record<PresetName, Label>>;
}

type PackPower = 'contrary' | 'focused' | 'obstructive' | 'tenacious' | 'thrifty' | 'watchful';
type PackVerb = 'as-printed' | 'upside-down' | 'shorten';

/** What is said of the pack's powers (D-V10), in a file of its own. */
export interface PackWords {
  readonly powers: Pick<DownforceCatalogue['powers'], PackPower>;
  readonly facts: Pick<DownforceCatalogue['facts'], 'numbers-chosen' | 'line-shortened' | 'line-left'>;
  readonly phases: Pick<DownforceCatalogue['phases'], 'numbering'>;
  readonly plain: Readonly<Record<PackVerb, string>>;
  readonly prompts: PackPrompts;
  readonly refusals: Pick<FormCatalogue['refusals'], 'choose-the-numbers-now' | 'power-not-in-use'>;
}

interface PackPrompts {
  /** Contrary */
  readonly numbers: () => string;
  readonly waitNumbers: (name: string) => string;
  /** Thrifty */
  readonly save: (line: string) => string;
  /** Obstructive, alone and with Strategic. */
  readonly shorten: (line: string) => string;
  readonly decide: (line: string) => string;
}

type AutomaPhase = 'turning-bids' | 'turning-card';
type AutomaFact =
  | 'turned-up'
  | 'die-rolled'
  | 'power-boxed'
  | 'deck-shuffled'
  | 'counter-rose'
  | 'speed-8-put-away'
  | 'laid-under'
  | 'ultra-victory';

/** What is said of automas (D-V8), in a file of its own. */
export interface AutomaWords {
  readonly facts: Pick<DownforceCatalogue['facts'], AutomaFact>;
  readonly phases: Pick<DownforceCatalogue['phases'], AutomaPhase>;
  readonly prompts: Pick<Prompts['table'], AutomaPhase>;
  readonly blockedLine: (car: string) => string;
}

type WayTablePhase = 'dealing-plaques' | 'drawing-first' | 'revealing-slips';
type WayPhase = WayTablePhase | 'predicting' | 'swapping' | 'resting';
type WayFact =
  | 'die-set'
  | 'dice-shown'
  | 'takes-last'
  | 'podium-laid'
  | 'bet-declined'
  | 'slip-laid'
  | 'slips-shown'
  | 'plaque-dealt'
  | 'whispers-asked'
  | 'predicted'
  | 'whispers-shown'
  | 'leg-over'
  | 'ready';
type WayRefusal =
  | 'set-a-die-now'
  | 'bet-or-decline-now'
  | 'name-three-now'
  | 'has-bet'
  | 'predict-now'
  | 'swap-or-stand-now'
  | 'ready-now'
  | 'plaque-already-dealt';

/** What is said in the other ways to play, in a file of its own. */
export interface WayWords {
  readonly facts: Pick<DownforceCatalogue['facts'], WayFact>;
  readonly phases: Pick<DownforceCatalogue['phases'], WayPhase>;
  readonly table: Pick<Prompts['table'], WayTablePhase>;
  readonly prompts: WayPrompts;
  readonly refusals: Pick<FormCatalogue['refusals'], WayRefusal>;
  readonly plain: Pick<DownforceCatalogue['plain'], WayPlainVerb>;
  readonly things: Pick<DownforceCatalogue['things'], WayThingVerb>;
}

interface WayPrompts {
  /** D-V7 */
  readonly die: (car: CarName, power: PowerName | null, say: Voice) => string;
  /** D-V9: by place, as far as they pay; and which places cost something. */
  readonly betAtOdds: (bet: number, times: readonly number[]) => string;
  readonly betOrCost: (
    bet: number,
    pays: readonly string[],
    costs: readonly { readonly at: number; readonly cost: string }[],
  ) => string;
  readonly podium: (bet: number, pays: readonly string[]) => string;
  /** D-V5: one more sentence. */
  readonly mayDecline: string;
  /** D-V6 */
  readonly predict: () => string;
  readonly swap: (line: number) => string;
  readonly waitWhispers: (names: string) => string;
  /** D-V4 */
  readonly ready: () => string;
  readonly waitReady: (names: string) => string;
}

/** The form's part for the other ways to play, in a file of its own. */
export interface VariantForm {
  readonly rules: Pick<FormCatalogue['rules'], VariantRule>;
  readonly options: Pick<
    FormCatalogue['options'],
    'timely' | 'longDistance' | 'worldTour' | 'automas' | 'automaLevel'
  >;
  readonly conflicts: Omit<
    FormCatalogue['conflicts'],
    | 'deck-too-small'
    | 'drawn-hand-is-for-two'
    | 'cunning-rule-is-for-two'
    | 'no-powers-to-rule-on'
    | 'cunning-is-dealt-not-won'
    | 'money-does-not-count'
  >;
  readonly presets: Omit<FormCatalogue['presets'], 'printed' | 'beginners'>;
}

/** The phases in which TABLE acts, but for a draw, which has its player. */
type TablePhase =
  | 'drawing-track'
  | 'gridding'
  | 'dealing'
  | 'giving-cars'
  | 'giving-powers'
  | 'selling'
  | 'turning-power'
  | 'revealing-bids'
  | 'drawing-lots'
  | 'revealing-powers'
  | 'drawing-hands'
  | 'revealing-hands'
  | 'revealing-bets'
  | AutomaPhase
  | WayTablePhase;

/** What is asked of the seat to act, and what the others are told meanwhile. */
interface Prompts extends PackPrompts, WayPrompts {
  readonly table: Readonly<Record<TablePhase, string>>;
  readonly drawing: (seat: Seat, say: Voice) => string;
  readonly bid: (car: CarName, power: PowerName | null, say: Voice) => string;
  readonly waitBids: (names: string, car: string) => string;
  /** D-V8h: beside one or two automas several are kept. */
  readonly keep: (areSeveral: boolean) => string;
  readonly waitKeep: (names: string) => string;
  /** `pays`: for the first three places, as far as they pay. */
  readonly bet: (bet: number, pays: readonly string[]) => string;
  readonly waitBets: (names: string, bet: number) => string;
  readonly play: () => string;
  readonly waitPlay: (name: string) => string;
  readonly order: () => string;
  readonly waitOrder: (name: string) => string;
  readonly chooseLine: () => string;
  readonly waitLine: (name: string) => string;
  readonly decideLine: (line: string) => string;
  /** D-V8i: why a line that moves nothing is asked for. */
  readonly blockedLine: (car: string) => string;
  readonly waitDecide: (name: string, line: string) => string;
  readonly wild: (number: number) => string;
  readonly waitWild: (name: string, number: number) => string;
  /** `isOn`: it has moved some spaces already. */
  readonly step: (car: string, left: number, isOn: boolean) => string;
  /** D-P2: somebody else's card moves your car. */
  readonly steer: (car: string, left: number, player: string) => string;
  readonly waitStep: (name: string, car: string, left: number) => string;
  /** D-P1 and D-P3. */
  readonly add: (car: string, spaces: number, power: string) => string;
  readonly waitAdd: (name: string, car: string, spaces: number) => string;
}
