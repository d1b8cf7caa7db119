import type { CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';

/** The small sign of a car: its picture with its number. Decoration only. */
export function CarIcon({ car }: { readonly car: CarName }): JSX.Element {
  return (
    <span class="df-car-icon">
      <Car livery={car} label={String(LIVERIES[car].number)} />
    </span>
  );
}
