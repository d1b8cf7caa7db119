import type { CallName } from './forward.ts';
import type { Durability } from './sqlite.ts';
import type { LogEnds } from './start-checks.ts';

/** Reply 0: the database is open. */
export interface Opened {
  readonly durability: Durability;
  readonly log: LogEnds;
}

export interface WorkerCall {
  readonly id: number;
  readonly method: CallName;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: WorkerError };

/** Errors lose their class and code between threads. */
export interface WorkerError {
  readonly name: string;
  readonly message: string;
  /** SQLite's. */
  readonly errcode?: number;
}
