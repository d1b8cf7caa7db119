import { formula } from '@paddock/formula';
import { verify, type GameRecord, type Verdict } from '@paddock/kernel';
import { problemText } from '@paddock/words';
import { formulaWords, sharedWords } from '../i18n/games.ts';

export function verdictOf(record: GameRecord): Verdict {
  return verify(formula, record);
}

/** What was proved, or the first wrong entry, in words. */
export function verdictText(record: GameRecord, verdict: Verdict = verdictOf(record)): string {
  const names = record.seats.map(({ name }) => name);
  if (!verdict.ok) {
    return problemText(sharedWords(), verdict.problem, (refusal) =>
      formulaWords().refusal(refusal, { names }),
    );
  }
  const proof = sharedWords().typeset(sharedWords().proof(verdict.proof));
  return proof.charAt(0).toUpperCase() + proof.slice(1);
}
