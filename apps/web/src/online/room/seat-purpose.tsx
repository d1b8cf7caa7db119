import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { botText } from '../seat-text.ts';

interface Props {
  readonly label: string;
  /** From the weakest. */
  readonly levels: readonly string[];
  readonly value: string;
  readonly onChange: (purpose: string) => void;
  readonly isSeen?: boolean;
}

/** What a seat is for, as one choice: open, reserved, or a bot's level. */
export function SeatPurpose({ label, levels, value, onChange, isSeen = false }: Props): JSX.Element {
  const more = useTexts('more');
  const online = useTexts('online');
  const { make } = online;
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
      </select>
    </label>
  );
}
