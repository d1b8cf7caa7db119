import { payoutsFor, type CarName, type PayoutTable } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { capital, CarSign } from './car-sign.tsx';
import { CARS } from './pad.ts';

interface Props {
  readonly question: string;
  readonly line: number;
  readonly payouts?: PayoutTable;
  readonly onSeal: (car: CarName) => void;
}

/** D-B1: the car that will win, and a second tap that seals the bet. */
export function CarChoice({ question, line, payouts, onSeal }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  const words = useTexts('downforce');
  const shared = useTexts('shared');
  const name = useId();
  const [car, setCar] = useState<CarName>();
  return (
    <form
      class="pad-bet"
      onSubmit={(event) => {
        event.preventDefault();
        if (car !== undefined) onSeal(car);
      }}
    >
      <fieldset class="choices">
        <legend>{question}</legend>
        {payouts !== undefined && (
          <p class="hint">
            {texts.pays(shared.and((payoutsFor(payouts).bets[line] ?? []).map((pays) => words.money(pays))))}
          </p>
        )}
        <div class="pad-cars">
          {CARS.map((each) => (
            <label class="segment" key={each}>
              <input type="radio" name={name} checked={each === car} onChange={() => setCar(each)} />
              <span>
                <CarSign livery={each} />
                {capital(words.car(each))}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" class="button lit big" disabled={car === undefined}>
        {texts.seal}
      </button>
    </form>
  );
}
