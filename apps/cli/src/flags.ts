import { parseArgs } from 'node:util';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** A flag, with or without a value (shown as `value` in the help). */
interface Flag {
  readonly value?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

export interface Call {
  /** Flags with a value, and `true` for those without. */
  readonly values: ReadonlyMap<string, string | true>;
  readonly rest: readonly string[];
}

/** Reads a command's arguments; anything else is a usage error that names the flag. */
export function readCall(
  { text: { errors } }: Session,
  command: string,
  flags: Flags,
  args: readonly string[],
): Call {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values = new Map<string, string | true>();
  const rest: string[] = [];
  const wrong = (message: string) => usage(`${message} – ${errors.see(`paddock ${command}`)}`);
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) throw wrong(errors.unknownFlag(rawName));
    if (values.has(name)) throw wrong(errors.flagTwice(rawName));
    if (flag.value === undefined && value !== undefined) throw wrong(errors.flagTakesNoValue(rawName));
    if (flag.value !== undefined && (value === undefined || isFlagLike(token))) {
      throw wrong(errors.flagNeedsValue(rawName));
    }
    values.set(name, value ?? true);
  }
  return { values, rest };
}

/** `--seed --json` lacks a value; `--seed=--json` has one. */
function isFlagLike({ value, inlineValue }: { value?: string; inlineValue?: boolean }): boolean {
  return inlineValue !== true && value !== undefined && value.startsWith('--');
}

/** A whole number in a flag. */
export function wholeNumber(
  { text: { errors } }: Session,
  { values }: Call,
  name: string,
  range: { readonly min: number; readonly max: number },
  byDefault: number,
): number {
  const given = values.get(name);
  if (given === undefined || given === true) return byDefault;
  const number = asWholeNumber(given);
  if (number === undefined || number < range.min || number > range.max) {
    throw usage(errors.badValue(`--${name}`, given, errors.wholeNumber(range.min, range.max)));
  }
  return number;
}

export function textIn({ values }: Call, name: string): string | undefined {
  const given = values.get(name);
  return given === true ? undefined : given;
}

/** Digits and nothing else, not «1e3» or « 3». */
export function asWholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
