import { partTexts, problemText } from '@paddock/words';
import { namesOf, type GameRecord, type Proof } from '@paddock/kernel';
import { readCall } from '../flags.ts';
import { gameOf } from '../content.ts';
import { recordsIn, type Found } from '../records.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';

export const VERIFY_FLAGS = { lang: { value: 'L' }, help: {} };

const NOTHING: Proof = {
  entries: 0,
  actions: 0,
  deals: 0,
  dealsProved: 0,
  finished: true,
  namesRemoved: false,
  parts: [],
};

/** Exit code 0: every record is proved; 1: one is not; 2: a file could not be read. */
export async function verifyCommand(session: Session, args: readonly string[]): Promise<number> {
  const { rest: files } = readCall(session, 'verify', VERIFY_FLAGS, args);
  if (files.length === 0)
    throw usage(`${session.text.errors.noFile} ${session.text.errors.see('paddock verify')}`);
  let exitCode = 0;
  for (const file of files) exitCode = Math.max(exitCode, await verifyFile(session, file));
  return exitCode;
}

async function verifyFile(session: Session, file: string): Promise<number> {
  let proof = NOTHING;
  let proved = 0;
  let failed = false;
  try {
    for await (const found of recordsIn(session, file)) {
      const result = verifyFound(session, found);
      if (typeof result === 'string') {
        session.progress();
        session.complain(`${session.text.verify.game(file, found.nr)}${result}`);
        failed = true;
        continue;
      }
      for (const text of unrevealedIn(session, found, result)) {
        session.progress();
        session.line(`${session.text.verify.game(file, found.nr)}${text}`);
      }
      proof = together(proof, result);
      proved++;
      if (proved % 20 === 0) session.progress(session.number(proved));
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    session.complain(error.message);
    return error.exitCode;
  } finally {
    session.progress();
  }
  if (proved > 0) session.line(session.text.verify.proved(file, proved, session.words.proof(proof)));
  return failed ? 1 : 0;
}

function verifyFound(session: Session, found: Found): Proof | string {
  return 'problem' in found ? found.problem : verifyRecord(session, found.record);
}

/** Deals of which somebody did not reveal their part. */
function unrevealedIn({ words }: Session, found: Found, proof: Proof): string[] {
  if (!('record' in found)) return [];
  const texts = partTexts(words, proof, namesOf(found.record));
  return texts.filter((_, deal) => (proof.parts[deal]?.unrevealed.length ?? 0) > 0);
}

/** The proof, or the first problem in words. */
function verifyRecord({ text, language, words }: Session, record: GameRecord): Proof | string {
  const game = gameOf(record);
  if (game === undefined) return text.errors.unknownGameInRecord(record.game);
  const verdict = game.verify(record);
  if (verdict.ok) return verdict.proof;
  const context = game.contextOf(record);
  return problemText(words, verdict.problem, (refusal) => game.refusal(language, refusal, context));
}

function together(a: Proof, b: Proof): Proof {
  return {
    entries: a.entries + b.entries,
    actions: a.actions + b.actions,
    deals: a.deals + b.deals,
    dealsProved: a.dealsProved + b.dealsProved,
    finished: a.finished && b.finished,
    namesRemoved: a.namesRemoved || b.namesRemoved,
    parts: [],
  };
}
