import { conflictIn, type OptionKind, type Refusal } from '@paddock/kernel';
import { optionsOf, specsOf, withOption, type Draft } from './draft.ts';
import type { GameForm } from './form.ts';

/** The rules' own reason why an option could not have this value, all else as it is. */
export function whyNot(form: GameForm, draft: Draft, key: string, value: unknown): Refusal | undefined {
  const conflicts = form.options.conflicts.filter(({ between }) => between.includes(key));
  const options = optionsOf(withOption(form, draft, key, value));
  return conflictIn({ ...form.options, conflicts }, options, draft.players, new Set([key]));
}

/** The reason as far as the form says it: only to somebody who has set one of the options it is about. */
export function spokenReason(
  form: GameForm,
  draft: Draft,
  key: string,
  refusal: Refusal | undefined,
): string | undefined {
  if (refusal === undefined) return undefined;
  const between = String(refusal.params['options']).split(', ');
  const isTouched = [key, ...between].some((option) => draft.touched.includes(option));
  return isTouched ? form.words().refusal(refusal, { names: [] }) : undefined;
}

/** Something can be chosen; a control that could only stay as it is would only puzzle. */
export function isOffered(form: GameForm, draft: Draft, key: string): boolean {
  const spec = specsOf(form)[key];
  if (spec === undefined) return false;
  if (draft.touched.includes(key)) return true;
  const value = draft.options[key];
  return otherValues(spec.kind, value).some((other) => whyNot(form, draft, key, other) === undefined);
}

function otherValues(kind: OptionKind, value: unknown): readonly unknown[] {
  switch (kind.type) {
    case 'flag':
      return [false, true, ...(kind.or ?? [])].filter((other) => other !== value);
    case 'choice':
      return kind.values.filter((other) => other !== value);
    case 'number':
      return [Number(value) - kind.step, Number(value) + kind.step].filter(
        (other) => other >= kind.min && other <= kind.max,
      );
    case 'list': {
      const isOn = Array.isArray(value) && value.length > 0;
      return [isOn ? [] : Array.from({ length: kind.shortest }, (_, at) => kind.of[at % kind.of.length])];
    }
    case 'numbers':
    case 'names':
    case 'shares':
      return [value];
  }
}
