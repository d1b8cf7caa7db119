import { refuse, saltHash, type Refusal, type Seat } from '@paddock/kernel';

/**
 * What the devices have put into the deal that waits. First each sends the hash of its salt; then the hashes are fixed and
 * published; only then are salts sent. So nobody chooses a salt after having seen another.
 */
export interface Gathering {
  /** By seat; empty where no device takes part. */
  readonly hashes: readonly string[];
  readonly isFixed: boolean;
  /** By seat; empty until it is revealed. */
  readonly salts: readonly string[];
}

export function newGathering(seats: number): Gathering {
  const empty = Array.from({ length: seats }, () => '');
  return { hashes: empty, isFixed: false, salts: empty };
}

/** A repeated hash changes nothing; another one is refused, even before the hashes are fixed. */
export function withHash(gathering: Gathering, seat: Seat, hash: string): Gathering | Refusal {
  const { hashes, isFixed, salts } = gathering;
  const known = hashes[seat];
  if (known === undefined) return refuse('no-such-seat', 'table', { seat });
  if (known === hash) return gathering;
  if (isFixed) return refuse('hashes-fixed', 'fairness');
  if (!/^[0-9a-f]{64}$/.test(hash)) return refuse('bad-hash', 'fairness');
  // A salt without a hash is from before there were hashes.
  if (known !== '' || salts[seat] !== '') return refuse('hash-given', 'fairness');
  return { ...gathering, hashes: hashes.with(seat, hash) };
}

/** Somebody else has the seat: their device has not sent a hash. */
export function withoutHash(gathering: Gathering, seat: Seat): Gathering {
  const { hashes, isFixed } = gathering;
  return isFixed || (hashes[seat] ?? '') === '' ? gathering : { ...gathering, hashes: hashes.with(seat, '') };
}

/** The salt must be the one that was hashed. A repeated one changes nothing. */
export function withSalt(
  gathering: Gathering,
  { match, deal }: { readonly match: string; readonly deal: number },
  seat: Seat,
  salt: string,
): Gathering | Refusal {
  const { hashes, isFixed, salts } = gathering;
  const hash = hashes[seat];
  if (hash === undefined) return refuse('no-such-seat', 'table', { seat });
  if (!/^[0-9a-f]{1,128}$/.test(salt)) return refuse('bad-salt', 'fairness');
  if (salts[seat] === salt) return gathering;
  if (!isFixed) return refuse('hashes-open', 'fairness');
  if (hash === '') return refuse('no-hash', 'fairness', { seat });
  if (hash !== saltHash(salt, match, deal, seat)) return refuse('other-hash', 'fairness', { seat });
  return { ...gathering, salts: salts.with(seat, salt) };
}

/** The hashes are fixed, and every device has revealed its salt. */
export function isWhole({ hashes, isFixed, salts }: Gathering): boolean {
  return isFixed && hashes.every((hash, seat) => hash === '' || salts[seat] !== '');
}
