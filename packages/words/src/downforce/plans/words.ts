import type { CarName, DownforceFact } from '@paddock/downforce';
import type { Context } from '../../context.ts';
import type { SharedWords } from '../../shared.ts';
import { capital } from '../../text.ts';
import type { NameWords } from '../names.ts';
import { voiceOf, type Voice } from '../voice.ts';
import type { DownforceTableWords } from '../words.ts';
import { isLoss, outcomesOf, type LineOutcome, type OutcomeKind } from './outcomes.ts';

/** One line of a card, with the sign that follows it: «Red +3, then 3 lost behind black;». */
export interface PlanClause {
  readonly text: string;
  readonly isLoss: boolean;
}

type IdleCar = 'blocked' | 'finished';

/** What a player is told of a card before it is played, and of others' cards meanwhile. */
export interface DownforcePlanWords {
  /** `table` knows the names of all powers played with. */
  readonly clauses: (
    facts: readonly DownforceFact[],
    context: Context,
    table: Pick<DownforceTableWords, 'power'>,
  ) => readonly PlanClause[];
  readonly wildChoice: string;
  /** On the button of a car that the wild would not move. */
  readonly idleCar: Readonly<Record<IdleCar, string>>;
  /** «yellow, blocked» */
  readonly idleCarName: (car: CarName, why: IdleCar) => string;
}

/** What a language says: clauses without capital or full stop. */
export interface PlanCatalogue extends Pick<DownforcePlanWords, 'wildChoice' | 'idleCar'> {
  readonly clauses: {
    readonly [Kind in OutcomeKind]: (outcome: Extract<LineOutcome, { kind: Kind }>, say: Voice) => string;
  };
  /** Between two clauses. */
  readonly semicolon: string;
}

export function planWords(
  names: NameWords,
  shared: SharedWords,
  catalogue: PlanCatalogue,
): DownforcePlanWords {
  const { clauses, semicolon, wildChoice, idleCar } = catalogue;
  const clause = <Kind extends OutcomeKind>(
    outcome: Extract<LineOutcome, { kind: Kind }>,
    say: Voice,
  ): string => clauses[outcome.kind](outcome, say);
  return {
    clauses: (facts, context, table) => {
      const say = {
        ...voiceOf(names, shared, context),
        power: (power) => table.power(power).label,
      } satisfies Voice;
      return outcomesOf(facts).map((outcome, at, { length }) => {
        const text = clause(outcome, say);
        const end = at === length - 1 ? '.' : semicolon;
        return {
          text: shared.typeset(`${at === 0 ? capital(text) : text}${end}`),
          isLoss: isLoss(outcome),
        };
      });
    },
    wildChoice,
    idleCar,
    idleCarName: (car, why) => `${names.colours[car]}, ${idleCar[why]}`,
  };
}
