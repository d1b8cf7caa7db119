import type { Seat } from '@paddock/kernel';

/** Who reads, and the names to use. */
export interface Context {
  /** By seat. */
  readonly names: readonly string[];
  /** The reader's seat; absent for a spectator. */
  readonly you?: Seat;
  /** Twelve drivers in the order of the cars; absent or empty if the cars go by colour and number. */
  readonly drivers?: readonly string[];
  /** The names of the table's own tracks, by id. */
  readonly tracks?: Readonly<Record<string, string>>;
}
