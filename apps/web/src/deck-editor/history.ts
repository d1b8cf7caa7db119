/** A state with everything before it, and what was taken back. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** What changed last: changes of the same name are taken back together, such as letters typed into a name. */
  readonly mark: string | null;
}

const MOST_STEPS = 500;

export function begin<State>(now: State): History<State> {
  return { past: [], now, future: [], mark: null };
}

export function change<State>(
  { past, now, mark: last }: History<State>,
  next: State,
  mark: string | null = null,
): History<State> {
  const isSame = mark !== null && mark === last;
  return { past: isSame ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [], mark };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], mark: null };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future: rest, mark: null };
}
