import { useTexts } from '../i18n/loaded.tsx';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { play } from './player.ts';
import { callsWhenHidden, vibrates } from './settings.ts';
import './sound-controls.css';
import { isMuted, volume } from './volume.ts';

/** All about sound and touch: in the settings, and in reach at the table. */
export function SoundControls(): JSX.Element {
  const { sound } = useTexts('more').help;
  const id = useId();
  return (
    <div class="sound-controls">
      <label class="check">
        <input
          type="checkbox"
          checked={!isMuted.value}
          onChange={(event) => {
            isMuted.value = !event.currentTarget.checked;
            play({ name: 'card' });
          }}
        />
        <strong>{sound.on}</strong>
      </label>
      <p class="sound-volume">
        <label for={id}>{sound.volume}</label>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume.value}
          disabled={isMuted.value}
          onInput={(event) => (volume.value = Number(event.currentTarget.value))}
          onChange={() => play({ name: 'card' })}
        />
      </p>
      {'vibrate' in navigator && (
        <Flag setting={vibrates} label={sound.vibration} text={sound.vibrationText} />
      )}
      <Flag setting={callsWhenHidden} label={sound.hidden} text={sound.hiddenText} />
    </div>
  );
}

interface FlagProps {
  readonly setting: Signal<boolean>;
  readonly label: string;
  readonly text: string;
}

function Flag({ setting, label, text }: FlagProps): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={(event) => (setting.value = event.currentTarget.checked)}
      />
      <span>
        <strong>{label}</strong>
        <span class="hint">{text}</span>
      </span>
    </label>
  );
}
