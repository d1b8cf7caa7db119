import { BOT_NAMES, type BotName } from '@paddock/bots/characters';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import './characters.css';

interface Props {
  /** Undefined: any. */
  readonly value: BotName | undefined;
  readonly choose: (character: BotName | undefined) => void;
  /** It may be left to the table. */
  readonly isAny?: boolean;
}

/** Which character a bot has, and what it says of itself. */
export function CharacterChoice({ value, choose, isAny = false }: Props): JSX.Element {
  const { title, any, about } = useTexts('more').seats.characters;
  return (
    <label class="field bot-character">
      <span>{title}</span>
      <select
        class="select"
        value={value ?? ''}
        onChange={(event) => choose(BOT_NAMES.find((name) => name === event.currentTarget.value))}
      >
        {isAny && <option value="">{any}</option>}
        {BOT_NAMES.map((name) => (
          <option key={name} value={name}>
            {name} · {about[name]?.label}
          </option>
        ))}
      </select>
      {value !== undefined && <q class="hint">{about[value]?.text}</q>}
    </label>
  );
}
