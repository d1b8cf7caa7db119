import type { FormatProblem, Problem, ProblemCode, Proof, Refusal } from '@paddock/kernel';
import type { SharedWords } from '../shared.ts';

/** Texts about records: problems and proofs. */
export interface RecordWords {
  readonly problems: Readonly<Record<ProblemCode, (problem: ProblemParts) => string>>;
  readonly formats: Readonly<Record<FormatProblem['code'], (at: string) => string>>;
  /** Where the problem is; entries count from 1. */
  readonly atEntry: (entry: number) => string;
  readonly atHead: string;
  readonly proof: (proof: Proof) => string;
  /** Whose devices took part in a deal, and whose did not reveal their part; deals count from 1. */
  readonly parts: (deal: number, revealed: string, unrevealed: string) => string;
  /** The seat has changed hands: to a bot of that level, or to a person. */
  readonly hand: (name: string, bot: string | undefined) => string;
  readonly hints: (name: string, count: number) => string;
  /** Somebody whose name was removed; seats count from 0. */
  readonly former: (seat: number) => string;
}

type Speech = Pick<SharedWords, 'typeset'> & RecordWords;

/** A problem's values as text; deals count from 1. */
interface ProblemParts {
  readonly found: string;
  readonly expected: string;
  readonly deal: string;
  readonly refusal: string;
}

/** Where a record is first wrong, and why: «Entry 12: the die shows 4, but the committed secret gives 9.» */
export function problemText(words: Speech, problem: Problem, refusal: (refusal: Refusal) => string): string {
  const { code, entry, found = '', expected = '', deal } = problem;
  const where = entry === undefined ? words.atHead : words.atEntry(entry + 1);
  const why = words.problems[code]({
    found,
    expected,
    deal: deal === undefined ? '' : String(deal + 1),
    refusal: problem.refusal === undefined ? '' : refusal(problem.refusal),
  });
  return words.typeset(`${where}${why}`);
}

/** Who took part in the deals that the record proves, a sentence for each. */
export function partTexts(
  words: Speech & Pick<SharedWords, 'and'>,
  { parts }: Proof,
  names: readonly string[],
): string[] {
  const named = (seats: readonly number[]) => words.and(seats.map((seat) => names[seat] ?? ''));
  return parts.map(({ revealed, unrevealed }, deal) =>
    words.typeset(words.parts(deal + 1, named(revealed), named(unrevealed))),
  );
}

export function formatText(words: Speech, problem: FormatProblem): string {
  return words.typeset(words.formats[problem.code](problem.at));
}
