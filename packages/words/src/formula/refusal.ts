import type { Refusal } from '@paddock/kernel';
import type { CardName } from '@paddock/formula';
import type { Context } from '../context.ts';
import { kernelRefusal } from '../kernel-refusal.ts';
import type { SharedWords } from '../shared.ts';
import { cardWords } from './card-words.ts';
import type { FormulaCatalogue, RefusalParts } from './catalogue.ts';
import { voiceOf } from './voice.ts';

export function refusalText(
  catalogue: FormulaCatalogue,
  shared: SharedWords,
  refusal: Refusal,
  context: Context,
): string {
  const conflict = (code: string) => conflictText(catalogue, shared, code);
  const sentence =
    kernelRefusal(shared, catalogue.options, conflict, refusal) ??
    gameSentence(catalogue, refusal, context) ??
    shared.refused;
  return `${sentence} (${ruleName(catalogue, shared, refusal)})`;
}

export function conflictText(catalogue: FormulaCatalogue, shared: SharedWords, code: string): string {
  const texts: Readonly<Record<string, string>> = catalogue.conflicts;
  return texts[code] ?? shared.refused;
}

function gameSentence(
  catalogue: FormulaCatalogue,
  { code, params }: Refusal,
  context: Context,
): string | undefined {
  const { refusals } = catalogue;
  if (!Object.hasOwn(refusals, code)) return undefined;
  const say = refusals[code as keyof typeof refusals];
  return say(params as unknown as RefusalParts, voiceOf(catalogue, context));
}

/** «Overtake, F-K1»: the card if one is at fault, otherwise the rule's subject. */
function ruleName(catalogue: FormulaCatalogue, shared: SharedWords, { rule, params }: Refusal): string {
  const rules: Readonly<Record<string, string>> = { ...catalogue.rules, ...shared.rules };
  const card = params['card'];
  const isAboutCard = rule.startsWith('F-K') && card !== undefined;
  const title = isAboutCard ? cardWords(catalogue, card as CardName).name : rules[rule];
  if (title === undefined) return rule;
  return rule in shared.rules ? title : `${title}, ${rule}`;
}
