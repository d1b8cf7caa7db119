import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { choosePreset, presetOf, type Draft } from './draft.ts';
import type { GameForm } from './form.ts';

export interface PresetsProps {
  readonly form: GameForm;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** The ways to play, each with one line on what it changes. */
export function Presets({ form, draft, setDraft }: PresetsProps): JSX.Element | null {
  const texts = useTexts('more').form;
  const words = form.words();
  const chosen = presetOf(form, draft);
  const id = useId();
  const names = Object.keys(form.presets);
  if (names.length === 0) return null;
  return (
    <fieldset class="choices">
      <legend>{texts.way}</legend>
      {chosen === undefined && <p class="hint">{texts.presetNone}</p>}
      <div class="presets">
        {names.map((name) => {
          const { label, text } = words.preset(name);
          return (
            <label key={name} class="preset">
              <input
                type="radio"
                name={id}
                checked={name === chosen}
                aria-labelledby={`${id}-${name}`}
                aria-describedby={`${id}-${name}-text`}
                onChange={() => setDraft(choosePreset(form, draft, name))}
              />
              <b id={`${id}-${name}`}>{label}</b>
              <span id={`${id}-${name}-text`}>{text}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
