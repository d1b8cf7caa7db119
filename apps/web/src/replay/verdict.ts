import type { GameRecord, Verdict } from '@paddock/kernel';
import { problemText } from '@paddock/words';
import type { GameName } from '../games/names.ts';
import { sharedWords, formWordsOf } from '../i18n/games.ts';
import { recordWords } from '../i18n/more/index.ts';

/** What was proved, or the first wrong entry, in words. */
export function verdictText(game: GameName, record: GameRecord, verdict: Verdict): string {
  const names = record.seats.map(({ name }) => name);
  if (!verdict.ok) {
    return problemText({ ...sharedWords(), ...recordWords() }, verdict.problem, (refusal) =>
      formWordsOf(game).refusal(refusal, { names }),
    );
  }
  const proof = sharedWords().typeset(recordWords().proof(verdict.proof));
  return proof.charAt(0).toUpperCase() + proof.slice(1);
}
