import { LETTERS } from '@paddock/downforce';
import { sha256Hex, type Seat } from '@paddock/kernel';
import type { PadSlots } from '@paddock/protocol';
import { fromBase64Url, toBase64Url } from '../../share/base64.ts';
import { randomHex } from '../../session/random.ts';
import { BET_LINES, CARS, MOST_NAME, type Bet, type DownforcePad } from '../pad.ts';
import { areNames } from '../read-pad.ts';

/** What a player's phone is told by its link. The server sees none of it but the key. */
export interface Invitation {
  readonly key: string;
  /** The hash of what opens the bets: only the pad's owner has that. */
  readonly lock: string;
  readonly names: readonly string[];
}

export interface RaceEnd {
  readonly order: DownforcePad['order'];
  readonly finishers: number;
}

export function newKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

export function newBet(car: Bet['car']): Bet {
  return { car, salt: randomHex(16) };
}

/** Says nothing of the car without the salt, and fits no other car. */
export function sealOf(key: string, seat: Seat, line: number, { car, salt }: Bet): string {
  return sha256Hex(['paddock bet', key, seat, line, car, salt].join('\n'));
}

export function lockOf(secret: string): string {
  return sha256Hex(`paddock pad ${secret}`).slice(0, 32);
}

export const slotOf = {
  seat: (seat: Seat) => `seat-${seat}`,
  seal: (seat: Seat, line: number) => `seal-${seat}-${line + 1}`,
  bets: (seat: Seat) => `bets-${seat}`,
} as const;

export function writeInvitation({ key, lock, names }: Invitation): string {
  return [key, lock, toBase64Url(new TextEncoder().encode(JSON.stringify(names)))].join('.');
}

export function readInvitation(text: string): Invitation | undefined {
  const [, key, lock, packed] = /^([\w-]{22})\.([0-9a-f]{32})\.([\w-]{1,400})\W*$/.exec(text) ?? [];
  if (key === undefined || lock === undefined || packed === undefined) return undefined;
  try {
    const names: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(packed)));
    return areNames(names) && names.every((name) => name.length <= MOST_NAME)
      ? { key, lock, names }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `secret.byrkgo.6`: the proof that the owner says it, and how the race ended. */
export function writeEnd(secret: string, { order, finishers }: RaceEnd): string {
  return `${secret}.${order.map((car) => LETTERS[CARS.indexOf(car)]).join('')}.${finishers}`;
}

export function readEnd(text: string | undefined, lock: string): RaceEnd | undefined {
  const [, secret = '', letters = '', finishers] =
    /^([0-9a-f]{32})\.([a-z]{6})\.([0-6])$/.exec(text ?? '') ?? [];
  if (lockOf(secret) !== lock) return undefined;
  const order = Array.from(letters, (letter) => CARS[LETTERS.indexOf(letter)] ?? CARS[0]);
  return new Set(order).size === CARS.length ? { order, finishers: Number(finishers) } : undefined;
}

/** `yellow.…,-,blue.…` */
export function writeBets(bets: readonly (Bet | null)[]): string {
  return bets.map((bet) => (bet === null ? '-' : `${bet.car}.${bet.salt}`)).join(',');
}

export function readBets(text: string | undefined): (Bet | null)[] | undefined {
  const parts = text?.split(',') ?? [];
  const bets = parts.map((part) => {
    const [, name, salt] = /^([a-z]+)\.([0-9a-f]{32})$/.exec(part) ?? [];
    const car = CARS.find((each) => each === name);
    return car === undefined || salt === undefined ? null : { car, salt };
  });
  return parts.length === BET_LINES && parts.every((part, line) => part === '-' || bets[line] !== null)
    ? bets
    : undefined;
}

/** `broken`: a bet is not the one that was sealed. `unsealed`: nothing was sealed before the end. */
export type SealState = 'sealed' | 'unsealed' | 'broken';

/** What the seals say of a seat's opened bets. */
export function checkSeals(
  key: string,
  slots: PadSlots,
  seat: Seat,
  bets: readonly (Bet | null)[],
): SealState {
  const states = bets.map((bet, line): SealState => {
    const seal = slots[slotOf.seal(seat, line)];
    if (seal === undefined) return bet === null ? 'sealed' : 'unsealed';
    return bet !== null && sealOf(key, seat, line, bet) === seal ? 'sealed' : 'broken';
  });
  return (
    states.find((state) => state === 'broken') ?? states.find((state) => state === 'unsealed') ?? 'sealed'
  );
}
