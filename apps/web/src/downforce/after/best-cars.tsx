import type { Standing } from '@paddock/kernel';
import type { JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { carsOf } from '../holdings.ts';

interface Props {
  readonly desk: Desk;
  readonly standings: readonly Standing[];
}

/** D-V1's first home, D-V3: who comes after whom, by the best car alone. */
export function BestCars({ desk, standings }: Props): JSX.Element {
  const texts = desk.texts;
  const open = desk.open.value;
  return (
    <ol class="df-best-cars">
      {standings.map(({ seat = 0, place }) => {
        const cars = carsOf(open, seat);
        const best = open.standing.findIndex((car) => cars.includes(car));
        const car = open.standing[best];
        return (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <b class="numbers">{desk.shared.place(place)}</b>
            <span class="df-best-name">{desk.session.seats.value[seat]?.name}</span>
            {car !== undefined && (
              <span class="df-best-car">
                <CarIcon car={car} />
                <span class="unseen">{`${desk.shared.labelled(texts.bestCar, desk.words.car(car))}, `}</span>
                <small class="numbers">{desk.shared.carPlace(best + 1)}</small>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
