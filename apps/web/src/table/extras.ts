import { createContext, type ComponentChildren } from 'preact';
import type { LogItem } from './log/log.tsx';

/** What a place adds to every game's table, such as clocks and a chat; nothing where a game runs in the page. */
export interface Extras {
  /** Over the corner of the board; on a phone, where every corner is needed, beside the prompt. */
  readonly tools?: () => ComponentChildren;
  /** What the viewer must know or may do now: over the top of the board; on a phone in place of the prompt's words. */
  readonly notices?: () => ComponentChildren;
  /** Opens what a strong bot would do; absent if there are no hints. */
  readonly hint?: () => void;
  /** Above what can be done after the game. */
  readonly ending?: () => ComponentChildren;
  /** Below a seat's name. */
  readonly seat?: (seat: number) => ComponentChildren;
  /** The log with what it tells besides the game. */
  readonly log?: (items: readonly LogItem[]) => readonly LogItem[];
}

export const TableExtras = createContext<Extras>({});
