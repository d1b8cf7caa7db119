import type { JSX } from 'preact';
import { Heads } from '../design/panels/heads.tsx';

interface BarsProps {
  readonly caption: string;
  /** What the rows are, and what is counted. */
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [label: string, count: number])[];
}

/** A table whose counts are drawn: the chart and its alternative in one. */
export function Bars({ caption, heads, rows }: BarsProps): JSX.Element {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table class="bars">
      <caption>{caption}</caption>
      <thead class="unseen">
        <Heads of={heads} />
      </thead>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="10" />
              </svg>
              <span>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Column {
  readonly key: string;
  readonly value: number;
  /** The value as it is said. */
  readonly text: string;
  readonly isLit: boolean;
  /** What else the table says, in the order of its heads. */
  readonly cells: readonly string[];
}

interface ColumnsProps {
  readonly caption: string;
  readonly hint: string;
  readonly asTable: string;
  /** Of the cells, then of the value. */
  readonly heads: readonly string[];
  readonly columns: readonly Column[];
  readonly say: (value: number) => string;
}

const BOX = { width: 320, height: 130, left: 34, top: 8, bottom: 8 } as const;
const GAP = 2;

/** Values that may be below zero, from left to right, with a table of the same below. */
export function Columns({ caption, hint, asTable, heads, columns, say }: ColumnsProps): JSX.Element {
  const values = columns.map(({ value }) => value);
  const [top, bottom] = [Math.max(1, ...values), Math.min(0, ...values)];
  const height = BOX.height - BOX.top - BOX.bottom;
  const y = (value: number) => BOX.top + ((top - value) / (top - bottom)) * height;
  const step = Math.min(28, (BOX.width - BOX.left) / Math.max(1, columns.length));
  return (
    <figure class="columns">
      <figcaption>
        {caption} <span class="quiet">{hint}</span>
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={`${caption}. ${hint}`}>
        {[...new Set([top, 0, bottom])].map((value) => (
          <g key={value}>
            <path class="columns-rule" d={`M${BOX.left} ${y(value)}H${BOX.width}`} />
            <text x={BOX.left - 5} y={y(value) + 4} text-anchor="end">
              {say(value)}
            </text>
          </g>
        ))}
        {columns.map(({ key, value, text, isLit }, at) => (
          <rect
            key={key}
            class={isLit ? 'is-lit' : undefined}
            x={BOX.left + at * step + GAP / 2}
            y={Math.min(y(value), y(0) - 1)}
            width={step - GAP}
            height={Math.max(2, Math.abs(y(value) - y(0)))}
          >
            <title>{text}</title>
          </rect>
        ))}
      </svg>
      <details>
        <summary>{asTable}</summary>
        <table class="plain-table">
          <thead>
            <Heads of={heads} />
          </thead>
          <tbody>
            {columns.map(({ key, cells, text }) => (
              <tr key={key}>
                {[...cells, text].map((cell, at) => (
                  <td key={heads[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
