import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { choosePreset, changedOptions } from './presets.ts';
import type { Filled } from './filled.ts';
import { Fold } from './fold.tsx';
import { OptionField } from './fields/option-field.tsx';
import { isOffered } from './refused.ts';

/** Every single option, those that belong together under one heading: folded until one is not as the preset has it. */
export function MoreOptions(props: Filled): JSX.Element | null {
  const { form, draft, setDraft } = props;
  const { setup, form: texts } = useTexts('more');
  const changed = changedOptions(form, draft).length;
  const groups = form.groups
    .map(({ title, options }) => ({
      title,
      options: options.filter((option) => isShown(props, option)),
    }))
    .filter(({ options }) => options.length > 0);
  if (groups.length === 0) return null;
  return (
    <Fold title={setup.options} note={changed > 0 ? setup.changed(changed) : ''} opensItself={changed > 0}>
      {groups.map(({ title, options }) => (
        <section key={title} class="option-group">
          {title !== null && <h2>{texts.groups[title]}</h2>}
          <div class="options">
            {options.map((option) => (
              <OptionField key={option} {...props} option={option} />
            ))}
          </div>
        </section>
      ))}
      {changed > 0 && form.presets[draft.preset] !== undefined && (
        <button type="button" class="button reset-options" onClick={() => setDraft(backToPreset(props))}>
          {setup.backTo(form.words().preset(draft.preset).label)}
        </button>
      )}
    </Fold>
  );
}

/** Shares are the seats' own part of the form. */
function isShown({ form, draft }: Filled, option: string): boolean {
  return (
    form.options.specs[option]?.kind.type !== 'shares' &&
    !form.pictured.includes(option) &&
    isOffered(form, draft, option)
  );
}

/** The preset again, on the track that was chosen. */
function backToPreset({ form, draft }: Filled): Filled['draft'] {
  const kept = Object.fromEntries(form.pictured.map((option) => [option, draft.options[option]]));
  const defaults = Object.entries(form.options.specs).map(([key, spec]) => [key, spec?.default]);
  const options = { ...(Object.fromEntries(defaults) as Filled['draft']['options']), ...kept };
  return choosePreset(form, { ...draft, options, touched: [] }, draft.preset);
}
