import { refuse, type Refusal } from '@paddock/kernel';
import type { AnyNext } from './any-table.ts';
import type { TableEvent } from './event.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** For a bot that somebody brought: its owner's id. */
  readonly botOf?: string;
}

/** The event that a call would write, with its answer; or the answer alone, if there is nothing to do. */
export type Decision<Answer> =
  | {
      readonly event: TableEvent;
      /** The game after it. */
      readonly next?: AnyNext;
      readonly answer: Answer;
    }
  | { readonly done: Answer };

export type Decided<Answer = null> = Decision<Answer> | Refusal;

/** Every reason for which a table refuses. */
export type TableCode =
  | 'already-started'
  | 'changed-too-often'
  | 'level-not-allowed'
  | 'muted'
  | 'no-chat'
  | 'no-person'
  | 'no-such-seat'
  | 'not-a-bot'
  | 'not-asked'
  | 'not-available'
  | 'not-host'
  | 'not-over'
  | 'not-seated'
  | 'not-started'
  | 'others-play'
  | 'own-seat'
  | 'rated-automas'
  | 'rated-content'
  | 'rated-seats'
  | 'rated-unsaid'
  | 'seat-is-a-bot'
  | 'seat-reserved'
  | 'seat-taken'
  | 'silenced'
  | 'stand-in-plays'
  | 'starting'
  | 'still-there'
  | 'table-full'
  | 'table-over'
  | 'unknown-game'
  | 'unknown-level';

/** A refusal of the table itself. */
export function no(code: TableCode, params: Refusal['params'] = {}): Refusal {
  return refuse(code, 'table', params);
}
