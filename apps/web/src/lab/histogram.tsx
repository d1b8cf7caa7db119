import type { LabSeat } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { numberText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { binsOf } from './bins.ts';

interface Props {
  readonly label: string;
  readonly counts: LabSeat['points'];
  readonly amount: (points: number) => string;
}

const [WIDTH, HEIGHT, GAP] = [320, 56, 1];

/** How often each result came, as bars; the same as a table for people who cannot see them. */
export function Histogram({ label, counts, amount }: Props): JSX.Element {
  const texts = useTexts('minds').lab;
  const bins = binsOf(counts);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = WIDTH / Math.max(1, bins.length);
  return (
    <figure class="lab-histogram">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {bins.map(({ from, count }, at) => {
          const height = (HEIGHT * count) / most;
          return (
            <rect
              key={from}
              x={at * width}
              y={HEIGHT - height}
              width={Math.max(1, width - GAP)}
              height={height}
            />
          );
        })}
      </svg>
      <p class="lab-axis numbers" aria-hidden="true">
        <span>{amount(bins[0]?.from ?? 0)}</span>
        <span>{amount(bins.at(-1)?.to ?? 0)}</span>
      </p>
      <table class="unseen">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.often}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{from === to ? amount(from) : `${amount(from)} – ${amount(to)}`}</th>
              <td>{numberText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
