import type { BotTask } from './change.ts';

/** Matches of the race of the day are named like this; see `daily.ts`. */
export const DAILY_PREFIX = 'daily-';

/** What a bot's own dice come from at the race of the day: the same question gets the same answer for every player. */
export function dailySeed(match: string, { seat, asked }: Pick<BotTask<unknown>, 'seat' | 'asked'>): string {
  return `${match} ${seat} ${asked}`;
}
