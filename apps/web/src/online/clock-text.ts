import type { ClockRule } from '@paddock/protocol';
import type { Parts } from '@paddock/words';

type Clock = Parts['online']['clock'];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** «30 s», «2 min» */
export function durationText(clock: Clock, seconds: number): string {
  return seconds < 2 * MINUTE && seconds % MINUTE !== 0
    ? clock.seconds(seconds)
    : clock.minutes(Math.round(seconds / MINUTE));
}

/** What a table's clock is. */
export function clockText(clock: Clock, rule: ClockRule): string {
  switch (rule.kind) {
    case 'none':
      return clock.none;
    case 'days':
      return clock.days(rule.days);
    case 'live': {
      const move = durationText(clock, rule.moveSeconds);
      return rule.reserveSeconds === 0
        ? clock.liveOnly(move)
        : clock.live(move, durationText(clock, rule.reserveSeconds));
    }
  }
}

/** What is left: «0:25», «12:03», «2 d 3 h». */
export function leftText(clock: Clock, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * HOUR) {
    return clock.long(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  }
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
