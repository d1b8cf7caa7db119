import { useTexts } from '../../../i18n/loaded.tsx';
import { CARS, payoutsOf } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../../design/car.tsx';
import { LIVERIES } from '../../../design/livery.ts';
import type { Desk } from '../../desk.ts';
import './laps.css';

/** D-V3: nobody finishes, so the strip beside the track shows how the cars stand, and the lap of each. */
export function LapStrip({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = useTexts('variantTexts');
  const open = desk.open.value;
  const { prizes } = payoutsOf(open.options);
  const isPaid = open.options.longDistance === 'money';
  return (
    <ol class="df-places df-laps" aria-label={texts.standing}>
      {open.standing.map((car, index) => {
        const lap = open.cars[CARS.indexOf(car)]?.lap ?? 0;
        const prize = isPaid ? desk.words.money(prizes[index] ?? 0) : '';
        const lapText = lap === 0 ? texts.onGrid : texts.lap(lap);
        const spoken = desk.texts.placeText(index + 1, desk.words.car(car), prize);
        return (
          <li key={car} class="df-place taken">
            <span class="df-place-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="df-place-car">
              <Car livery={car} label={String(LIVERIES[car].number)} />
            </span>
            <span class="df-lap" aria-hidden="true">
              {lap === 0 ? '' : texts.lapShort(lap)}
            </span>
            <span class="df-place-prize" aria-hidden="true">
              {prize}
            </span>
            <span class="unseen">{`${spoken}, ${lapText}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
