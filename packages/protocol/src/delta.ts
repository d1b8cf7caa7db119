/**
 * What changed between two JSON values: `s` sets members, `d` takes them away, `i` goes into them. A list is gone into
 * only where its length stays.
 */
export interface Delta {
  readonly s?: Readonly<Record<string, unknown>> | undefined;
  readonly d?: readonly string[] | undefined;
  readonly i?: Readonly<Record<string, Delta>> | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** Undefined: nothing changed. Both must be objects, or both lists of one length. */
export function diff(before: object, after: object): Delta | undefined {
  const set: Record<string, unknown> = {};
  const inner: Record<string, Delta> = {};
  let sets = 0;
  let inners = 0;
  const old = before as Members;
  const now = after as Members;
  for (const key of Object.keys(now)) {
    const a = old[key];
    const b = now[key];
    if (a === b || b === undefined) continue;
    if (isAlike(a, b)) {
      const delta = diff(a as object, b as object);
      if (delta === undefined) continue;
      inner[key] = delta;
      inners++;
    } else {
      set[key] = b;
      sets++;
    }
  }
  const gone = Object.keys(old).filter((key) => old[key] !== undefined && now[key] === undefined);
  if (sets === 0 && inners === 0 && gone.length === 0) return undefined;
  return {
    ...(sets > 0 && { s: set }),
    ...(gone.length > 0 && { d: gone }),
    ...(inners > 0 && { i: inner }),
  };
}

/** The value after the change; the one before stays as it is. Throws where the change does not fit. */
export function patch<Value>(before: Value, delta: Delta | undefined): Value {
  if (delta === undefined) return before;
  if (typeof before !== 'object' || before === null) throw new TypeError('the change does not fit the view');
  const after: Record<string, unknown> = Array.isArray(before)
    ? ([...(before as unknown[])] as unknown as Record<string, unknown>)
    : { ...(before as Members) };
  for (const key of delta.d ?? []) delete after[key];
  for (const [key, value] of Object.entries(delta.s ?? {})) define(after, key, value);
  for (const [key, change] of Object.entries(delta.i ?? {})) define(after, key, patch(after[key], change));
  return after as Value;
}

/** A member named `__proto__` stays a member. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return false;
  return !isList || a.length === (b as unknown[]).length;
}
