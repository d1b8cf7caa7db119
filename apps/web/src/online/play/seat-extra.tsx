import { useTexts } from '../../i18n/loaded.tsx';
import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isWide } from '../../table/media.ts';
import { leftText } from '../clock-text.ts';
import type { AtTable } from '../session/at-table.ts';

/** Less than this is little. */
const LITTLE_MS = 10_000;

/** Which seat is yours, a seat's clock while it runs, and whether its player is there. */
export function SeatExtra({
  table,
  seat,
}: {
  readonly table: AtTable;
  readonly seat: Seat;
}): JSX.Element | null {
  const { room } = useTexts('online');
  const info = table.info.value?.seats[seat];
  const now = table.session.value?.now.value;
  const clock = now?.clocks.find((each) => each.seat === seat);
  if (info === undefined || info.plan.kind === 'bot') return null;
  // On a phone the line under the name has to do; the word is for screen readers.
  const isAway = !info.isOnline && info.name !== null;
  return (
    <>
      {table.viewer.value === seat && <span class={isWide.value ? 'seat-you' : 'unseen'}>{room.you}</span>}
      <span class="seat-extra">
        {clock !== undefined && (
          <Clock left={clock.left} reserve={clock.reserve} since={table.clocksAt.value} />
        )}
        {isAway && (
          <span class="seat-away">
            <i class="presence" aria-hidden="true" />
            {room.isAway}
          </span>
        )}
      </span>
    </>
  );
}

interface ClockProps {
  readonly left: number;
  readonly reserve: number;
  /** When `left` was true, on the page's own clock. */
  readonly since: number;
}

function Clock({ left, reserve, since }: ClockProps): JSX.Element {
  const { clock } = useTexts('online');
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const rest = Math.max(0, left - Math.max(0, now - since));
  const forMove = rest - reserve;
  const isOnReserve = forMove <= 0;
  const text = leftText(clock, isOnReserve ? rest : forMove);
  return (
    <span class={rest < LITTLE_MS ? 'seat-clock numbers little' : 'seat-clock numbers'} role="timer">
      <span class="unseen">{clock.left(leftText(clock, rest))}</span>
      <span aria-hidden="true">
        {text}
        {reserve > 0 && !isOnReserve && <small> +{leftText(clock, reserve)}</small>}
      </span>
    </span>
  );
}
