import { createContext, type ComponentChildren } from 'preact';

/** What a place adds to every game's table, such as clocks and a chat; nothing where a game runs in the page. */
export interface Extras {
  /** Over the corner of the board; on a phone, where every corner is needed, beside the prompt. */
  readonly tools?: () => ComponentChildren;
  /** Below a seat's name. */
  readonly seat?: (seat: number) => ComponentChildren;
  /** What the log tells besides the game, in order. */
  readonly notes?: readonly LogNote[];
}

/** Told before what happened in that entry. */
export interface LogNote {
  readonly entry: number;
  readonly text: string;
}

export const TableExtras = createContext<Extras>({});
