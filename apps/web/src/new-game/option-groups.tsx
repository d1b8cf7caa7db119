import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Filled } from './filled.ts';
import { OptionField } from './option-field.tsx';

/** Every single option, those that belong together under one heading. */
export function OptionGroups(props: Filled): JSX.Element {
  const { groups } = useTexts('more').form;
  return (
    <>
      {props.form.groups.map(({ title, options }) => (
        <section key={title} class="option-group">
          {title !== null && <h2>{groups[title]}</h2>}
          <div class="options">
            {options.map((option) => (
              <OptionField key={option} {...props} option={option} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
