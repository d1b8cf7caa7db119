import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { kept } from './kept.ts';
import { LIVERIES, TILES, type LiveryName, type Nose } from './livery.ts';

/** Seen from above, nose to the right; the roundel is in the middle, so that a number over it may stay upright. */
export const CAR_BOX = { width: 80, height: 36 } as const;
const MIDDLE = { x: 40, y: 18 } as const;

const REAR_TOP = 'M8 11.5 20 10.5C26 6.5 33 5.5 40 5.5c7 0 11 3 15 7';
const REAR_BOTTOM = 'C51 27.5 47 30.5 40 30.5c-7 0-14-1-20-5L8 24.5z';

const NOSE_PATHS: Readonly<Record<Nose, string>> = {
  blunt: 'H69q4 0 4 4v3q0 4-4 4H55',
  needle: 'L79 17.2v1.6L55 23.5',
  round: 'L62 14.5c2-6 15-6 15 3.5s-13 9.5-15 3.5l-7 2',
  wedge: 'L58 7 79 18 58 29 55 23.5',
  shovel: 'L64 14.5 67 6h9v24h-9L64 21.5 55 23.5',
  split: 'L78 7 67 18 78 29 55 23.5',
  twin: 'L77 8.5v6L62 16v4L77 21.5v6L55 23.5',
};

/** The outline of a car. */
export function carBody(nose: Nose): string {
  return `${REAR_TOP}${NOSE_PATHS[nose]}${REAR_BOTTOM}`;
}

export interface CarProps {
  readonly livery: LiveryName;
  /** On the roundel; left out where the number is laid over the picture. */
  readonly label?: string;
  readonly class?: string;
}

/** Decoration only: the component around it names the car in words. */
export const Car = kept(({ livery, label, class: name }: CarProps): JSX.Element => {
  const id = useId();
  const { hue, mark, outline, pattern, nose } = LIVERIES[livery];
  const tile = TILES[pattern];
  const body = carBody(nose);
  return (
    <svg class={name} viewBox={`0 0 ${CAR_BOX.width} ${CAR_BOX.height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={id}
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
          patternTransform="translate(0 2)"
        >
          <path d={tile.path} fill={mark} />
        </pattern>
      </defs>
      <g fill="#0b0c0f" stroke="#6a707b" stroke-width="1">
        <rect x="11" y="1" width="15" height="9" rx="3" />
        <rect x="11" y="26" width="15" height="9" rx="3" />
        <rect x="55" y="2" width="12" height="8" rx="3" />
        <rect x="55" y="26" width="12" height="8" rx="3" />
      </g>
      <path d={body} fill="#000" opacity="0.4" transform="translate(0 3)" />
      <path d={body} fill={hue} stroke={outline} stroke-width="3" stroke-linejoin="round" />
      <path d={body} fill={hue} />
      <path d={body} fill={`url(#${id})`} />
      <rect x="2" y="4" width="8" height="28" rx="2" fill={hue} stroke={outline} stroke-width="1.5" />
      <path d="M53 13.5c5 0 8 2 8 4.500s-3 4.5-8 4.500z" fill="#0b0c0f" />
      <circle cx="55.5" cy="18" r="2.3" fill="#f4f4f2" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="10.5" fill="#fff" stroke="#0b0c0f" stroke-width="1.5" />
      {label !== undefined && (
        <text
          x={MIDDLE.x}
          y="24.3"
          text-anchor="middle"
          font-family="var(--numbers)"
          font-weight="700"
          font-size="18"
          fill="#0b0c0f"
        >
          {label}
        </text>
      )}
    </svg>
  );
});
