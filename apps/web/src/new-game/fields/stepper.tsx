import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';

/** Whole numbers from `min` on, a step apart. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface StepperProps {
  readonly label: string;
  readonly text: string;
  readonly scale: Scale;
  readonly value: number;
  readonly set: (value: number) => void;
  /** It cannot be more now, and perhaps why. */
  readonly isMost?: boolean;
  readonly whyNotMore?: string | undefined;
}

export function Stepper(props: StepperProps): JSX.Element {
  const { label, text, scale, value, set, isMost = false, whyNotMore } = props;
  const { form } = useTexts('more');
  const { min, max, step } = scale;
  const clamped = (next: number) => {
    const steps = Math.round((next - min) / step) || 0;
    return Math.min(max, Math.max(min, min + steps * step));
  };
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      <p class="hint">{text}</p>
      <div class="bar stepper">
        <button
          type="button"
          class="button icon"
          aria-label={form.fewer}
          onClick={() => set(clamped(value - step))}
        >
          −
        </button>
        <input
          class="input numbers"
          type="number"
          aria-label={label}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => {
            const next = clamped(event.currentTarget.valueAsNumber);
            event.currentTarget.value = String(next);
            set(next);
          }}
        />
        <button
          type="button"
          class="button icon"
          aria-label={form.more}
          disabled={isMost}
          onClick={() => set(clamped(value + step))}
        >
          +
        </button>
      </div>
      {whyNotMore !== undefined && <p class="hint">{whyNotMore}</p>}
    </fieldset>
  );
}
