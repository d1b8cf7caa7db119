import type { Seat } from '@paddock/kernel';

/** Who reads, and the names to use. */
export interface Context {
  /** By seat. */
  readonly names: readonly string[];
  /** The reader's seat; absent for a spectator. */
  readonly you?: Seat;
  /** Twelve drivers in the order of the cars; absent or empty if the cars go by colour and number. */
  readonly drivers?: readonly string[];
  /** Names of the table's own circuits, by id, as their authors wrote them. */
  readonly tracks?: Readonly<Record<string, string>>;
}
