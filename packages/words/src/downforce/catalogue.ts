import type { DownforceFact, DownforcePublic, FactKind, Idle, Phase, PowerName } from '@paddock/downforce';
import type { Seat, Standing } from '@paddock/kernel';
import type { Label } from '../game.ts';
import type { Gathered, GatheredKind } from './gather.ts';
import type { PlainVerb, PlainWords, ThingVerb, ThingWords } from './label.ts';
import type { NameWords } from './names.ts';
import type { Prompts } from './prompt.ts';
import type { Voice } from './voice.ts';

export type FactOf<Kind extends FactKind> = Extract<DownforceFact, { kind: Kind }>;
export type GatheredOf<Kind extends GatheredKind> = Extract<Gathered, { kind: Kind }>;

/** A sentence for each fact; `OutcomeWords` make up the end of a game. */
export type FactWords = {
  readonly [Kind in Exclude<FactKind, 'game-over'>]: (fact: FactOf<Kind>, say: Voice) => string;
};
/** Facts that are not told: others tell them, or they are obvious. */
export type Silent = { readonly [Kind in FactKind]?: (fact: FactOf<Kind>, say: Voice) => boolean };
type GatheredWords = { readonly [Kind in GatheredKind]: (told: GatheredOf<Kind>, say: Voice) => string };
export type Idles = Readonly<Record<Idle, (line: string, car: string, number: number, by: string) => string>>;
export type PhaseWords = Readonly<Record<Phase, string>>;

/** A score sheet in words: prizes + bets − paid = total, each amount with its parts. */
export interface Reckoning {
  readonly who: string;
  /** «$11M (yellow $9M, green $2M)» */
  readonly prizes: string;
  readonly bets: string;
  readonly paid: string;
  readonly total: string;
}

/** A side with its place, and its money if that counts. */
export interface StandingRow {
  readonly standing: Standing;
  readonly side: string;
  readonly money: string | undefined;
}

export interface OutcomeWords {
  readonly reckoning: (sheet: Reckoning) => string;
  /** `score`: what they won with; absent if money does not count or nobody raced. */
  readonly winners: (seats: readonly Seat[], score: string | undefined, say: Voice) => string;
  readonly standings: (rows: readonly StandingRow[]) => string;
}

/** What a language says about one subject of the printed game. */
export interface PrintedPart {
  readonly facts?: Partial<FactWords>;
  readonly gathered?: Partial<GatheredWords>;
  readonly phases?: Partial<PhaseWords>;
  /** What the table is doing in a phase of TABLE's. */
  readonly table?: Partial<PhaseWords>;
  readonly prompts?: Partial<Prompts>;
  readonly plain?: Partial<Record<PlainVerb, string>>;
  readonly things?: ThingWords;
  readonly outcome?: OutcomeWords;
}

/** What a table says, about the printed game alone or with the variants. */
export interface DownforceCatalogue extends NameWords, OutcomeWords {
  readonly facts: Partial<FactWords>;
  readonly gathered: GatheredWords;
  readonly phases: Partial<PhaseWords>;
  readonly table: Partial<PhaseWords>;
  readonly prompts: Prompts;
  readonly plain: Readonly<Record<PlainVerb, string>> & PlainWords;
  readonly things: ThingWords;
  /** Of variants, besides those of the printed game. */
  readonly silent?: Silent;
  /** What a variant asks instead of the printed question. */
  readonly question?: (open: DownforcePublic, say: Voice) => string | undefined;
}

/** The printed game and all variants. A missing text is a type error. */
export interface WholeCatalogue extends DownforceCatalogue {
  readonly powers: Readonly<Record<PowerName, Label>>;
  readonly facts: FactWords;
  readonly phases: PhaseWords;
  readonly things: Readonly<Record<ThingVerb, (thing: string) => string>> & ThingWords;
}
