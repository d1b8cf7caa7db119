/** Days in UTC, by the Gregorian calendar. Packages have no clock and no `Date`: this is counting alone. */

const DAY_MS = 86_400_000;
/** Days of four hundred years, and from the first of March of the year 0 to 1970. */
const ERA = 146_097;
const BEFORE_1970 = 719_468;

/** Of a time in milliseconds since 1970: `2026-11-16`. */
export function dayOf(time: number): string {
  return nameOf(Math.floor(time / DAY_MS));
}

/** Milliseconds since 1970. */
export function startOfDay(day: string): number {
  return dayNumber(day) * DAY_MS;
}

export function dayAfter(day: string, days = 1): string {
  return nameOf(dayNumber(day) + days);
}

/** Days since 1970. Years are taken to begin in March: then the odd day is the last one. */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = daysBefore((month + 9) % 12) + date - 1;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * ERA + yearOfEra * 365 + leaps + dayOfYear - BEFORE_1970;
}

function nameOf(number: number): string {
  const sinceMarch = number + BEFORE_1970;
  const era = Math.floor(sinceMarch / ERA);
  const dayOfEra = sinceMarch - era * ERA;
  const leaps = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - daysBefore(fromMarch) + 1;
  const month = ((fromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return [String(year).padStart(4, '0'), pad(month), pad(date)].join('-');
}

/** Days of the year before a month, counted from March as 0. */
function daysBefore(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
