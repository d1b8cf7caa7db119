import type { JSX } from 'preact';

/** Where the pips of each side are, on a square of 24. */
const PIPS = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
} as const satisfies Record<number, readonly (readonly [number, number])[]>;

export const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** A die showing a side; 0 is the lid of a pass; null: it is under its cup. Decoration: the component around it names it. */
export function Die({ number }: { readonly number: number | null }): JSX.Element {
  const side = SIDES.find((known) => known === number);
  return (
    <svg
      class={`df-die${side === undefined ? (number === null ? ' cup' : ' pass') : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect x="1.500" y="1.500" width="21" height="21" rx="4.500" />
      {side === undefined ? (
        <path d={number === null ? 'M5 16 16 5M9 19 19 9M5 10l5-5M14 19l5-5' : 'M7 12h10'} />
      ) : (
        PIPS[side].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />)
      )}
    </svg>
  );
}
