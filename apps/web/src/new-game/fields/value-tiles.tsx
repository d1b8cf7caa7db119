import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { setOption, specsOf } from '../draft.ts';
import type { Filled, OptionFieldProps } from '../filled.ts';
import { isOffered, whyNot } from '../refused.ts';
import '../tiles.css';

/** Options whose values have pictures: the tracks. */
export function ValueTiles(props: Filled): JSX.Element {
  const { form, draft } = props;
  return (
    <>
      {form.pictured
        .filter((option) => isOffered(form, draft, option))
        .map((option) => (
          <Tiles key={option} {...props} option={option} />
        ))}
    </>
  );
}

function Tiles({ form, draft, setDraft, option }: OptionFieldProps): JSX.Element | null {
  const id = useId();
  const words = form.words().option(option);
  const kind = specsOf(form)[option]?.kind;
  if (kind?.type !== 'choice') return null;
  const chosen = words.values[String(draft.options[option])];
  return (
    <fieldset class="choices">
      <legend>{words.label}</legend>
      <div class="value-tiles">
        {kind.values.map((value) => {
          const picture = form.valuePicture(option, value);
          return (
            <label key={value} class="preset value-tile">
              <input
                type="radio"
                name={id}
                checked={draft.options[option] === value}
                disabled={whyNot(form, draft, option, value) !== undefined}
                onChange={() => setDraft(setOption(form, draft, option, value))}
              />
              {picture === null ? (
                <span class="value-picture any" aria-hidden="true">
                  ?
                </span>
              ) : (
                <img class="value-picture" src={picture} alt="" />
              )}
              <b>{words.values[value]?.label ?? value}</b>
            </label>
          );
        })}
      </div>
      {/* Below, so that the tiles stay where they are under a finger. */}
      <p class="hint">
        {chosen === undefined ? (
          words.text
        ) : (
          <>
            <b>{chosen.label}</b> · {chosen.text}
          </>
        )}
      </p>
    </fieldset>
  );
}
