import { effortOf, reviewerFor, storeReview, type Effort, type Review } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import { problemText } from '@paddock/words';
import { REVIEW } from '@paddock/words/all';
import { readCall, textIn, wholeNumber, type Flags } from '../flags.ts';
import { gameOf } from '../content.ts';
import type { Game } from '../game.ts';
import { recordAt } from '../records.ts';
import { calibrateCommand } from '../review/calibrate.ts';
import { measureCommand } from '../review/measure.ts';
import { ReviewPrinter } from '../review/print.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';

const OWN_FLAGS = {
  nr: { value: 'N' },
  seat: { value: 'N' },
  effort: { value: 'N' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

export const REVIEW_FLAGS = {
  ...OWN_FLAGS,
  game: { value: 'NAME' },
  games: { value: 'N' },
  players: { value: 'N' },
  levels: { value: 'A,B,…' },
  seed: { value: 'TEXT' },
  preset: { value: 'NAME' },
  out: { value: 'FILE' },
} satisfies Flags;

/** In percent of the usual. */
const EFFORT = { min: 1, max: 10_000, usual: 100 };

export async function reviewCommand(session: Session, args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === 'calibrate') return calibrateCommand(session, rest);
  if (first === 'measure') return measureCommand(session, rest);
  const { errors, verify } = session.text;
  const call = readCall(session, 'review', OWN_FLAGS, args);
  const [file, another] = call.rest;
  if (file === undefined) throw usage(`${errors.noFile} ${errors.see('paddock review')}`);
  if (another !== undefined) throw usage(errors.oneFile);
  const nr = wholeNumber(session, call, 'nr', { min: 1, max: 1e9 }, 1);
  const record = await recordAt(session, file, nr);
  const game = gameOf(record);
  const where = verify.game(file, nr);
  if (game === undefined) throw new Stop(1, `${where}${errors.unknownGameInRecord(record.game)}`);
  const seats = { min: 1, max: record.seats.length };
  const seat =
    textIn(call, 'seat') === undefined ? undefined : wholeNumber(session, call, 'seat', seats, 1) - 1;
  const effort = effortOf(wholeNumber(session, call, 'effort', EFFORT, EFFORT.usual));
  const review = reviewOf(session, game, record, effort, where);
  if (call.values.has('json')) session.raw(`${JSON.stringify(storeReview(review))}\n`);
  else for (const line of new ReviewPrinter(session, game, record, review, seat).lines()) session.line(line);
  return 0;
}

function reviewOf(session: Session, game: Game, record: GameRecord, effort: Effort, where: string): Review {
  const { language, words, number } = session;
  const reviewer = reviewerFor(game.bots, record, effort);
  if ('problem' in reviewer) {
    const { problem } = reviewer;
    if (problem.code === 'unfinished') throw new Stop(1, `${where}${REVIEW[language].unfinished}`);
    const context = game.contextOf(record);
    throw new Stop(
      1,
      `${where}${problemText(words, problem, (refusal) => game.refusal(language, refusal, context))}`,
    );
  }
  for (const _ of reviewer.work()) {
    const { done, of } = reviewer;
    session.progress(REVIEW[language].progress(`${number((100 * done) / of)} %`));
  }
  session.progress();
  return reviewer.review();
}
