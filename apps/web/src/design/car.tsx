import {
  CAR_BOX,
  CAR_MIDDLE as MIDDLE,
  carBody,
  LIVERIES,
  TILES,
  type LiveryName,
} from '@paddock/kernel/cars';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { kept } from './kept.ts';

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
