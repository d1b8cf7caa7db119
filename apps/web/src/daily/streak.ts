import { dayAfter } from '@paddock/table';
import type { DailyTry } from './kept.ts';

/** Days in a row with a finished counted try, up to today; a day that is not over yet does not break it. */
export function streakOf(all: readonly DailyTry[], today: string): number {
  const days = new Set(all.flatMap(({ day, score }) => (score === undefined ? [] : [day])));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = dayAfter(day, -1)) streak++;
  return streak;
}
