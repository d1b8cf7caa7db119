import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { capital, CarSign } from './car-sign.tsx';
import { CARS, hasBegun, MOST_PRICE, type DownforcePad } from './pad.ts';
import { useNames } from './players.tsx';
import type { OpenPad } from './use-pad.ts';

/** D-A5: who bought which car for how much. */
export function Auction({ pad, change }: OpenPad<DownforcePad>): JSX.Element {
  const texts = useTexts('scorePad');
  const words = useTexts('downforce');
  const names = useNames(pad);
  const sell = (car: (typeof CARS)[number], seat: number, price: number) =>
    change((now) => {
      const { [car]: _before, ...others } = now.sold;
      return { ...now, sold: seat < 0 ? others : { ...others, [car]: { seat, price } } };
    });
  return (
    <section class="panel pad-part" aria-labelledby="pad-auction">
      <h2 id="pad-auction">{texts.auction}</h2>
      <p class="hint">{texts.auctionText}</p>
      <ul class="pad-auction">
        {CARS.map((car) => {
          const sale = pad.sold[car];
          const label = words.car(car);
          return (
            <li key={car}>
              <CarSign livery={car} />
              <span class="pad-car-name">{capital(label)}</span>
              <select
                class="select"
                aria-label={texts.owner(label)}
                value={sale?.seat ?? -1}
                onChange={({ currentTarget }) => sell(car, Number(currentTarget.value), sale?.price ?? 0)}
              >
                <option value={-1}>{texts.nobody}</option>
                {names.map((name, seat) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
              <select
                class="select"
                aria-label={texts.price(label)}
                value={sale?.price ?? 0}
                disabled={sale === undefined}
                onChange={({ currentTarget }) => sell(car, sale?.seat ?? -1, Number(currentTarget.value))}
              >
                {Array.from({ length: MOST_PRICE + 1 }, (_, price) => (
                  <option key={price} value={price}>
                    {words.money(price)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** D-E4, D-V1: the ways to play that change the sums. */
export function Ways({ pad, change }: OpenPad<DownforcePad>): JSX.Element {
  const texts = useTexts('scorePad');
  return (
    <details class="panel pad-part pad-fold">
      <summary>{texts.ways}</summary>
      <Choice
        label={texts.payouts}
        items={(['printed', 'manual'] as const).map((value) => ({ value, label: texts.payoutNames[value] }))}
        value={pad.payouts}
        choose={(payouts) => change((now) => ({ ...now, payouts }))}
      />
      {!hasBegun(pad) && (
        <label class="check">
          <input
            type="checkbox"
            checked={pad.hasBets}
            onChange={({ currentTarget }) => change((now) => ({ ...now, hasBets: currentTarget.checked }))}
          />
          <span>{texts.withBets}</span>
        </label>
      )}
    </details>
  );
}
