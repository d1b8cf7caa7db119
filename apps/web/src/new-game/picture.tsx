import type { ComponentChildren, JSX } from 'preact';

/** A drawing of 72 by 40, in the colour of the text; cars and chips bring their own. */
export function Picture({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <svg
      viewBox="0 0 72 40"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A car from above, small: nose to the right. */
export function SmallCar({
  x,
  y,
  hue,
}: {
  readonly x: number;
  readonly y: number;
  readonly hue: string;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <path d="M2-6h5v3H2zM2 3h5v3H2zM14-6h4v3h-4zM14 3h4v3h-4z" fill="currentColor" />
      <path d="M0-3 9-4.500c4 0 6 1.500 8 2.500l8 1v2l-8 1c-2 1-4 2.500-8 2.500L0 3z" fill={hue} />
      <circle cx="9" r="2.600" fill="#fff" />
    </g>
  );
}

/** A chequered flag on its pole. */
export function Flag({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v22" />
      <path d="M0 0h16v12H0z" stroke-width="1.500" />
      <path
        d="M0 0h4v4H0zM8 0h4v4H8zM4 4h4v4H4zM12 4h4v4h-4zM0 8h4v4H0zM8 8h4v4H8z"
        fill="currentColor"
        stroke="none"
      />
    </g>
  );
}
