/** A quarter of a year in UTC, such as `2026-4`; the empty text: all times. */
export type Season = string;

export const ALL_TIMES: Season = '';
export const SEASON = /^20\d\d-[1-4]$/;

export function seasonOf(at: number): Season {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}
