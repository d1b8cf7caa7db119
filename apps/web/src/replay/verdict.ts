import { namesOf, type GameRecord, type Verdict } from '@paddock/kernel';
import { partTexts, problemText } from '@paddock/words';
import type { Texts } from '../i18n/texts.ts';
import type { FormWords } from '../new-game/form.ts';

/** What was proved, or the first wrong entry, in words. */
export function verdictText(
  { shared, records }: Texts<'shared' | 'records'>,
  words: FormWords,
  record: GameRecord,
  verdict: Verdict,
): string {
  const names = namesOf(record, records.former);
  if (!verdict.ok) {
    return problemText({ ...shared, ...records }, verdict.problem, (refusal) =>
      words.refusal(refusal, { names }),
    );
  }
  const proof = shared.typeset(records.proof(verdict.proof));
  const parts = partTexts({ ...shared, ...records }, verdict.proof, names);
  return [proof.charAt(0).toUpperCase() + proof.slice(1), ...parts].join(' ');
}
