import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string;
  readonly set: (value: number) => void;
}

/** A number with its buttons; what is typed counts as soon as it can be. */
export function Stepper({ label, value, least, most, step = 1, unit = '', set }: Props): JSX.Element {
  const texts = useTexts('circuitEditor');
  const id = useId();
  const within = (number: number) => {
    const places = step < 1 ? 100 : 1;
    return Math.round(Math.min(most, Math.max(least, number)) * places) / places;
  };
  return (
    <div class="ce-stepper">
      <label for={id}>
        {label}
        {unit}
      </label>
      <div class="ce-stepper-row">
        <button
          type="button"
          class="button icon"
          aria-label={texts.less(label)}
          disabled={value <= least}
          onClick={() => set(within(value - step))}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          id={id}
          class="input numbers"
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isFinite(typed)) set(within(typed));
            event.currentTarget.value = String(Number.isFinite(typed) ? within(typed) : value);
          }}
        />
        <button
          type="button"
          class="button icon"
          aria-label={texts.more(label)}
          disabled={value >= most}
          onClick={() => set(within(value + step))}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}
