import { useTexts } from '../../../i18n/loaded.tsx';
import type { CarName } from '@paddock/downforce';
import { WHISPER_BONUSES } from '@paddock/downforce/variants';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';
import { writePrediction } from './order.ts';
import { Plaque } from './plaque.tsx';
import { usePrediction } from './use-prediction.ts';

export interface PredictionBoardProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-V6: the pit board with the whole order; at the first line made, at the others two cars swapped. */
export function PredictionBoard({ desk, onChosen }: PredictionBoardProps): JSX.Element {
  const texts = useTexts('variantTexts').whispers;
  const prediction = usePrediction(desk, onChosen);
  const { isSwap } = prediction;
  const { own, public: open } = desk.session.view.value;
  const title = isSwap ? texts.swapTitle(open.betsAsked) : texts.predictTitle;
  const choose = (text: string, event: MouseEvent) => {
    desk.choose(text);
    onChosen(event.detail === 0);
  };
  return (
    <section class="df-whisper" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="df-whisper-bonus numbers">{texts.bonus(WHISPER_BONUSES[open.betsAsked - 1] ?? 0)}</p>
        <Plaque car={own?.plaque ?? null} />
      </header>
      <ol
        class={prediction.isPencilled ? 'df-whisper-rows pencilled' : 'df-whisper-rows'}
        ref={prediction.list}
        onKeyDown={prediction.onKeyDown}
        aria-label={texts.board}
      >
        {prediction.shown.map((car, index) => (
          <Row
            key={car}
            car={car}
            place={index + 1}
            placeNow={open.standing.indexOf(car) + 1}
            isUp={prediction.isUp(car)}
            onClick={(event) => prediction.press(car, event)}
            onPointerDown={(event) => prediction.beginDrag(car, event)}
          />
        ))}
      </ol>
      <footer>
        {isSwap ? (
          <button
            type="button"
            class="button df-stand"
            aria-pressed={desk.turn?.verb === 'stand'}
            onClick={(event) => choose('stand', event)}
          >
            <span>
              {texts.stand}
              <small>{texts.standNote}</small>
            </span>
          </button>
        ) : (
          <button
            type="button"
            class="button df-as-now"
            onClick={(event) => choose(writePrediction(open.standing), event)}
          >
            {texts.asTheyStand}
          </button>
        )}
        <p class="df-whisper-hint">{isSwap ? texts.swapHint : texts.predictHint}</p>
      </footer>
      <p class="unseen" role="status">
        {prediction.told}
      </p>
    </section>
  );
}

interface RowProps {
  readonly car: CarName;
  readonly place: number;
  readonly placeNow: number;
  readonly isUp: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

function Row({ car, place, placeNow, isUp, onClick, onPointerDown }: RowProps): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('variantTexts').whispers;
  const { carPlace } = useTexts('shared');
  const now = texts.nowAt(carPlace(placeNow));
  return (
    <li>
      <button
        type="button"
        class={isUp ? 'df-stop df-whisper-row up' : 'df-stop df-whisper-row'}
        data-predict={car}
        aria-pressed={isUp}
        onClick={onClick}
        onPointerDown={onPointerDown}
      >
        <span class="unseen">{texts.row(carPlace(place), words.car(car), now)}</span>
        <b class="df-whisper-place numbers" aria-hidden="true">
          {place}
        </b>
        <CarIcon car={car} />
        <span class="df-whisper-name" aria-hidden="true">
          {words.car(car)}
        </span>
        <small aria-hidden="true">{now}</small>
        <span class="df-grip" aria-hidden="true" />
      </button>
    </li>
  );
}
