import type { Refusal } from '@paddock/kernel';
import { kernelRefusal } from '../../kernel-refusal.ts';
import type { SharedWords } from '../../shared.ts';
import type { FormCatalogue, RefusalParts } from './catalogue.ts';
import type { Voice } from '../voice.ts';

export function refusalText(form: FormCatalogue, shared: SharedWords, refusal: Refusal, say: Voice): string {
  const why = (code: string) => conflictText(form, shared, code);
  const sentence =
    kernelRefusal(shared, form.options, why, refusal) ?? gameSentence(form, refusal, say) ?? shared.refused;
  return `${sentence} (${ruleName(form, shared, refusal)})`;
}

export function conflictText(form: FormCatalogue, shared: SharedWords, code: string): string {
  const texts: Readonly<Record<string, string>> = form.conflicts;
  return texts[code] ?? shared.refused;
}

function gameSentence(
  { refusals }: FormCatalogue,
  { code, params }: Refusal,
  say: Voice,
): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  return refusals[code as keyof typeof refusals](params as unknown as RefusalParts, say);
}

/** «Moving, D-R5» */
function ruleName(form: FormCatalogue, shared: SharedWords, { rule }: Refusal): string {
  const rules: Readonly<Record<string, string>> = { ...form.rules, ...shared.rules };
  const title = rules[rule];
  if (title === undefined) return rule;
  return rule in shared.rules ? title : `${title}, ${rule}`;
}
