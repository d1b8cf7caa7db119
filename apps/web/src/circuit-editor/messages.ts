import type { Balance } from '@paddock/bots/balance';
import type { TrackFile, TrackProblem } from '@paddock/downforce';

/** What the editor asks its threads, which never keep the page waiting. */
export type TrackQuestion =
  | { readonly ask: 'check'; readonly nr: number; readonly file: TrackFile }
  | { readonly ask: 'balance'; readonly nr: number; readonly file: TrackFile; readonly games: number }
  /** One of our circuits, to compare with. */
  | { readonly ask: 'ours'; readonly nr: number; readonly circuit: string; readonly games: number };

/** What a checked draft is like: its ways from every space, as the rules have them. */
export interface Roadworthy {
  readonly spaces: number;
  readonly shortestLap: number;
  readonly longestLap: number;
  /** By space, from the inside; a number beyond the spaces leads off the road, over the finish. */
  readonly ways: readonly (readonly number[])[];
  /** By space: steps to the next crossing of the finish. */
  readonly toFinish: readonly number[];
}

export type TrackAnswer =
  | { readonly nr: number; readonly problems: readonly TrackProblem[] }
  | { readonly nr: number; readonly road: Roadworthy }
  | { readonly nr: number; readonly balance: Balance; readonly isDone: boolean }
  | { readonly nr: number; readonly failed: string };
