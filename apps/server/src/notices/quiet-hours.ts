const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Minutes after midnight. The second may be the next day's. */
export interface Quiet {
  readonly from: number;
  readonly until: number;
}

/** When the quiet hours end that it is in at that time; undefined: it is in none. */
export function endOfQuiet(now: number, zone: string, quiet: Quiet): number | undefined {
  if (!isQuiet(minuteIn(zone, now), quiet)) return undefined;
  let end = now - (now % MINUTE_MS);
  // Clocks that change meanwhile make it a few steps more.
  for (let steps = 0; steps < 4 && isQuiet(minuteIn(zone, end), quiet); steps++) {
    end += distance(minuteIn(zone, end), quiet.until) * MINUTE_MS;
  }
  const late = distance(quiet.until, minuteIn(zone, end));
  const earlier = end - late * MINUTE_MS;
  return late > 0 && late <= 120 && earlier > now && !isQuiet(minuteIn(zone, earlier), quiet) ? earlier : end;
}

function isQuiet(minute: number, { from, until }: Quiet): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

function distance(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function minuteIn(zone: string, at: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
