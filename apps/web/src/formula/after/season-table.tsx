import { useTexts } from '../../i18n/loaded.tsx';
import type { FormulaPublic } from '@paddock/formula';
import type { Context } from '@paddock/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SideName } from '../sides.tsx';
import { season, type SeasonRow } from './standings.ts';

export interface SeasonTableProps {
  readonly open: FormulaPublic;
  readonly context: Context;
}

/** Races shown one by one; of a longer season, the latest. */
const MOST_COLUMNS = 4;

export function SeasonTable({ open, context }: SeasonTableProps): JSX.Element {
  const ui = useTexts('formulaTexts');
  const rows = useMemo(() => season(open), [open.results.length, open.owners.join()]);
  const races = open.results.length;
  const first = Math.max(1, races - MOST_COLUMNS + 1);
  // The total of a single race says it all.
  const shown = races === 0 || open.options.races === 1 ? 0 : races - first + 1;
  const columns = Array.from({ length: shown }, (_, index) => first + index);
  return (
    <table class="season-table">
      <caption class="unseen">{ui.standings}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{ui.place}</span>
          </th>
          <th scope="col" class="wide-cell">
            <span class="unseen">{ui.side}</span>
          </th>
          {columns.map((race) => (
            <th key={race} scope="col" class="figure">
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
              <td key={race} class="figure quiet">
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
