import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { liveryStyle } from '../../design/livery.ts';
import { setOption } from '../draft.ts';
import type { OptionFieldProps } from '../filled.ts';

type NamesProps = OptionFieldProps & { readonly count: number; readonly longest: number };

/** A name for each of `count` things, or for none of them. */
export function Names({ form, option, draft, setDraft, count, longest }: NamesProps): JSX.Element {
  const words = form.words().option(option);
  const names = draft.options[option] as readonly string[];
  const suggested = form.names(option);
  const set = (next: readonly string[]) => setDraft(setOption(form, draft, option, next));
  return (
    <fieldset class="choices stack-s">
      <legend>{words.label}</legend>
      <p class="hint">{words.text}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={names.length > 0}
          onChange={() =>
            set(names.length > 0 ? [] : Array.from({ length: count }, (_, at) => suggested[at] ?? ''))
          }
        />
        <span>{useTexts('more').form.nameDrivers}</span>
      </label>
      {names.length > 0 && (
        <div class="drivers">
          {form.items(option).map(({ key, label, livery }, at) => (
            <label class="field" key={key}>
              <span class="row">
                <i class="flag" style={liveryStyle(livery)} />
                {label}
              </span>
              <input
                class="input"
                value={names[at] ?? ''}
                maxLength={2 * longest}
                autocomplete="off"
                onInput={(event) => set(names.with(at, event.currentTarget.value))}
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
