import type { Context } from '../../context.ts';
import type { SharedWords } from '../../shared.ts';
import { typesetAll } from '../../text.ts';
import type { FormCatalogue } from './catalogue.ts';
import type { CircuitText } from './circuits.ts';
import type { NameWords } from '../names.ts';
import { conflictText, refusalText } from './refusal.ts';
import { trackName, voiceOf } from '../voice.ts';
import type { DownforceWords } from '../words.ts';

/** What a form says about the options, and refusals. */
export type DownforceFormWords = Pick<
  DownforceWords,
  'refusal' | 'option' | 'optionValue' | 'conflict' | 'preset'
> & {
  /** A sentence about a circuit, one of somebody's own too. */
  readonly circuitText: CircuitText;
};

export function formWords(
  catalogue: NameWords,
  form: FormCatalogue,
  shared: SharedWords,
): DownforceFormWords {
  const { typeset } = shared;
  const voice = (context: Context) => voiceOf(catalogue, shared, context);
  const options = typesetAll(form.options, typeset);
  const presets = typesetAll(form.presets, typeset);
  return {
    refusal: (refusal, context) => typeset(refusalText(form, shared, refusal, voice(context))),
    option: (key) => options[key],
    optionValue: (key, value, { tracks }) => {
      const { values } = options[key];
      const own = key === 'track' ? tracks?.[String(value)] : undefined;
      if (!Array.isArray(value)) return values[String(value)]?.label ?? own ?? String(value);
      const names = value.map((item) => trackName(catalogue, String(item), tracks));
      return names.length === 0 ? (values['none']?.label ?? '') : names.join(', ');
    },
    conflict: (code) => typeset(conflictText(form, shared, code)),
    preset: (name) => presets[name],
    circuitText: (figures) => typeset(form.circuitText(figures)),
  };
}
