import { isRefusal, resolveOptions } from '@paddock/kernel';
import type { SharedWords } from '@paddock/words';
import { specsOf } from './draft.ts';
import type { FormWords, GameForm, Given } from './form.ts';
import { presetOf } from './presets.ts';

type Words = Pick<FormWords, 'option' | 'optionValue' | 'preset'> & Pick<SharedWords, 'labelled'>;

/** What tells this game from another one: its preset, where it is run, and what else is not as usual. */
export function wayText(form: GameForm, words: Words, names: readonly string[], given: Given): string {
  const options = resolveOptions(form.options, names.length, given);
  // Another version's game, perhaps: then say less about it.
  if (isRefusal(options)) return '';
  const preset = presetOf(form, { options });
  const told = preset === undefined ? {} : form.presets[preset];
  const said = form.alwaysSaid(options);
  const valueOf = (key: string) => words.optionValue(key, options[key], { names });
  const others = Object.entries(specsOf(form)).filter(
    ([key, { default: usual }]) =>
      !said.includes(key) &&
      told?.[key] === undefined &&
      JSON.stringify(options[key]) !== JSON.stringify(usual),
  );
  return [
    ...(preset === undefined ? [] : [words.preset(preset).label]),
    ...said.map(valueOf),
    ...others.map(([key]) => words.labelled(words.option(key).label, valueOf(key))),
  ].join(' · ');
}
