import { commitmentTo, isRefusal } from '@paddock/kernel';
import { dailyRace, dayAfter, dayOf, secretOfDate, startOfDay, type DailyRace } from '@paddock/table';
import { api, type DailyDeal } from '../online/server/api.ts';
import { seals } from './kept.ts';

/** The deal of one day, as this device plays it. */
export interface Deal {
  readonly race: DailyRace;
  readonly secret: string;
  /** Its counted try on this device. */
  readonly id: string;
  /** When the next race starts, in milliseconds since 1970. */
  readonly until: number;
  readonly server: SealedDeal | null;
}

/** What a server says of a deal that it drew. */
export interface SealedDeal {
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly drawn: number;
  /** Another commitment than the one that was shown the day before. */
  readonly isBroken: boolean;
}

/** A page does not wait longer for a server: the date's own deal is always there. */
const PATIENCE_MS = 4_000;

export async function dealOfToday(now = Date.now()): Promise<Deal> {
  const told = await Promise.race([api.daily(), pause(PATIENCE_MS)]);
  return (told === undefined || isRefusal(told) ? undefined : serversDeal(told)) ?? datesDeal(dayOf(now));
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** Follows from the date alone. */
export function datesDeal(day: string): Deal {
  const race = dailyRace(day);
  return dealOf(race, secretOfDate(race), null);
}

/** Undefined: what the server says does not fit together, or this page knows another race of that day. */
export function serversDeal(told: DailyDeal): Deal | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(told.day) || !/^[0-9a-f]{64}$/.test(told.secret)) return undefined;
  const race = dailyRace(told.day);
  if (race.match !== told.match || commitmentTo(told.secret, race.match, 0) !== told.commitment)
    return undefined;
  const seen = seals.peek();
  const before = seen.find(({ match }) => match === race.match)?.commitment;
  const { commitment, drawn, next } = told;
  if (!seen.some(({ match }) => match === next.match))
    seals.value = [...seen, { match: next.match, commitment: next.commitment }].slice(-KEPT_SEALS);
  const isBroken = before !== undefined && before !== commitment;
  return dealOf(race, told.secret, { commitment, drawn, nextCommitment: next.commitment, isBroken });
}

const KEPT_SEALS = 10;

function dealOf(race: DailyRace, secret: string, server: SealedDeal | null): Deal {
  const deal = commitmentTo(secret, race.match, 0).slice(0, 8);
  return { race, secret, server, id: `${race.match}-${deal}`, until: startOfDay(dayAfter(race.day)) };
}
