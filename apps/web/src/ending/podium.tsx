import type { JSX } from 'preact';
import { Car } from '../design/car.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import type { ResultRow } from './result.ts';
import './ending.css';

const STEPS = 3;

/** The first three, with their cars; those who share a place stand equally high. */
export function Podium({ rows }: { readonly rows: readonly ResultRow[] }): JSX.Element {
  const { podium } = useTexts('ending');
  const { place: nth } = useTexts('shared');
  return (
    <ol class="end-podium" aria-label={podium}>
      {rows.slice(0, STEPS).map(({ key, place, name, score, cars }) => (
        <li key={key} class={`podium-step step-${Math.min(place, STEPS)}`}>
          <span class="podium-cars">
            {cars.map(({ livery, label }) => (
              <Car key={`${livery} ${label}`} livery={livery} label={label} class="podium-car" />
            ))}
          </span>
          <span class="podium-name">{name}</span>
          {score !== '' && <span class="podium-score numbers">{score}</span>}
          <span class="podium-place">
            <span aria-hidden="true">{place}</span>
            <span class="unseen">{nth(place)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
