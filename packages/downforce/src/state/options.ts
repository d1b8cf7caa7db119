import type { Conflict } from '@paddock/kernel';

/** What decides: money (D-E3), the best car (D-V1), or points. */
const POINT_GOALS = ['whispers'] as const;
export const GOALS = ['money', 'firstHome', ...POINT_GOALS] as const;

/** D-V0. A variant is a preset of these. */
export interface DownforceOptions {
  /** D-S2: a track's id, or 'random'. */
  readonly track: string;
  readonly auction: 'cards' | 'dice' | 'none';
  readonly powers: 'six' | 'pack' | 'none';
  /** With two players D-V2's drawn hand applies to 'all' too; 'three' overrides it. */
  readonly hand: 'all' | 'drawn' | 'three';
  readonly bets: 'printed' | 'odds' | 'widespread' | 'penalty' | 'none';
  /** D-V5 */
  readonly timely: boolean;
  readonly payouts: 'printed' | 'manual';
  readonly goal: (typeof GOALS)[number];
  /** D-V3 */
  readonly longDistance: boolean | 'money';
  /** D-V4: the track of each game; empty for a single game on `track`. */
  readonly worldTour: readonly string[];
  /** D-V8: how many seats they take, the last ones. */
  readonly automas: number;
  readonly automaLevel: 'normal' | 'hard';
  readonly tricky: 'printed' | 'any';
  readonly twoPlayerCunning: 'remove' | 'replace' | 'keep';
}

/** Whether money decides (D-E3), rather than the best car (D-V1 'firstHome', D-V3) or points. */
export function countsMoney({
  goal,
  longDistance,
}: {
  readonly goal?: unknown;
  readonly longDistance?: unknown;
}): boolean {
  return goal === 'money' && longDistance !== true;
}

/** The goal may be untrusted. */
export function countsPoints({ goal }: { readonly goal?: unknown }): boolean {
  return POINT_GOALS.some((points) => points === goal);
}

export const RANDOM_TRACK = 'random';
/** The printed game, on any track. */
export const PRINTED_OPTIONS = {
  auction: 'cards',
  powers: 'six',
  hand: 'all',
  bets: 'printed',
  timely: false,
  payouts: 'printed',
  goal: 'money',
  longDistance: false,
  worldTour: [],
  automas: 0,
  automaLevel: 'normal',
  tricky: 'printed',
  twoPlayerCunning: 'remove',
} as const satisfies Omit<DownforceOptions, 'track'>;

export const OPTION_KEYS = Object.keys(PRINTED_OPTIONS) as (keyof typeof PRINTED_OPTIONS)[];

/** Whether rules without variants can play these options, which may be untrusted. */
export function isPrinted(options: unknown): boolean {
  const given = new Map<string, unknown>(Object.entries(options ?? {}));
  const isUsual = (key: string, value: unknown) => JSON.stringify(given.get(key)) === JSON.stringify(value);
  return Object.entries(PRINTED_OPTIONS).every(([key, value]) => isUsual(key, value));
}

export const GIVEN = 'given';

/** Values of options; `GIVEN`: any but the printed one. */
export type OptionValues = {
  readonly [Key in keyof DownforceOptions]?: readonly DownforceOptions[Key][] | typeof GIVEN;
};

/** D-V0, «Refused pairs»: each value on one side with each on the other. */
export interface RefusedPair {
  readonly code: string;
  readonly rule: string;
  readonly one: OptionValues;
  readonly other: OptionValues;
}

/** Decided not by money but by the best car (D-V1 'firstHome', D-V3) or by points. */
export const MONEYLESS = { goal: GIVEN, longDistance: [true] } as const satisfies OptionValues;

/** Whether any of the options has one of these values. */
export function hasAny(options: DownforceOptions, values: OptionValues): boolean {
  return keysOf(values).some((key) => has(options, key, values));
}

function keysOf(values: OptionValues): (keyof DownforceOptions)[] {
  return Object.keys(values) as (keyof DownforceOptions)[];
}

/** Whether this option has one of these values. */
export function has(options: DownforceOptions, key: keyof DownforceOptions, values: OptionValues): boolean {
  const wanted: readonly unknown[] | typeof GIVEN = values[key] ?? [];
  return wanted === GIVEN ? isGiven(options, key) : wanted.includes(options[key]);
}

/** «Given» means different from the printed value: records store every option, and must still be accepted. */
export function isGiven(options: DownforceOptions, key: keyof DownforceOptions): boolean {
  const value = options[key];
  return Array.isArray(value) ? value.length > 0 : key !== 'track' && value !== PRINTED_OPTIONS[key];
}

export function conflictsOf(pairs: readonly RefusedPair[]): Conflict<DownforceOptions>[] {
  return pairs.flatMap(({ code, rule, one, other }) =>
    keysOf(one).flatMap((first) =>
      keysOf(other).map((second) => ({
        code,
        rule,
        between: [first, second],
        clashes: (options: DownforceOptions) => has(options, first, one) && has(options, second, other),
      })),
    ),
  );
}
