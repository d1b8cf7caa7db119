import { useTexts } from '../../../i18n/loaded.tsx';
import { countsMoney } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';
import { TallyTable } from '../../later.ts';
import './tour.css';
import { TourTable } from './tour-table.tsx';

export interface RestProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-V4: between two races: how the last one ended, how the tour stands, and where it goes on. */
export function RestPanel({ desk }: RestProps): JSX.Element {
  const texts = useTexts('variantTexts');
  const open = desk.open.value;
  const legs = open.options.worldTour;
  const past = open.variant?.tour?.past ?? [];
  const last = past.at(-1);
  const next = legs[past.length];
  return (
    <section class="df-rest" aria-label={texts.tour}>
      <header>
        <h2>{texts.tour}</h2>
        <p class="df-rest-done">
          {texts.tourDone(past.length, legs.length)}
          {next !== undefined && (
            <>
              {' · '}
              <b>{texts.nextLeg(desk.trackName(next))}</b>
            </>
          )}
        </p>
      </header>
      <ol class="df-legs">
        {legs.map((track, leg) => (
          <li key={leg} class={leg < past.length ? 'over' : leg === past.length ? 'next' : ''}>
            <span class="numbers">{leg + 1}</span> <span class="df-leg">{desk.trackName(track)}</span>
          </li>
        ))}
      </ol>
      {last !== undefined && (
        <ol class="df-rest-order" aria-label={desk.texts.finishingPlaces}>
          {last.standing.map((car, place) => (
            <li key={car} class={place < last.finished ? '' : 'stalled'}>
              <span class="numbers">{place < last.finished ? place + 1 : '–'}</span>
              <CarIcon car={car} />
              <span class="unseen">{desk.words.car(car)}</span>
            </li>
          ))}
        </ol>
      )}
      <TourTable desk={desk} />
      {last !== undefined && countsMoney(open.options) && (
        <TallyTable desk={desk} track={last.track} sheets={last.sheets} />
      )}
    </section>
  );
}
