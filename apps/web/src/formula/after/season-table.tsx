import { useTexts } from '../../i18n/loaded.tsx';
import type { Championship, FormulaPublic } from '@paddock/formula';
import type { Context } from '@paddock/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SideName } from '../sides.tsx';
import { season, tablesOf, type SeasonRow } from './standings.ts';

export interface SeasonTablesProps {
  readonly open: FormulaPublic;
  readonly context: Context;
}

/** F-O2: the tables of both championships, the one that decides the game first. */
export function SeasonTables({ open, context }: SeasonTablesProps): JSX.Element {
  const championships = tablesOf(open);
  return (
    <>
      {championships.map((championship) => (
        <SeasonTable
          key={championship}
          open={open}
          context={context}
          championship={championship}
          isOne={championships.length > 1}
        />
      ))}
    </>
  );
}

interface SeasonTableProps extends SeasonTablesProps {
  readonly championship: Championship;
  /** One of two: it says which. */
  readonly isOne: boolean;
}

/** Races shown one by one; of a longer season, the latest. */
const MOST_COLUMNS = 4;

function SeasonTable({ open, context, championship, isOne }: SeasonTableProps): JSX.Element {
  const ui = useTexts('formulaTexts');
  const rows = useMemo(
    () => season(open, championship),
    [open.results.length, open.owners.join(), championship],
  );
  const races = open.results.length;
  const first = Math.max(1, races - MOST_COLUMNS + 1);
  // The total of a single race says it all.
  const shown = races === 0 || open.options.races === 1 ? 0 : races - first + 1;
  const columns = Array.from({ length: shown }, (_, index) => first + index);
  return (
    <table class={`season-table of-${championship}`}>
      <caption class={isOne ? '' : 'unseen'}>
        {isOne ? ui.championships[championship] : ui.standings}
        {isOne && championship === open.options.championship && <small>{ui.decides}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{ui.place}</span>
          </th>
          <th scope="col" class="wide-cell">
            <span class="unseen">{ui.side}</span>
          </th>
          {columns.map((race) => (
            <th key={race} scope="col" class="figure of-race">
              <span class="unseen">{ui.race} </span>
              {race}
            </th>
          ))}
          <th scope="col" class="figure">
            {ui.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.side} class={row.seat !== undefined && row.seat === context.you ? 'you' : ''}>
            <td class="figure rank">
              {row.place}
              <Movement row={row} />
            </td>
            <th scope="row">
              <SideName open={open} standing={row} context={context} />
            </th>
            {columns.map((race) => (
              <td key={race} class="figure quiet of-race">
                {(row.totals[race] ?? 0) - (row.totals[race - 1] ?? 0)}
              </td>
            ))}
            <td class="figure total">{row.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Movement({ row: { gained } }: { readonly row: SeasonRow }): JSX.Element | null {
  const ui = useTexts('formulaTexts');
  if (gained === 0) return null;
  const isUp = gained > 0;
  return (
    <span class={isUp ? 'movement up' : 'movement down'}>
      <span aria-hidden="true">{isUp ? `▲${gained}` : `▼${-gained}`}</span>
      <span class="unseen">{isUp ? ui.up(gained) : ui.down(-gained)}</span>
    </span>
  );
}
