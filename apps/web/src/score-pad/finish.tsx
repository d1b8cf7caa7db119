import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { capital } from './car-sign.tsx';
import { Order } from './order.tsx';
import { CARS, type DownforcePad } from './pad.ts';
import type { OpenPad } from './use-pad.ts';

/** D-R8, D-R11, D-R12: the finishing order, and how many cars came home. */
export function Finish({ pad, change }: Pick<OpenPad<DownforcePad>, 'pad' | 'change'>): JSX.Element {
  const texts = useTexts('scorePad');
  const words = useTexts('downforce');
  return (
    <section class="panel pad-part" aria-labelledby="pad-finish">
      <h2 id="pad-finish">{texts.finish}</h2>
      <p class="hint">{texts.finishText}</p>
      <Order
        cars={CARS}
        order={pad.order}
        label={(car) => capital(words.car(car))}
        sign={(car) => ({ livery: car })}
        onOrder={(order) => change((now) => ({ ...now, order }))}
      />
      <label class="field pad-finishers">
        <span>{texts.finishers}</span>
        <select
          class="select"
          value={pad.finishers}
          onChange={({ currentTarget }) =>
            change((now) => ({ ...now, finishers: Number(currentTarget.value) }))
          }
        >
          {Array.from({ length: CARS.length + 1 }, (_, count) => (
            <option key={count} value={CARS.length - count}>
              {CARS.length - count}
            </option>
          ))}
        </select>
        {pad.finishers < CARS.length && <span class="hint">{texts.finishersText}</span>}
      </label>
    </section>
  );
}
