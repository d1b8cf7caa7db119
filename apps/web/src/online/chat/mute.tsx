import { useTexts } from '../../i18n/loaded.tsx';
import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { api } from '../server/api.ts';
import { Problem } from '../problem.tsx';
import type { AtTable } from '../session/at-table.ts';
import { useCall } from '../use-call.ts';
import { hidesReactions } from './reactions.ts';
import type { Reading } from './reading.ts';

interface Props {
  readonly table: AtTable;
  readonly reading: Reading;
}

/** Who is not heard: the host decides for the table, everybody else for their own screen. */
export function Mute({ table, reading }: Props): JSX.Element | null {
  const { chat } = useTexts('online');
  const { reactions } = useTexts('moderation');
  const { problem, call } = useCall();
  const info = table.info.value;
  if (info === null) return null;
  const isHost = table.isHost.value;
  const people = info.seats.flatMap(({ name, plan }, seat): { seat: Seat | null; name: string }[] =>
    name === null || plan.kind === 'bot' || seat === table.viewer.value ? [] : [{ seat, name }],
  );
  const isMuted = (seat: Seat | null) => (isHost ? info.muted.includes(seat) : reading.isHidden(seat));
  const mute = (seat: Seat | null, isOn: boolean) => {
    if (isHost) void call(() => api.mute(info.id, seat, isOn));
    else reading.hide(seat, isOn);
  };
  return (
    <details class="mute">
      <summary>{chat.mute}</summary>
      <p class="hint">{isHost ? chat.muteHost : chat.muteText}</p>
      {[...people, { seat: null, name: chat.watchers }].map(({ seat, name }) => (
        <label class="check" key={seat ?? 'watchers'}>
          <input
            type="checkbox"
            checked={isMuted(seat)}
            onChange={(event) => mute(seat, event.currentTarget.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={hidesReactions.value}
          onChange={(event) => (hidesReactions.value = event.currentTarget.checked)}
        />
        <span>{reactions.hide}</span>
      </label>
      <Problem text={problem} />
    </details>
  );
}
