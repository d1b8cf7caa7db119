import type { JSX } from 'preact';
import { isMuted, toggleMuted, volume } from './volume.ts';

/** A tap mutes; the volume comes out for a mouse or the focus. */
export function SoundTool({ label }: { readonly label: string }): JSX.Element {
  const isOn = !isMuted.value;
  return (
    <div class="tool-sound">
      <input
        type="range"
        class="tool-volume"
        aria-label={label}
        min="0"
        max="100"
        step="5"
        value={volume.value}
        disabled={!isOn}
        onInput={(event) => (volume.value = Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="button tool icon"
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        onClick={toggleMuted}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 9v6h4l5 4V5L8 9z" fill="currentcolor" />
          <path
            d={isOn ? 'M16 9a4 4 0 0 1 0 6M18.500 6a8 8 0 0 1 0 12' : 'm16 9 6 6m0-6-6 6'}
            class="stroke"
          />
        </svg>
      </button>
    </div>
  );
}
