import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { setOption } from '../draft.ts';
import type { OptionFieldProps } from '../filled.ts';
import { spokenReason, whyNot } from '../refused.ts';
import type { Scale } from './stepper.tsx';

/** One number for all races, or one for each. */
export function Numbers(props: OptionFieldProps & { readonly scale: Scale }): JSX.Element {
  const { form, option, draft, setDraft, scale } = props;
  const texts = useTexts('more').form;
  const game = form.words();
  const words = game.option(option);
  const context = { names: [] };
  const given = draft.options[option];
  const list = Array.isArray(given) ? (given as readonly number[]) : undefined;
  const set = (value: number | readonly number[]) => setDraft(setOption(form, draft, option, value));
  const items = valuesOn(scale).map((value) => {
    const refusal = whyNot(form, draft, option, list === undefined ? value : list.map(() => value));
    return {
      value,
      label: game.optionValue(option, value, context),
      ...(refusal && { whyNot: game.refusal(refusal, context) }),
      reason: spokenReason(form, draft, option, refusal),
    };
  });
  const reason = items.find((item) => item.reason !== undefined)?.reason;
  const races = form.races(draft.options);
  return (
    <div class="stack-s">
      {list === undefined ? (
        <Choice label={words.label} text={words.text} items={items} value={Number(given)} choose={set} />
      ) : (
        <fieldset class="choices">
          <legend>{words.label}</legend>
          <p class="hint">{words.text}</p>
          <div class="bar">
            {list.map((value, race) => (
              <label class="field" key={race}>
                <span>{texts.race(race + 1)}</span>
                <select
                  class="select"
                  value={value}
                  onChange={(event) => set(list.with(race, Number(event.currentTarget.value)))}
                >
                  {items.map((item) => (
                    <option key={item.value} value={item.value} disabled={item.whyNot !== undefined}>
                      {item.label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {reason !== undefined && <p class="hint">{reason}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={list !== undefined}
          onChange={() =>
            set(
              list === undefined
                ? Array.from({ length: races }, () => Number(given))
                : (list[0] ?? scale.min),
            )
          }
        />
        <span>{texts.perRace}</span>
      </label>
    </div>
  );
}

function valuesOn({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
}
