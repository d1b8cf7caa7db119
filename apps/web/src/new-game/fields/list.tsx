import { useTexts } from '../../i18n/loaded.tsx';
import type { OptionKind } from '@paddock/kernel';
import type { JSX } from 'preact';
import { setOption } from '../draft.ts';
import type { OptionFieldProps } from '../filled.ts';
import { spokenReason, whyNot } from '../refused.ts';

type ListProps = OptionFieldProps & { readonly kind: Extract<OptionKind, { type: 'list' }> };

/** Some of the items in order, one perhaps more than once; or none. */
export function List(props: ListProps): JSX.Element {
  const { form, option, draft, setDraft, kind } = props;
  const { label, text } = form.words().option(option);
  const list = draft.options[option] as readonly string[];
  const isOn = list.length > 0;
  const turned = isOn ? [] : Array.from({ length: kind.shortest }, (_, at) => itemFor(kind.of, at));
  const refusal = whyNot(form, draft, option, turned);
  const set = (next: readonly string[]) => setDraft(setOption(form, draft, option, next));
  return (
    <fieldset class="choices stack-s">
      <legend>{label}</legend>
      <p class="hint">{spokenReason(form, draft, option, refusal) ?? text}</p>
      <label class="check">
        <input type="checkbox" checked={isOn} disabled={refusal !== undefined} onChange={() => set(turned)} />
        <span>{label}</span>
      </label>
      {isOn && <Places {...props} list={list} set={set} />}
    </fieldset>
  );
}

function Places({
  form,
  option,
  kind,
  list,
  set,
}: ListProps & {
  readonly list: readonly string[];
  readonly set: (next: readonly string[]) => void;
}): JSX.Element {
  const texts = useTexts('more').form;
  const words = form.words();
  return (
    <div class="bar">
      {list.map((item, at) => (
        <label class="field" key={at}>
          <span>{texts.race(at + 1)}</span>
          <select
            class="select"
            value={item}
            onChange={(event) => set(list.with(at, event.currentTarget.value))}
          >
            {kind.of.map((other) => (
              <option key={other} value={other}>
                {words.optionValue(option, [other], { names: [] })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        class="button icon"
        aria-label={texts.fewer}
        disabled={list.length <= kind.shortest}
        onClick={() => set(list.slice(0, -1))}
      >
        −
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={texts.more}
        disabled={list.length >= kind.longest}
        onClick={() => set([...list, itemFor(kind.of, list.length)])}
      >
        +
      </button>
    </div>
  );
}

/** To start from: each in turn, and round again. */
function itemFor(items: readonly string[], place: number): string {
  return items[place % items.length] ?? '';
}
