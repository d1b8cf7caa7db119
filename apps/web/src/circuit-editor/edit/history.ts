/** What was, what is, and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** Changes with the same name in a row are one step: a word that is typed, a slider that is moved. */
  readonly name: string | null;
}

/** Older steps are forgotten. */
const MOST = 200;

export function begin<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], name: null };
}

export function change<Value>(history: History<Value>, next: Value, name: string | null): History<Value> {
  if (next === history.present) return history;
  const isSame = name !== null && name === history.name;
  const past = isSame ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present: next, future: [], name };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], name: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest, name: null };
}
