import type { Seat } from '@paddock/kernel';
import type { DealInfo } from '@paddock/protocol';
import { randomHex } from '../../session/random.ts';

const SALT_BYTES = 16;
/** How many tables' salts are remembered. */
const KEPT = 60;
const NAME = 'paddock.salts';

interface KeptSalts {
  readonly table: string;
  readonly seat: Seat;
  /** By deal; empty where this device gave none. */
  readonly salts: readonly string[];
}

function readAll(): readonly KeptSalts[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(value) ? (value as KeptSalts[]) : [];
  } catch {
    return [];
  }
}

/** What this device puts into the deals of one table, to be found in them again. */
export class OwnSalts {
  readonly #table: string;
  readonly seat: Seat;
  readonly #offered = new Set<number>();
  #salts: readonly string[];

  constructor(table: string, seat: Seat) {
    this.#table = table;
    this.seat = seat;
    this.#salts = readAll().find((kept) => kept.table === table && kept.seat === seat)?.salts ?? [];
  }

  /** The deal that waits for a salt, and a salt for it; undefined where there is none, or it has one from here. */
  wanted(deals: readonly DealInfo[]): { readonly deal: number; readonly salt: string } | undefined {
    const deal = deals.length - 1;
    const isGiven = this.#offered.has(deal) || (this.#salts[deal] ?? '') !== '';
    if (deal < 0 || deals[deal]?.salts !== undefined || isGiven) return undefined;
    this.#offered.add(deal);
    return { deal, salt: randomHex(SALT_BYTES) };
  }

  /** The server has it: from now on it must be in the deal. */
  accepted(deal: number, salt: string): void {
    this.#keep(deal, salt);
  }

  /** Every deal that was drawn from holds what this device gave to it. */
  areIn(deals: readonly DealInfo[]): boolean {
    return deals.every(({ salts }, deal) => {
      const own = this.#salts[deal] ?? '';
      return salts === undefined || own === '' || salts[this.seat] === own;
    });
  }

  #keep(deal: number, salt: string): void {
    this.#salts = Array.from({ length: Math.max(this.#salts.length, deal + 1) }, (_, at) =>
      at === deal ? salt : (this.#salts[at] ?? ''),
    );
    const others = readAll().filter(({ table, seat }) => table !== this.#table || seat !== this.seat);
    try {
      const all = [...others, { table: this.#table, seat: this.seat, salts: this.#salts }];
      localStorage.setItem(NAME, JSON.stringify(all.slice(-KEPT)));
    } catch {
      // Without storage the check lasts as long as the page.
    }
  }
}
