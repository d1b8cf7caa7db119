import { saltHash, type Refusal, type Seat } from '@paddock/kernel';
import type { DealInfo } from './tables.ts';

/** What a device keeps of its part in one deal, to find it again there. */
export interface KeptPart {
  readonly commitment: string;
  readonly salt: string;
  /** The server has taken the hash, the salt. */
  readonly taken: 'nothing' | 'hash' | 'salt';
  /** The fixed hashes as they were shown before the salt was sent. */
  readonly hashes?: readonly string[];
}

/** What a device needs for its parts. */
export interface PartsAround {
  addHash(deal: number, hash: string): Promise<Refusal | undefined>;
  addSalt(deal: number, salt: string): Promise<Refusal | undefined>;
  /** At least 16 hex digits. */
  newSalt(): string;
  /** By deal; null where this device has no part. */
  keep(parts: readonly (KeptPart | null)[]): void;
}

/**
 * One device's parts in the deals of one seat. It sends the hash of a salt as soon as the deal's commitment is shown; it
 * sends the salt once the fixed hashes are shown and its own is among them; and it compares everything shown later.
 */
export class DealParts {
  readonly seat: Seat;
  readonly #table: string;
  readonly #around: PartsAround;
  readonly #hashed = new Set<number>();
  readonly #revealed = new Set<number>();
  #parts: readonly (KeptPart | null)[];

  constructor(table: string, seat: Seat, kept: readonly (KeptPart | null)[], around: PartsAround) {
    this.#table = table;
    this.seat = seat;
    this.#parts = kept;
    this.#around = around;
  }

  /** The salts, by deal; empty where this device has no part. */
  get salts(): readonly string[] {
    return this.#parts.map((part) => part?.salt ?? '');
  }

  /** Sends what is wanted next. False: what is shown does not agree with what this device sent or saw. */
  hear(deals: readonly DealInfo[]): boolean {
    if (!deals.every((info, deal) => this.#agrees(info, deal))) return false;
    const deal = deals.length - 1;
    const info = deals[deal];
    if (info === undefined || info.salts !== undefined) return true;
    if (info.hashes === undefined) this.#offer(info, deal);
    else this.#reveal(info.hashes, deal);
    return true;
  }

  #agrees({ commitment, hashes, salts }: DealInfo, deal: number): boolean {
    const part = this.#parts[deal];
    if (part == null) return true;
    const isHashThere = hashes === undefined || hashes[this.seat] === this.#hash(deal, part.salt);
    return (
      commitment === part.commitment &&
      (part.taken === 'nothing' || isHashThere) &&
      (hashes === undefined || part.hashes === undefined || hashes.join() === part.hashes.join()) &&
      (salts === undefined || part.taken !== 'salt' || salts[this.seat] === part.salt)
    );
  }

  #offer({ commitment }: DealInfo, deal: number): void {
    if (this.#hashed.has(deal)) return;
    this.#hashed.add(deal);
    const part = this.#parts[deal] ?? { commitment, salt: this.#around.newSalt(), taken: 'nothing' as const };
    this.#keep(deal, part);
    void this.#around.addHash(deal, this.#hash(deal, part.salt)).then((refusal) => {
      const now = this.#parts[deal] ?? part;
      if (refusal !== undefined && refusal.rule !== 'fairness') this.#hashed.delete(deal);
      else if (now.taken !== 'nothing') return;
      // Refused: too late, or another device of the same person takes part.
      else this.#keep(deal, refusal === undefined ? { ...now, taken: 'hash' } : null);
    });
  }

  #reveal(hashes: readonly string[], deal: number): void {
    const part = this.#parts[deal];
    if (part == null || this.#revealed.has(deal)) return;
    if (hashes[this.seat] !== this.#hash(deal, part.salt)) return;
    this.#revealed.add(deal);
    const seen = { ...part, taken: part.taken === 'salt' ? part.taken : ('hash' as const), hashes };
    this.#keep(deal, seen);
    void this.#around.addSalt(deal, part.salt).then((refusal) => {
      if (refusal === undefined) this.#keep(deal, { ...seen, taken: 'salt' });
      else if (refusal.rule !== 'fairness') this.#revealed.delete(deal);
    });
  }

  #hash(deal: number, salt: string): string {
    return saltHash(salt, this.#table, deal, this.seat);
  }

  #keep(deal: number, part: KeptPart | null): void {
    const length = Math.max(this.#parts.length, deal + 1);
    this.#parts = Array.from({ length }, (_, at) => (at === deal ? part : (this.#parts[at] ?? null)));
    this.#around.keep(this.#parts);
  }
}
