import type { CarName, PowerName } from '@paddock/downforce';
import type { Label } from '../game.ts';

/** D-C3 */
type PrintedPower = 'aggressive' | 'cunning' | 'determined' | 'strategic' | 'tricky' | 'unpredictable';

/** Where a space lies across the road. */
export type Lane = 'inside' | 'middle' | 'outside';

/** The labels on a score sheet (D-C6), and its column headers. */
export interface SheetWords {
  readonly title: string;
  readonly car: string;
  readonly price: string;
  /** «Bet 1» */
  readonly bet: (bet: number) => string;
  readonly racePrizes: string;
  readonly betPayouts: string;
  readonly prizes: string;
  readonly winnings: string;
  readonly paid: string;
  readonly total: string;
}

/** Names of things, and how they appear in a sentence. */
export interface NameWords {
  readonly title: string;
  readonly colours: Readonly<Record<CarName | 'wild', string>>;
  readonly speed8: (colour: string) => string;
  /** «red» with its article. */
  readonly theCar: (label: string) => string;
  readonly does: (name: string, isYou: boolean, they: string, you: string) => string;
  readonly you: string;
  readonly powers: Readonly<Record<PrintedPower, Label>> & Readonly<Partial<Record<PowerName, Label>>>;
  readonly tracks: Readonly<Record<string, string>>;
  readonly space: (space: number) => string;
  readonly lanes: Readonly<Record<Lane, string>>;
  /** Whole millions (D-C5). */
  readonly money: (millions: number) => string;
  readonly sheet: SheetWords;
}
