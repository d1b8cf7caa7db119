import type { RatingHistory } from '@paddock/protocol';
import type { JSX } from 'preact';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';

type Past = RatingHistory['past'];

const BOX = { width: 640, height: 220, left: 58, right: 14, top: 14, bottom: 26 } as const;

/** The rating after each game, with the range it was known in; the same numbers as a table. */
export function RatingChart({ past }: { readonly past: Past }): JSX.Element {
  const texts = useTexts('ratings');
  const points = past.map(({ points: each }) => each);
  const [low, high] = [
    Math.min(...past.map(({ points: at, spread }) => at - spread)),
    Math.max(...past.map(({ points: at, spread }) => at + spread)),
  ];
  const x = (at: number) =>
    BOX.left + ((BOX.width - BOX.left - BOX.right) * at) / Math.max(1, past.length - 1);
  const y = (value: number) =>
    BOX.top + ((BOX.height - BOX.top - BOX.bottom) * (high - value)) / Math.max(1, high - low);
  const line = past.map(({ points: value }, at) => `${round(x(at))},${round(y(value))}`);
  const upper = past.map(({ points: value, spread }, at) => `${round(x(at))},${round(y(value + spread))}`);
  const lower = past.map(({ points: value, spread }, at) => `${round(x(at))},${round(y(value - spread))}`);
  const said = texts.chart(
    past.length,
    String(points[0]),
    String(points.at(-1)),
    String(Math.min(...points)),
    String(Math.max(...points)),
  );
  return (
    <figure class="rating-chart">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={said}>
        {marksOf(low, high).map((mark) => (
          <g key={mark}>
            <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(mark)} y2={y(mark)} />
            <text x={BOX.left - 8} y={y(mark) + 4} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        <polygon points={[...upper, ...lower.toReversed()].join(' ')} />
        <polyline points={line.join(' ')} />
        <circle cx={x(past.length - 1)} cy={y(points.at(-1) ?? 0)} r="4" />
        {[past[0], past.at(-1)].map(
          (end, at) =>
            end !== undefined &&
            (at === 0 || past.length > 1) && (
              <text
                key={at}
                x={at === 0 ? BOX.left : BOX.width - BOX.right}
                y={BOX.height - 6}
                text-anchor={at === 0 ? 'start' : 'end'}
              >
                {dateText(end.at, { dateStyle: 'medium' })}
              </text>
            ),
        )}
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.rating}</th>
            </tr>
          </thead>
          <tbody>
            {past.toReversed().map(({ at, points: value, spread }, index) => (
              <tr key={index}>
                <td>{dateText(at, { dateStyle: 'medium' })}</td>
                <td class="numbers">
                  {value} {texts.within(String(spread))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers, three to six of them. */
function marksOf(low: number, high: number): number[] {
  const step = [25, 50, 100, 200, 250, 500].find((each) => (high - low) / each <= 5) ?? 1_000;
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}
