import { CARS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { handKnown } from '../auction/known.ts';
import { CardList } from '../cards/card-list.tsx';
import { CarIcon } from '../cards/car-chip.tsx';
import { PowerCard } from '../cards/power-card.tsx';
import type { Desk } from '../desk.ts';
import { carsOf, isAutoma, powersOf } from '../holdings.ts';

/** A seat's cars and power, and what its bids have shown and proved absent. */
export function KnownSheet({ desk, seat }: { readonly desk: Desk; readonly seat: number }): JSX.Element {
  const texts = desk.texts;
  const open = desk.open.value;
  const view = open.known[seat];
  const known =
    view === undefined ? { shown: [], without: [], others: [] } : handKnown(desk.content.deck, view);
  const cars = carsOf(open, seat);
  const Cards = isAutoma(open, seat) ? desk.pick(({ SeatCards }) => SeatCards) : undefined;
  return (
    <div class="df-known">
      {cars.length > 0 && (
        <ul class="df-known-cars">
          {cars.map((car) => (
            <li key={car}>
              <CarIcon car={car} /> {desk.words.car(car)} ·{' '}
              {desk.words.money(open.prices[CARS.indexOf(car)] ?? 0)}
              {open.speed8.includes(car) && ` · ${texts.speed8Left}`}
            </li>
          ))}
        </ul>
      )}
      {powersOf(open, seat).map((power) => (
        <PowerCard key={power} power={power} />
      ))}
      {Cards !== undefined ? (
        <Cards desk={desk} seat={seat} />
      ) : (
        <>
          <h3>{texts.shownCards}</h3>
          {known.shown.length > 0 ? (
            <CardList cards={known.shown} />
          ) : (
            <p class="quiet">{texts.nothingShown}</p>
          )}
        </>
      )}
      {known.without.length > 0 && (
        <p>
          {texts.without(
            known.without.map((car) => (car === null ? texts.wild : desk.words.car(car))).join(', '),
          )}
        </p>
      )}
      {known.others.length > 0 && (
        <>
          <h3>{texts.absentCards}</h3>
          <CardList cards={known.others} />
        </>
      )}
    </div>
  );
}
