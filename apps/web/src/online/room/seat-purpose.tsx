import { useTexts } from '../../i18n/loaded.tsx';
import type { OwnBot } from '@paddock/protocol';
import type { JSX } from 'preact';
import { botText } from '../seat-text.ts';
import { ownBotPurpose } from './purpose.ts';

interface Props {
  readonly label: string;
  /** From the weakest. */
  readonly levels: readonly string[];
  readonly value: string;
  readonly onChange: (purpose: string) => void;
  readonly isSeen?: boolean;
  /** My own bots. */
  readonly own?: readonly OwnBot[];
}

/** What a seat is for, as one choice: open, reserved, or a bot's level. */
export function SeatPurpose({
  label,
  levels,
  value,
  onChange,
  isSeen = false,
  own = [],
}: Props): JSX.Element {
  const more = useTexts('more');
  const online = useTexts('online');
  const { make, room } = online;
  return (
    <label class="field seat-purpose">
      <span class={isSeen ? '' : 'unseen'}>{label}</span>
      <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="open">{make.open}</option>
        <option value="reserved">{make.reserved}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {botText({ more, online }, level)}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={room.myBots}>
            {own.map(({ id, name }) => (
              <option key={id} value={ownBotPurpose(id)}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
