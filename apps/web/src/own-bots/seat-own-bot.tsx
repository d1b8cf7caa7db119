import type { OwnBot } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';

interface Props {
  readonly own: readonly OwnBot[];
  readonly onChoose: (bot: string) => void;
}

/** One of my bots for a free seat, at a table that somebody else hosts. */
export function SeatOwnBot({ own, onChoose }: Props): JSX.Element | null {
  const { room } = useTexts('online');
  if (own.length === 0) return null;
  return (
    <label class="field seat-purpose">
      <span class="unseen">{room.seatMyBot}</span>
      <select class="select" value="" onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{room.seatMyBot}</option>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
