import { refuse, type Refusal } from './refusal.ts';

/** The values an option can take; form, command line and schema are derived from it. */
export type OptionKind =
  /** Yes or no; `or`: further values. */
  | { readonly type: 'flag'; readonly or?: readonly string[] }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly step: number }
  /** One number, or one per race. */
  | {
      readonly type: 'numbers';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly longest: number;
    }
  /** A list of these, possibly empty, in order; repeats allowed. */
  | {
      readonly type: 'list';
      readonly of: readonly string[];
      readonly shortest: number;
      readonly longest: number;
    }
  /** Exactly `count` names, or none. */
  | { readonly type: 'names'; readonly count: number; readonly longest: number }
  /** One of `values`, or a list of items for each seat; each item once. */
  | { readonly type: 'shares'; readonly values: readonly string[]; readonly of: readonly string[] };

export interface OptionSpec<Value> {
  readonly rule: string;
  readonly kind: OptionKind;
  readonly default: Value;
}

/** Two options that cannot be combined, or one that does not fit the number of players. */
export interface Conflict<Options> {
  readonly code: string;
  readonly rule: string;
  readonly between: readonly (keyof Options & string)[];
  /** `given`: the options set explicitly, as opposed to defaults. */
  clashes(options: Options, players: number, given: ReadonlySet<string>): boolean;
}

export interface OptionTable<Options> {
  readonly specs: { readonly [Key in keyof Options]-?: OptionSpec<Options[Key]> };
  readonly conflicts: readonly Conflict<Options>[];
}

export type OptionRefusal = Refusal<'unknown-option' | 'bad-option' | 'option-conflict' | 'bad-players'>;

/** The full set of options, or the first problem in what was given. */
export function resolveOptions<Options>(
  table: OptionTable<Options>,
  players: number,
  given: Readonly<Record<string, unknown>>,
): Options | OptionRefusal {
  const specs = table.specs as Readonly<Record<string, OptionSpec<unknown>>>;
  const options: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(specs, key)) return refuse('unknown-option', 'options', { option: key.slice(0, 40) });
  }
  for (const [key, spec] of Object.entries(specs)) {
    const value = given[key] ?? spec.default;
    if (!isOfKind(spec.kind, value, players)) return refuse('bad-option', spec.rule, { option: key });
    options[key] = value;
  }
  const conflict = conflictIn(table, options as Options, players, new Set(Object.keys(given)));
  if (conflict !== undefined) return conflict;
  return options as Options;
}

export function conflictIn<Options>(
  table: OptionTable<Options>,
  options: Options,
  players: number,
  given: ReadonlySet<string>,
): Refusal<'option-conflict'> | undefined {
  for (const conflict of table.conflicts) {
    if (!conflict.clashes(options, players, given)) continue;
    return refuse('option-conflict', conflict.rule, {
      conflict: conflict.code,
      options: conflict.between.join(', '),
      players,
    });
  }
  return undefined;
}

function isOfKind(kind: OptionKind, value: unknown, players: number): boolean {
  switch (kind.type) {
    case 'flag':
      return typeof value === 'boolean' || (typeof value === 'string' && kind.or?.includes(value) === true);
    case 'choice':
      return typeof value === 'string' && kind.values.includes(value);
    case 'number':
      return isOnScale(kind, value);
    case 'numbers':
      return Array.isArray(value)
        ? value.length > 0 && value.length <= kind.longest && value.every((item) => isOnScale(kind, item))
        : isOnScale(kind, value);
    case 'list':
      return Array.isArray(value) && isList(kind, value);
    case 'names':
      return (
        Array.isArray(value) &&
        (value.length === 0 || value.length === kind.count) &&
        value.every((name) => isName(name, kind.longest))
      );
    case 'shares':
      return typeof value === 'string' ? kind.values.includes(value) : isSharing(kind.of, value, players);
  }
}

function isOnScale(kind: { min: number; max: number; step: number }, value: unknown): boolean {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= kind.min &&
    value <= kind.max &&
    (value - kind.min) % kind.step === 0
  );
}

function isList(kind: Extract<OptionKind, { type: 'list' }>, items: readonly unknown[]): boolean {
  if (items.length === 0) return true;
  return (
    items.length >= kind.shortest &&
    items.length <= kind.longest &&
    items.every((item) => typeof item === 'string' && kind.of.includes(item))
  );
}

function isSharing(items: readonly string[], value: unknown, players: number): boolean {
  if (!Array.isArray(value) || value.length !== players) return false;
  const taken = new Set<unknown>();
  for (const share of value as readonly unknown[]) {
    if (!Array.isArray(share)) return false;
    for (const item of share as readonly unknown[]) {
      if (typeof item !== 'string' || !items.includes(item) || taken.has(item)) return false;
      taken.add(item);
    }
  }
  return true;
}

/** Letters, marks, digits, spaces and common punctuation: nothing that could move a cursor or hide a letter. */
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S}](?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]*[\p{L}\p{M}\p{N}\p{P}\p{S}])?$/u;

export function isName(value: unknown, longest: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2 * longest &&
    Array.from(value).length <= longest &&
    NAME.test(value)
  );
}
