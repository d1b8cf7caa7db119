import { isRefusal, type Refusal, type Seat, type ViewShape } from '@paddock/kernel';
import type { Accepted, Change, Command } from '../change.ts';
import type { NextTable, Table } from '../table.ts';

type Answer<Options, State, View extends ViewShape, Fact> =
  | NextTable<Options, State, View, Fact>
  | Accepted
  | Refusal;

/** Holds the current table: every change replaces it. */
export class Playing<Options, State, View extends ViewShape, Fact> {
  table: Table<Options, State, View, Fact>;

  constructor(table: Table<Options, State, View, Fact>) {
    this.table = table;
  }

  start(): Accepted | Refusal {
    return this.take(this.table.start());
  }

  command(command: Command): Accepted | Refusal {
    return this.take(this.table.command(command));
  }

  hurry(seat: Seat): Accepted | Refusal {
    return this.take(this.table.hurry(seat));
  }

  redo(change: Change): boolean {
    const again = this.table.redo(change);
    if (again !== undefined) this.table = again.table;
    return again !== undefined;
  }

  /** Seals the deal that waits, with the salts of one device; empty ones if there are none. */
  deal(salts = this.table.seats.map(() => '')): this {
    const refusal = this.replace(this.table.withOwnSalts(salts));
    if (refusal !== undefined) throw new Error(refusal.code);
    return this;
  }

  setStandIn(seat: Seat, level: string | null): Refusal | undefined {
    return this.replace(this.table.withStandIn(seat, level));
  }

  setHand(seat: Seat, bot: string | null, name?: string): Refusal | undefined {
    return this.replace(this.table.withHand(seat, bot, name));
  }

  take(answer: Answer<Options, State, View, Fact>): Accepted | Refusal {
    if (!('table' in answer)) return answer;
    this.table = answer.table;
    const { from, entries } = answer.change;
    return { from, to: from + entries.length };
  }

  replace(next: Table<Options, State, View, Fact> | Refusal): Refusal | undefined {
    if (isRefusal(next)) return next;
    this.table = next;
    return undefined;
  }
}
