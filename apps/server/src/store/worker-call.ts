import type { Backend } from './port.ts';

/** Number 0 is the worker's word that the database is open. */
export interface WorkerCall {
  readonly id: number;
  readonly method: keyof Backend;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
