import { stored } from '../app/stored.ts';

/** A counted try on this device. */
export interface DailyTry {
  readonly day: string;
  readonly id: string;
  /** Once it is over. */
  readonly place?: number;
  readonly sides?: number;
  readonly score?: number;
}

/** A commitment that a server showed the day before. */
export interface Seal {
  readonly match: string;
  readonly commitment: string;
}

function listOf<Item>(isItem: (item: Partial<Item>) => boolean) {
  return (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && isItem(item));
}

/** From the oldest. */
export const tries = stored<readonly DailyTry[]>(
  'daily',
  listOf<DailyTry>(({ day, id }) => typeof day === 'string' && typeof id === 'string'),
  [],
);

export const seals = stored<readonly Seal[]>(
  'daily-seals',
  listOf<Seal>(({ match, commitment }) => typeof match === 'string' && typeof commitment === 'string'),
  [],
);

/** The clubs' scores of the deal that was simulated last. */
export interface ClubScores {
  readonly id: string;
  readonly scores: readonly number[];
}

export const clubScores = stored<ClubScores>('daily-clubs', isClubScores, { id: '', scores: [] });

function isClubScores(value: unknown): value is ClubScores {
  const { id, scores } = (value ?? {}) as Partial<ClubScores>;
  return typeof id === 'string' && Array.isArray(scores) && scores.every(Number.isFinite);
}

/** More than a year of days. */
const KEPT = 400;

/** Notes a try, or how it ended. */
export function noteTry(next: DailyTry): void {
  const others = tries.peek().filter(({ id }) => id !== next.id);
  tries.value = [...others, next].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-KEPT);
}
