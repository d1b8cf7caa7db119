import type { Delta } from './messages.ts';

type Members = Readonly<Record<string, unknown>>;

/** Undefined: nothing changed. Both must be objects, or lists of the same length. */
export function diff(before: object, after: object): Delta | undefined {
  if (Array.isArray(after)) return diffLists(before as unknown[], after);
  const old = before as Members;
  const now = after as Members;
  let set: Record<string, unknown> | undefined;
  let into: Record<string, Delta> | undefined;
  let kept = 0;
  // Plain data inherits no keys; Object.keys would allocate a list for every member of every view.
  for (const key in now) {
    const a = memberOf(old, key);
    const b = now[key];
    if (b === undefined) continue;
    if (a !== undefined) kept++;
    if (a === b) continue;
    if (isAlike(a, b)) {
      const delta = diff(a as object, b as object);
      if (delta !== undefined) define((into ??= {}), key, delta);
    } else define((set ??= {}), key, b);
  }
  return deltaOf(set, membersOf(old) === kept ? undefined : goneFrom(old, now), into);
}

/** Data has no functions: one that is found is inherited, as `valueOf` is. Asking every member whether it is its own takes twice as long. */
function memberOf(value: Members, key: string): unknown {
  if (key === '__proto__') return Object.hasOwn(value, key) ? value[key] : undefined;
  const member = value[key];
  return typeof member === 'function' ? undefined : member;
}

function membersOf(value: Members): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  let set: Record<string, unknown> | undefined;
  let into: Record<string, Delta> | undefined;
  for (let at = 0; at < after.length; at++) {
    const a = before[at];
    const b = after[at];
    if (a === b) continue;
    if (isAlike(a, b)) {
      const delta = diff(a as object, b as object);
      if (delta !== undefined) (into ??= {})[at] = delta;
    } else (set ??= {})[at] = b;
  }
  return deltaOf(set, undefined, into);
}

function goneFrom(old: Members, now: Members): string[] | undefined {
  const gone = Object.keys(old).filter((key) => old[key] !== undefined && memberOf(now, key) === undefined);
  return gone.length === 0 ? undefined : gone;
}

function deltaOf(
  set: Delta['set'] | undefined,
  gone: Delta['gone'] | undefined,
  into: Delta['into'] | undefined,
): Delta | undefined {
  if (set === undefined && gone === undefined && into === undefined) return undefined;
  return { ...(set && { set }), ...(gone && { gone }), ...(into && { into }) };
}

/** The value after the change; `before` is left alone. Throws if the change does not fit. */
export function patch<Value>(before: Value, delta: Delta | undefined): Value {
  if (delta === undefined) return before;
  if (typeof before !== 'object' || before === null) throw new TypeError('the change does not fit the view');
  const after: Record<string, unknown> = Array.isArray(before)
    ? ([...(before as unknown[])] as unknown as Record<string, unknown>)
    : { ...(before as Members) };
  for (const key of delta.gone ?? []) delete after[key];
  for (const [key, value] of Object.entries(delta.set ?? {})) define(after, key, value);
  for (const [key, change] of Object.entries(delta.into ?? {}))
    define(after, key, patch(memberOf(after, key), change));
  return after as Value;
}

/** A member named `__proto__` stays a member. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return false;
  return !isList || a.length === (b as unknown[]).length;
}
