import { POWER_PHASES } from '@paddock/downforce';

/** Variants in the rules, in the order in which they are explained. */
export const VARIANT_RULES = [
  'D-V0',
  'D-V1',
  'D-V2',
  'D-V3',
  'D-V4',
  'D-V5',
  'D-V6',
  'D-V7',
  'D-V8',
  'D-V9',
  'D-V10',
] as const;

export interface Moment<Rule> {
  /** Those that say more. */
  readonly rules: readonly Rule[];
  /** How its question is answered, if not from the row of choices. */
  readonly by?: 'hand' | 'button';
}

/** Moments that only variants have. */
export const VARIANT_MOMENTS = {
  ...momentAtEach(POWER_PHASES, { rules: ['D-V10'], by: 'button' }),
  dice: { rules: ['D-V7'] },
  'betting-odds': { rules: ['D-V9'] },
  'betting-penalty': { rules: ['D-V9'] },
  'betting-podium': { rules: ['D-V9'] },
  'betting-timely': { rules: ['D-V5'] },
  predicting: { rules: ['D-V6'] },
  swapping: { rules: ['D-V6'] },
  automa: { rules: ['D-V8'] },
  resting: { rules: ['D-V4'], by: 'button' },
} as const satisfies Record<string, Moment<(typeof VARIANT_RULES)[number]>>;

function momentAtEach<Phase extends string>(
  phases: readonly Phase[],
  moment: Moment<(typeof VARIANT_RULES)[number]>,
): Record<Phase, typeof moment> {
  return Object.fromEntries(phases.map((phase) => [phase, moment])) as Record<Phase, typeof moment>;
}

/** Texts for variants only (D-V3, D-V4, D-V7, D-V8). */
export interface VariantTexts {
  /** D-V7 */
  readonly yourDie: string;
  readonly side: (number: number) => string;
  readonly pass: string;
  readonly dieIsSet: string;
  readonly rollOff: (names: string) => string;
  /** D-V8 */
  readonly automa: string;
  readonly counter: (count: number, most: number) => string;
  readonly counterLabel: string;
  readonly deck: (cards: number) => string;
  readonly underDeck: string;
  readonly inDeck: string;
  readonly faceUp: string;
  readonly laidUnder: (cars: string) => string;
  readonly betsSoFar: string;
  readonly ultra: (name: string, cards: number) => string;
  readonly noUltra: (name: string, cards: number) => string;
  /** D-V3 */
  readonly standing: string;
  readonly lap: (lap: number) => string;
  readonly lapShort: (lap: number) => string;
  readonly onGrid: string;
  /** D-V4 */
  readonly tour: string;
  readonly tourDone: (over: number, legs: number) => string;
  readonly leg: (leg: number) => string;
  readonly nextLeg: (track: string) => string;
  readonly player: string;
  readonly total: string;
  readonly whispers: WhisperTexts;
}

/** Texts for the War of Whispers only (D-V6). */
export interface WhisperTexts {
  readonly predictTitle: string;
  readonly swapTitle: (line: number) => string;
  readonly predictHint: string;
  readonly swapHint: string;
  readonly bonus: (points: number) => string;
  readonly board: string;
  readonly row: (place: string, car: string, now: string) => string;
  readonly nowAt: (place: string) => string;
  readonly plaque: string;
  readonly plaqueIs: (car: string) => string;
  readonly plaqueNote: string;
  readonly asTheyStand: string;
  readonly stand: string;
  readonly standNote: string;
  readonly lifted: (car: string, place: string) => string;
  readonly picked: (car: string) => string;
  readonly movedTo: (car: string, place: string) => string;
  readonly putDown: (car: string, place: string) => string;
  readonly swapped: (one: string, other: string) => string;
  readonly sheet: string;
  readonly now: string;
  readonly afterLine: (line: number) => string;
  readonly noPrediction: string;
  readonly rightNow: (right: number) => string;
  readonly isRight: string;
  readonly pointRule: (bonuses: readonly number[]) => string;
  readonly result: string;
  readonly place: string;
  readonly finish: string;
  readonly right: string;
  readonly bonusRow: string;
  readonly points: string;
  readonly tie: (car: string) => string;
  readonly nothing: string;
}
