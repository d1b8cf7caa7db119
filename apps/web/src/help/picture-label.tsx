import type { JSX } from 'preact';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly ink?: string;
}

/** A number in a picture. */
export function Label({ x, y, size, text, ink = '#f3f4f6' }: Props): JSX.Element {
  return (
    <text
      x={x}
      y={y}
      text-anchor="middle"
      font-family="var(--numbers)"
      font-weight="700"
      font-size={size}
      fill={ink}
    >
      {text}
    </text>
  );
}
