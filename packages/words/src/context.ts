import type { Seat } from '@paddock/kernel';

/** To whom and of whom we speak. */
export interface Context {
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that reads or listens; absent for an onlooker. */
  readonly you?: Seat;
  /** Twelve drivers in the order of the cars; absent or empty where the cars go by colour and number. */
  readonly drivers?: readonly string[];
}
