import { CARS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { sharedWords } from '../../i18n/games.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { downforceTexts } from '../texts/index.ts';
import { carWord, downforceWords, money } from '../words.ts';
import { payoutsOf } from '../score/sheet-rows.ts';

export interface BetSlipProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-B1: a slip to tick: the car that will win. */
export function BetSlip({ desk, onChosen }: BetSlipProps): JSX.Element {
  const texts = downforceTexts.texts;
  const open = desk.open.value;
  const turn = desk.turn;
  const bet = open.betsAsked;
  const pays = payoutsOf(open).bets[bet - 1] ?? [];
  const laid = desk.view.value.own?.bets ?? [];
  const chosen = turn?.pick ?? laid[bet - 1] ?? null;
  const order = open.standing.length > 0 ? open.standing : CARS;
  return (
    <section class="df-slip" aria-label={texts.betTitle(bet)}>
      <header>
        <h2>{texts.betTitle(bet)}</h2>
        <p class="df-slip-pays">
          {pays.map((amount, place) => (
            <span key={place}>
              {sharedWords().place(place + 1)} <b>{money(amount)}</b>
            </span>
          ))}
        </p>
      </header>
      <ol class="df-slip-cars">
        {order.map((car, index) => {
          const owner = open.owners[CARS.indexOf(car)] ?? null;
          const place = open.cars[CARS.indexOf(car)]?.place ?? null;
          const earlier = laid.slice(0, bet - 1).flatMap((old, number) => (old === car ? [number + 1] : []));
          return (
            <li key={car}>
              <button
                type="button"
                class="df-slip-car"
                data-bet={car}
                aria-pressed={chosen === car}
                onClick={(event) => {
                  desk.choose(`bet ${car}`);
                  onChosen(event.detail === 0);
                }}
              >
                <span class="df-slip-box" aria-hidden="true" />
                <span class="numbers df-slip-place">{place === null ? index + 1 : `${place} ✓`}</span>
                <CarIcon car={car} />
                <span class="df-slip-name">
                  {carWord(car)}
                  <small>
                    {owner === null ? texts.nobodys : (desk.session.seats.value[owner]?.name ?? '')}
                    {earlier.map((number) => ` · ${downforceWords().sheet.bet(number)}`)}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
