import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, payoutsOf, type CarName, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';

interface Props {
  readonly open: DownforcePublic;
  readonly stamped: CarName | null;
}

/** The six finishing places beside the track, each with its prize; a car that comes home is stamped into the next. */
export function Places({ open, stamped }: Props): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const { prizes } = payoutsOf(open.options);
  const hasPrizes = open.options.goal === 'money';
  return (
    <ol class="df-places" aria-label={texts.finishingPlaces}>
      {CARS.map((_, index) => {
        const place = index + 1;
        const car = CARS.find((_car, at) => open.cars[at]?.place === place);
        const prize = hasPrizes ? words.money(prizes[index] ?? 0) : '';
        return (
          <li key={place} class={car === undefined ? 'df-place' : 'df-place taken'}>
            <span class="df-place-number" aria-hidden="true">
              {place}
            </span>
            {car !== undefined && (
              <span class={car === stamped ? 'df-place-car stamp' : 'df-place-car'}>
                <Car livery={car} label={String(LIVERIES[car].number)} />
              </span>
            )}
            <span class="df-place-prize" aria-hidden="true">
              {prize}
            </span>
            <span class="unseen">
              {texts.placeText(place, car === undefined ? null : words.car(car), prize)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
