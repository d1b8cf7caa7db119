import type { Signal } from '@preact/signals';
import { languageModule, LANGUAGES, type Language } from '@paddock/words';
import type { JSX } from 'preact';
import { Choice } from './choice.tsx';

export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, languageModule(language).name]),
) as Readonly<Record<Language, string>>;

interface PickProps<Value extends string> {
  readonly label: string;
  readonly text?: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly setting: Signal<Value>;
}

/** A setting with a few values. */
export function Pick<Value extends string>(props: PickProps<Value>): JSX.Element {
  const { label, text, values, names, setting } = props;
  return (
    <Choice
      label={label}
      {...(text !== undefined && { text })}
      items={values.map((value) => ({ value, label: names[value] }))}
      value={setting.value}
      choose={(value) => (setting.value = value)}
    />
  );
}
