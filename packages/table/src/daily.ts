import {
  isRefusal,
  resolveOptions,
  sha256Hex,
  type AnyGame,
  type RecordSeat,
  type Seat,
} from '@paddock/kernel';
import { DAILY_PREFIX } from './bot-seed.ts';
import { dayNumber } from './calendar.ts';
import { Table } from './table.ts';

/** The games take turns, a day each. */
const RACES = [
  { game: 'downforce', options: {} },
  { game: 'formula', options: { races: 1 } },
] as const;

/** You, and three bots of one level: the same for everybody. */
export const DAILY_SEAT: Seat = 0;
const PLAYERS = 4;

/** The race of one day: what everybody knows of it beforehand. */
export interface DailyRace {
  /** `2026-11-16`, in UTC. */
  readonly day: string;
  readonly game: string;
  /** What differs from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly match: string;
}

export function dailyRace(day: string): DailyRace {
  const { game, options } = RACES[dayNumber(day) % RACES.length] ?? RACES[0];
  return { day, game, options, match: `${DAILY_PREFIX}${day}-${game}` };
}

/** Without a server the deal follows from the date alone: anybody can know it beforehand. */
export function secretOfDate({ match }: DailyRace): string {
  return sha256Hex(`paddock daily\n${match}`);
}

/** By seat; `level`: the game's stand-in. `names`: of the player first, then of the bots. */
export function dailySeats(level: string, names: readonly string[]): RecordSeat[] {
  return Array.from({ length: PLAYERS }, (_, seat) => ({
    name: names[seat] ?? '',
    ...(seat !== DAILY_SEAT && { bot: level }),
  }));
}

/** The same seats with a bot in every one. */
export function clubSeats(level: string): RecordSeat[] {
  return dailySeats(level, []).map(({ name }) => ({ name, bot: level }));
}

type AnyTable = Table<unknown, unknown, ReturnType<AnyGame['rules']['view']>, unknown>;

/** No device adds a salt: everybody would get a different deal. */
export function dailySalts(): string[] {
  return Array.from({ length: PLAYERS }, () => '');
}

/** The race at its first question. */
export function dailyTable(
  rules: AnyGame['rules'],
  { match, options: given }: DailyRace,
  seats: readonly RecordSeat[],
  secret: string,
): AnyTable {
  const options = resolveOptions(rules.options, seats.length, given);
  if (isRefusal(options)) throw new Error(options.code);
  const salted = Table.make(rules, { match, options, seats }, () => secret).withOwnSalts(dailySalts());
  const started = isRefusal(salted) ? salted : salted.start();
  if (isRefusal(started)) throw new Error(started.code);
  return started.table;
}
