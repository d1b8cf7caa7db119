import type { JSX } from 'preact';
import type { Ref } from 'preact';

interface Props {
  readonly face: number | null;
  readonly label: string;
  readonly mount: Ref<HTMLDivElement>;
}

/** A dodecahedron seen on one of its faces. */
export function Die({ face, label, mount }: Props): JSX.Element {
  return (
    <div class={face === null ? 'die resting' : 'die'} role="img" aria-label={label} ref={mount}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path class="die-edge" d="M0-48 28-39 46-15 46 15 28 39 0 48-28 39-46 15-46-15-28-39z" />
        <path class="die-face" d="M0-31 29-10 18 25-18 25-29-10z" />
        <path class="die-ridge" d="M0-31V-48M29-10 46-15M18 25 28 39M-18 25-28 39M-29-10-46-15" />
        {face !== null && (
          <text class="die-number" y="13" text-anchor="middle">
            {face}
          </text>
        )}
        {face === 6 || face === 9 ? <path class="die-foot" d="M-8 18h16" /> : null}
      </svg>
    </div>
  );
}
