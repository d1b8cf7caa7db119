import type { Backend } from './port.ts';

/** Number 0 is the worker's word that the database is open. */
export interface WorkerCall {
  readonly id: number;
  readonly method: keyof Backend;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: WorkerError };

/** An error keeps neither its class nor its code on the way between threads. */
export interface WorkerError {
  readonly name: string;
  readonly message: string;
  /** SQLite's. */
  readonly errcode?: number;
}
