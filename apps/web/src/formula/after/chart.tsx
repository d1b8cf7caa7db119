import { useTexts } from '../../i18n/loaded.tsx';
import { TEAMS, type FormulaPublic } from '@paddock/formula';
import type { Context, FormulaWords } from '@paddock/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { LIVERIES } from '../../design/livery.ts';
import { capital, teamsOfSide } from '../sides.tsx';
import { season, type SeasonRow } from './standings.ts';

export interface ChartProps {
  readonly open: FormulaPublic;
  readonly context: Context;
}

const BOX = { width: 300, height: 220, left: 26, right: 92, top: 12, bottom: 24 } as const;
/** Lines are told apart by their dashes too. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4'] as const;
/** In a championship of twelve drivers, the first six. */
const MOST_LINES = 6;

export function Chart({ open, context }: ChartProps): JSX.Element {
  const words = useTexts('formula');
  const shared = useTexts('shared');
  const ui = useTexts('formulaTexts');
  const rows = useMemo(() => season(open), [open.results.length, open.owners.join()]);
  const races = open.results.length;
  if (races === 0) return <p class="chart-empty quiet">{ui.chartEmpty}</p>;
  const most = Math.max(10, ...rows.map(({ score }) => score));
  const x = (race: number) => BOX.left + (race / races) * (BOX.width - BOX.left - BOX.right);
  const y = (points: number) =>
    BOX.height - BOX.bottom - (points / most) * (BOX.height - BOX.top - BOX.bottom);
  const lines = rows.slice(0, MOST_LINES);
  const labels = spread(lines.map((row) => y(row.score)));
  const sides = lines.map((row) => `${words.side(row, context)} ${row.score}`).join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={shared.labelled(ui.chartLabel, sides)}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path class="chart-rule" d={`M${BOX.left} ${y(most * share)}H${BOX.width - BOX.right}`} />
          <text class="chart-figure" x={BOX.left - 6} y={y(most * share) + 4} text-anchor="end">
            {Math.round(most * share)}
          </text>
        </g>
      ))}
      {Array.from({ length: races + 1 }, (_, race) => race)
        .filter((race) => races <= 8 || race % 2 === races % 2)
        .map((race) => (
          <text key={race} class="chart-figure" x={x(race)} y={BOX.height - 7} text-anchor="middle">
            {race}
          </text>
        ))}
      {lines.toReversed().map((row) => (
        <Line
          key={row.side}
          row={row}
          hue={LIVERIES[teamsOfSide(open, row)[0] ?? 'black'].hue}
          dash={DASHES[lines.indexOf(row)] ?? ''}
          x={x}
          y={y}
          label={labels[lines.indexOf(row)] ?? 0}
          name={nameOf(words, row, context)}
        />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly row: SeasonRow;
  readonly hue: string;
  readonly dash: string;
  readonly x: (race: number) => number;
  readonly y: (points: number) => number;
  readonly label: number;
  readonly name: string;
}

function Line({ row, hue, dash, x, y, label, name }: LineProps): JSX.Element {
  const points = row.totals.map((total, race) => `${x(race)} ${y(total)}`);
  const end = row.totals.length - 1;
  return (
    <g>
      <path class="chart-under" d={`M${points.join('L')}`} />
      <path class="chart-line" d={`M${points.join('L')}`} stroke={hue} stroke-dasharray={dash} />
      {row.totals.map((total, race) => (
        <circle key={race} cx={x(race)} cy={y(total)} r="2.6" fill={hue} />
      ))}
      <text class="chart-total" x={x(end) + 7} y={label + 4}>
        {row.score}
        <tspan class="chart-name" dx="5">
          {shortened(name)}
        </tspan>
      </text>
    </g>
  );
}

/** A side's name, short enough for the margin. */
function nameOf(words: FormulaWords, row: SeasonRow, context: Context): string {
  const team = TEAMS.find((name) => name === row.side);
  return capital(team === undefined ? words.side(row, context) : words.colour(team));
}

const LONGEST_NAME = 11;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

const LABEL_HEIGHT = 13;

/** Labels from top to bottom, pushed apart where they would touch. */
export function spread(heights: readonly number[]): number[] {
  let before = -Infinity;
  return heights.map((height) => {
    before = Math.max(height, before + LABEL_HEIGHT);
    return before;
  });
}
