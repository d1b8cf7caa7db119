import type { Actor, Seat } from '@paddock/kernel';
import type { Delta } from './delta.ts';
import type { ChatLine, DealInfo, GameNow, MyTable, TableCard, TableInfo } from './tables.ts';

/** Why something was not done: a code for the words, and what the sentence needs. */
export interface Problem {
  readonly code: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** From the page to the server. Every one that asks for an answer has an id of its own. */
export type ClientMessage =
  | { readonly t: 'hello'; readonly v: number }
  /** `have`: how many entries the page holds already, and `as` whom it saw them. */
  | {
      readonly t: 'watch';
      readonly table: string;
      readonly key?: string | undefined;
      readonly have?: number | undefined;
      readonly as?: Seat | 'public' | undefined;
    }
  | { readonly t: 'unwatch'; readonly table: string }
  | {
      readonly t: 'play';
      readonly table: string;
      readonly id: string;
      readonly asked: number;
      readonly do: readonly string[];
    }
  | {
      readonly t: 'salt';
      readonly table: string;
      readonly id: string;
      readonly deal: number;
      readonly salt: string;
    }
  | { readonly t: 'say'; readonly table: string; readonly id: string; readonly text: string }
  | {
      readonly t: 'moments';
      readonly table: string;
      readonly id: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly t: 'lobby'; readonly on: boolean }
  | { readonly t: 'mine'; readonly on: boolean }
  | { readonly t: 'ping' };

/** One action as the viewer saw it: the facts, and what changed in the view. */
export interface WireMoment {
  /** Its entry. */
  readonly e: number;
  /** Whose it was. */
  readonly w: Actor;
  readonly f: readonly unknown[];
  /** Changes in the open part of the view, and in the viewer's own; absent: none. */
  readonly p?: Delta | undefined;
  readonly o?: Delta | undefined;
}

/** A whole view: on joining, and wherever there is a doubt. */
export interface WholeGame {
  readonly view: unknown;
  readonly now: GameNow;
  /** The first entry after the viewer's own last turn. */
  readonly lastTurn: number;
}

/** From the server to the page. */
export type ServerMessage =
  | {
      readonly t: 'hello';
      readonly v: number;
      readonly server: string;
      readonly person: { readonly id: string; readonly name: string } | null;
    }
  | {
      readonly t: 'table';
      readonly info: TableInfo;
      readonly viewer: Seat | 'public';
      readonly isHost: boolean;
      readonly deals: readonly DealInfo[];
      readonly chat: readonly ChatLine[];
      /** Null: not started, or the page holds it already. */
      readonly game: WholeGame | null;
    }
  | { readonly t: 'info'; readonly info: TableInfo; readonly isHost: boolean }
  | {
      readonly t: 'moments';
      readonly table: string;
      readonly from: number;
      readonly m: readonly WireMoment[];
      readonly now: GameNow;
      /** Where they have changed. */
      readonly deals?: readonly DealInfo[] | undefined;
    }
  /** Clocks and questions changed without an entry. */
  | { readonly t: 'now'; readonly table: string; readonly now: GameNow }
  | {
      readonly t: 'past';
      readonly id: string;
      readonly table: string;
      readonly from: number;
      readonly to: number;
      /** The view before the first of them. */
      readonly view: unknown;
      readonly m: readonly WireMoment[];
    }
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | {
      readonly t: 'ok';
      readonly id: string;
      readonly from?: number | undefined;
      readonly to?: number | undefined;
    }
  /** What was not done, with the names that it gave itself; a message that cannot be read may have none. */
  | {
      readonly t: 'no';
      readonly id: string | null;
      readonly table?: string | undefined;
      readonly problem: Problem;
    }
  | { readonly t: 'gone'; readonly table: string }
  | { readonly t: 'lobby'; readonly tables: readonly TableCard[] }
  | { readonly t: 'mine'; readonly tables: readonly MyTable[] }
  | { readonly t: 'pong' };

/** Why the server closed a socket. */
export const CLOSE = {
  restart: 4000,
  slow: 4001,
  outdated: 4002,
  tooMany: 4003,
  silent: 4004,
} as const;
