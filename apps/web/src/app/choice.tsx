import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface ChoiceItem<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen now. */
  readonly whyNot?: string;
}

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly text?: string;
  readonly items: readonly ChoiceItem<Value>[];
  readonly value: Value | undefined;
  readonly choose: (value: Value) => void;
}

/** Radio buttons that look like one bar. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { label, text, items, value, choose } = props;
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {text !== undefined && <p class="hint">{text}</p>}
      <div class="bar">
        {items.map((item) => (
          <label class="segment" key={item.value} title={item.whyNot}>
            <input
              type="radio"
              name={name}
              checked={item.value === value}
              disabled={item.whyNot !== undefined}
              onChange={() => choose(item.value)}
            />
            <span>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
