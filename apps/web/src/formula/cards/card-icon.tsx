import type { Family } from '@paddock/formula';
import type { JSX } from 'preact';

const CAR = 'M2 4h3l2-2h6l3 1.500h6l3 1.500v2l-3 1.500h-6l-3 1.500h-6l-2-2h-3z';

/** Pictures of 64 × 40, in the colour of the text. */
const PICTURES = {
  overtake: (
    <>
      <path d={CAR} transform="translate(28 10) scale(1.3)" />
      <path d={CAR} transform="translate(0 24) scale(1)" opacity="0.6" />
      <path d="M30 34h22m-7-6 8 6-8 6" class="stroke" />
    </>
  ),
  turbo: (
    <>
      <path d={CAR} transform="translate(27 13) scale(1.4)" />
      <path d="M26 12 4 14l10 5-14 3 15 2-10 5 21-1z" />
    </>
  ),
  'charge-gears': (
    <>
      <path d="M8 20h24m-9-9 10 9-10 9" class="stroke" />
      <path
        fill-rule="evenodd"
        d="m48 4 2 4 4-1 1 4 4 1-1 4 4 3-4 3 1 4-4 1-1 4-4-1-2 4-3-4-4 1-1-4-4-1 1-4-4-3 4-3-1-4 4-1 1-4 4 1zm-.5 10a5.5 5.5 0 1 0 .01 0z"
      />
    </>
  ),
  'charge-engine': (
    <>
      <path d="M8 20h24m-9-9 10 9-10 9" class="stroke" />
      <path d="M48 38c-9 0-13-5-12-12 1-5 4-6 4-11 3 2 4 4 4 6 3-4 4-9 2-15 8 4 14 11 14 20 0 7-5 12-12 12z" />
    </>
  ),
  back: (
    <>
      <path d={CAR} transform="translate(32 12) scale(1.2)" />
      <path d="M30 30H8m8-8-9 8 9 8" class="stroke" />
    </>
  ),
  pit: <path d="M44 5a11 11 0 0 0-14 14L12 33a4 4 0 0 0 5.5 5.500L35 24A11 11 0 0 0 49 10l-7 6-5-1-1-5z" />,
  'spin-out': (
    <>
      <path d="M46 20a14 14 0 1 1-5-10.500m1-7v9h-9" class="stroke" />
      <path d="m27 15 10 10m0-10-10 10" class="stroke" />
    </>
  ),
  'spin-last': (
    <>
      <path d="M46 20a14 14 0 1 1-5-10.500m1-7v9h-9" class="stroke" />
      <path d="M32 14v12m-5-5 5 5 5-5" class="stroke" />
    </>
  ),
  crash: (
    <path d="m32 1 5 9 9-6-1 10 14-1-10 8 11 6-12 2 5 10-12-5-4 8-7-8-8 6 1-10-14 1 9-7-11-6 12-1-5-10 12 5z" />
  ),
} as const satisfies Record<Family, JSX.Element>;

export function CardIcon({ family }: { readonly family: Family }): JSX.Element {
  return (
    <svg class="card-icon" viewBox="0 0 64 42" aria-hidden="true" focusable="false">
      {PICTURES[family]}
    </svg>
  );
}

/** The sign of the twelve-sided die on cards that roll it. */
export function DieSign(): JSX.Element {
  return (
    <svg class="die-sign" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <path d="M0-48 28-39 46-15 46 15 28 39 0 48-28 39-46 15-46-15-28-39z" fill="currentcolor" />
      <path
        d="M0-28 27-9 16 23-16 23-27-9zM0-28V-46M27-9 44-14M16 23 26 37M-16 23-26 37M-27-9-44-14"
        fill="none"
        stroke="var(--sign-ink)"
        stroke-width="6"
        stroke-linejoin="round"
      />
    </svg>
  );
}
