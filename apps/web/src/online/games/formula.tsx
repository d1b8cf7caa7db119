import { formula, type FormulaFact, type FormulaView } from '@paddock/formula';
import type { JSX } from 'preact';
import { FormulaTable, ready } from '../../formula/index.ts';
import { isWorthTelling } from '../../formula/telling.ts';
import { formulaWords } from '../../i18n/games.ts';
import type { Session } from '../../session/session.ts';
import { agreed, type GameKit, type OnlineTableProps } from './kit.ts';

function Table({ session, isWatching, onReplay, onAgain, onDownload }: OnlineTableProps): JSX.Element {
  return (
    <FormulaTable
      session={session as Session<FormulaView, FormulaFact>}
      readOnly={isWatching}
      onReplay={onReplay}
      onNewSeason={onAgain}
      onDownload={onDownload}
    />
  );
}

export async function loadFormula(): Promise<GameKit> {
  await ready();
  return {
    rules: formula as unknown as GameKit['rules'],
    title: () => formulaWords().title,
    options: (options) =>
      agreed(formula.options.specs, options, (key, value) => {
        const words = formulaWords();
        return `${words.option(key).label}: ${words.optionValue(key, value, { names: [] })}`;
      }),
    refusal: (refusal, context) => formulaWords().refusal(refusal, context),
    story: (facts, context) =>
      (facts as readonly FormulaFact[])
        .filter(isWorthTelling)
        .map((fact) => formulaWords().fact(fact, context)),
    side: (standing, context) => formulaWords().side(standing, context),
    Table,
  };
}
