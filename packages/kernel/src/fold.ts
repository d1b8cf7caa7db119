import type { Entry } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Action, Rules, Tell, ViewShape } from './rules.ts';
import { TABLE, type Actor } from './seat.ts';

/** Receives facts, and every action once it is applied. Copy a state to keep it: the fold goes on changing it. */
export interface StepListener<State, Fact> extends Tell<Fact> {
  done?(who: Actor, action: Action, state: State): void;
}

export interface FoldListener<State, Fact> extends StepListener<State, Fact> {
  /** Before the entry's first action. */
  entry?(number: number, entry: Entry, state: State): void;
}

/** Checks entries as they are folded. The first finding stops the fold. */
export interface Judge<State, Finding> {
  /** Before the entry's first action. */
  begin(entry: Entry, state: State): Finding | undefined;
  /** Before an action by the entry's seat. */
  choice(entry: Entry, state: State, text: string, action: Action | Refusal): Finding | undefined;
  /** Before an action by TABLE. */
  draw(entry: Entry, state: State, text: string, action: Action | Refusal): Finding | undefined;
  /** After the entry's last action. */
  end(entry: Entry, state: State): Finding | undefined;
}

export interface FoldRange<State, Fact, Finding> {
  readonly from?: number;
  /** Exclusive. */
  readonly to?: number;
  readonly listener?: FoldListener<State, Fact> | undefined;
  /** Without one the entries are trusted to be legal. */
  readonly judge?: Judge<State, Finding>;
}

/** Applies entries to a state, in place. Returns the judge's first finding with its entry number. */
export function fold<Options, State, View extends ViewShape, Fact, Finding = never>(
  rules: Rules<Options, State, View, Fact>,
  state: State,
  entries: readonly Entry[],
  { from = 0, to = entries.length, listener, judge }: FoldRange<State, Fact, Finding> = {},
): { readonly entry: number; readonly finding: Finding } | undefined {
  const act = (entry: Entry, who: Actor, text: string, check: 'choice' | 'draw'): Finding | undefined => {
    const action = rules.read(text);
    const finding = judge?.[check](entry, state, text, action);
    if (finding !== undefined) return finding;
    if (isRefusal(action)) throw new Error(`«${text}» cannot be read`);
    rules.apply(state, who, action, listener);
    listener?.done?.(who, action, state);
    return undefined;
  };
  const play = (number: number, entry: Entry): Finding | undefined => {
    listener?.entry?.(number, entry, state);
    let finding = judge?.begin(entry, state);
    for (const text of entry.do) finding ??= act(entry, entry.seat ?? TABLE, text, 'choice');
    for (const text of entry.then) finding ??= act(entry, TABLE, text, 'draw');
    return finding ?? judge?.end(entry, state);
  };
  for (let number = from; number < to; number++) {
    const entry = entries[number];
    if (entry === undefined) throw new RangeError(`there is no entry ${number}`);
    const finding = play(number, entry);
    if (finding !== undefined) return { entry: number, finding };
  }
  return undefined;
}
