import type { ClockRule } from '@paddock/protocol';
import { onlineTexts } from './texts/index.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** «30 s», «2 min» */
export function durationText(seconds: number): string {
  const { clock } = onlineTexts.texts;
  return seconds < 2 * MINUTE && seconds % MINUTE !== 0
    ? clock.seconds(seconds)
    : clock.minutes(Math.round(seconds / MINUTE));
}

/** What a table's clock is. */
export function clockText(rule: ClockRule): string {
  const { clock } = onlineTexts.texts;
  switch (rule.kind) {
    case 'none':
      return clock.none;
    case 'days':
      return clock.days(rule.days);
    case 'live': {
      const move = durationText(rule.moveSeconds);
      return rule.reserveSeconds === 0
        ? clock.liveOnly(move)
        : clock.live(move, durationText(rule.reserveSeconds));
    }
  }
}

/** What is left: «0:25», «12:03», «2 d 3 h». */
export function leftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * HOUR) {
    return onlineTexts.texts.clock.long(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  }
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
