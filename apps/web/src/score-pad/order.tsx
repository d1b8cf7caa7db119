import type { JSX } from 'preact';
import type { LiveryName } from '../design/livery.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { CarSign } from './car-sign.tsx';
import { tapped } from './pad.ts';

interface Props<Car extends string> {
  readonly cars: readonly Car[];
  readonly order: readonly Car[];
  readonly label: (car: Car) => string;
  readonly sign: (car: Car) => { readonly livery: LiveryName; readonly label?: string };
  readonly onOrder: (order: readonly Car[]) => void;
}

/** Cars that are tapped in an order. None of them moves; each shows its place. */
export function Order<Car extends string>({ cars, order, label, sign, onOrder }: Props<Car>): JSX.Element {
  const texts = useTexts('scorePad');
  return (
    <>
      <div class="pad-cars">
        {cars.map((car) => {
          const place = order.indexOf(car) + 1;
          return (
            <button
              key={car}
              type="button"
              class="button pad-order"
              aria-pressed={place > 0}
              onClick={() => onOrder(tapped(order, car, cars))}
            >
              <CarSign {...sign(car)} />
              <span>{label(car)}</span>
              {place > 0 && (
                <span class="pad-place">
                  <span class="unseen">{texts.place(place)}</span>
                  <span aria-hidden="true">{place}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div class="row">
        <button
          type="button"
          class="button small"
          disabled={order.length === 0}
          onClick={() => onOrder(order.slice(0, order.length === cars.length ? -2 : -1))}
        >
          {texts.undo}
        </button>
        <button type="button" class="button small" disabled={order.length === 0} onClick={() => onOrder([])}>
          {texts.clear}
        </button>
      </div>
    </>
  );
}
