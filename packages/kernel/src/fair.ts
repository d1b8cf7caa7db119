import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './seat.ts';
import { STREAMS, type Chance, type Stream } from './chance.ts';

/** One race's randomness. The secret stays unpublished until the race is over. */
export interface Deal {
  /** SHA-256 of match, deal number and secret, published before any salt is sent. */
  readonly commitment: string;
  /** One per seat, fixed before any salt is shown; empty where no device took part. Absent in format 1. */
  readonly hashes?: readonly string[];
  /** One per seat, in seat order; empty where no device took part, or where it did not reveal its salt in time. */
  readonly salts: readonly string[];
  readonly secret?: string;
}

export const SECRET_BYTES = 32;

/** Each text is prefixed with its length, so no two lists give the same bytes. */
function joined(label: string, parts: readonly string[]): Uint8Array {
  return utf8ToBytes([`paddock ${label}`, ...parts.map((part) => `${part.length}:${part}`)].join('\n'));
}

export function commitmentTo(secret: string, match: string, deal: number): string {
  return bytesToHex(sha256(joined('commitment', [match, String(deal), secret])));
}

/** What a device sends before its salt. It holds for this seat of this deal only, so nobody can pass it off as theirs. */
export function saltHash(salt: string, match: string, deal: number, seat: Seat): string {
  return bytesToHex(sha256(joined('salt', [match, String(deal), String(seat), salt])));
}

export function dealKey(secret: string, match: string, deal: number, salts: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), joined('deal', [match, String(deal), ...salts]));
}

/** Overwritten by every draw: a new one each time would take longer than the hash. */
const drawing = hmac.create(sha256, new Uint8Array());

const CHUNK = 6;
const CHUNK_RANGE = 2 ** (8 * CHUNK);

/** Draw number c of a stream is HMAC(key, stream, c): anybody with the key can repeat it, nobody without can foresee it. */
export class FairChance implements Chance {
  /** Already keyed; copied for each draw. */
  readonly #keyed: ReturnType<typeof hmac.create>;
  readonly #drawn: Map<Stream, number>;

  /** From a key, or as a copy of another at its current position; see `fork`. */
  constructor(from: Uint8Array | FairChance) {
    const isFork = from instanceof FairChance;
    this.#keyed = isFork ? from.#keyed : hmac.create(sha256, from);
    this.#drawn = new Map(isFork ? from.#drawn : []);
  }

  below(n: number, stream: Stream): number {
    const counter = this.#drawn.get(stream) ?? 0;
    this.#drawn.set(stream, counter + 1);
    const limit = CHUNK_RANGE - (CHUNK_RANGE % n);
    for (let attempt = 0; ; attempt++) {
      const block = this.#keyed
        // oxlint-disable-next-line no-underscore-dangle -- the library's own name for it
        ._cloneInto(drawing)
        .update(utf8ToBytes(`${stream} ${counter} ${attempt}`))
        .digest();
      for (let at = 0; at + CHUNK <= block.length; at += CHUNK) {
        let value = 0;
        for (let i = 0; i < CHUNK; i++) value = value * 256 + (block[at + i] ?? 0);
        if (value < limit) return value % n;
      }
    }
  }

  /** An independent copy: its draws do not advance this one. */
  fork(): FairChance {
    return new FairChance(this);
  }

  drawn(): Readonly<Record<Stream, number>> {
    return Object.fromEntries(STREAMS.map((stream) => [stream, this.#drawn.get(stream) ?? 0])) as Record<
      Stream,
      number
    >;
  }
}
