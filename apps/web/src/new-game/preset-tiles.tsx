import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Filled } from './filled.ts';
import { DIFFICULTIES } from './form.ts';
import { minutesFor } from './length.ts';
import { choosePreset, presetMisfit, presetOf } from './presets.ts';
import './tiles.css';

interface Props extends Filled {
  /** How many of the players are people. */
  readonly people: number;
}

/** The ways to play: a picture, a line on what it changes, how long it takes and how hard it is. */
export function PresetTiles(props: Props): JSX.Element | null {
  const { form, draft } = props;
  const texts = useTexts('more').form;
  const id = useId();
  const names = Object.keys(form.presets);
  if (names.length === 0) return null;
  return (
    <fieldset class="choices">
      <legend>{texts.way}</legend>
      {presetOf(form, draft) === undefined && <p class="hint">{texts.presetNone}</p>}
      <div class="presets">
        {names
          .toSorted((a, b) => Number(b === form.forNewcomers) - Number(a === form.forNewcomers))
          .map((name) => (
            <PresetTile key={name} {...props} name={name} group={id} />
          ))}
      </div>
    </fieldset>
  );
}

type TileProps = Props & { readonly name: string; readonly group: string };

function PresetTile({ form, draft, setDraft, people, name, group }: TileProps): JSX.Element {
  const { setup } = useTexts('more');
  const words = form.words();
  const { label, text } = words.preset(name);
  const misfit = presetMisfit(form, draft.players, name);
  const chosen = choosePreset(form, draft, name);
  const difficulty = form.difficulty(name);
  const id = `${group}-${name}`;
  return (
    <label class={misfit === undefined ? 'preset' : 'preset misfit'}>
      <input
        type="radio"
        name={group}
        checked={name === presetOf(form, draft)}
        aria-labelledby={id}
        aria-describedby={`${id}-text ${id}-facts`}
        onChange={() => setDraft(chosen)}
      />
      <span class="preset-picture">{form.picture(name)}</span>
      <b id={id}>{label}</b>
      <span id={`${id}-text`} class="preset-text">
        {misfit === undefined ? text : words.refusal(misfit, { names: [] })}
      </span>
      <span id={`${id}-facts`} class="preset-facts">
        {name === form.forNewcomers && <em>{setup.firstGame}</em>}
        {setup.about(minutesFor(form, chosen.options, chosen.players, Math.min(people, chosen.players)))}
        <i class="difficulty" aria-hidden="true">
          {DIFFICULTIES.map((step) => (
            <i
              key={step}
              class={DIFFICULTIES.indexOf(step) <= DIFFICULTIES.indexOf(difficulty) ? 'on' : ''}
            />
          ))}
        </i>
        {setup.difficulties[difficulty]}
      </span>
    </label>
  );
}
