import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { useSize } from '../table/size.ts';
import { nearestMoment, scaleOf, ticksOf } from './scale.ts';

interface Props {
  readonly names: readonly string[];
  /** By seat, from the start to the end. */
  readonly lines: readonly (readonly number[])[];
  /** How many moments, from the start, are too early to tell. */
  readonly early: number;
  readonly isShare: boolean;
  readonly text: (value: number) => string;
  /** A moment was pointed at; 0 is the start. */
  readonly onMoment: (moment: number) => void;
}

const HEIGHT = 240;
const MARGIN = { left: 52, right: 8, top: 8, bottom: 8 };

/** Everybody's line through the game. The table beside it says the same in words. */
export function Chart({ names, lines, early, isShare, text, onMoment }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const host = useRef<HTMLDivElement>(null);
  const { width } = useSize(host);
  const inner = {
    width: Math.max(1, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const moments = Math.max(...lines.map(({ length }) => length), 2);
  const scale = scaleOf(isShare ? [[0, 1]] : lines);
  const x = (moment: number) => MARGIN.left + (inner.width * moment) / (moments - 1);
  const y = (value: number) =>
    MARGIN.top + inner.height * (1 - (value - scale.low) / (scale.high - scale.low));
  return (
    <div class="review-chart" ref={host}>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={texts.chart}
        onClick={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect();
          onMoment(nearestMoment((event.clientX - left - MARGIN.left) / inner.width, moments));
        }}
      >
        {early > 0 && (
          <>
            <rect
              class="review-early"
              x={MARGIN.left}
              y={MARGIN.top}
              width={x(early) - MARGIN.left}
              height={inner.height}
            />
            <text class="review-early-text" x={MARGIN.left + 6} y={MARGIN.top + 16}>
              {texts.early}
            </text>
          </>
        )}
        {ticksOf(scale).map((tick) => (
          <g key={tick}>
            <path class="review-tick" d={`M${MARGIN.left} ${y(tick)}H${width - MARGIN.right}`} />
            <text class="review-tick-text" x={MARGIN.left - 6} y={y(tick) + 4}>
              {text(tick)}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <path
            key={seat}
            class={`review-line seat-${seat}`}
            d={`M${line.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
          />
        ))}
      </svg>
      <ul class="review-legend" aria-hidden="true">
        {names.map((name, seat) => (
          <li key={seat}>
            <svg width="34" height="10">
              <path class={`review-line seat-${seat}`} d="M1 5H33" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
