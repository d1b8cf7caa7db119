import { useTexts } from '../../../i18n/loaded.tsx';
import type { CarName, WhisperSheet } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';

export interface WhisperTallyProps {
  readonly desk: Desk;
  readonly sheets: readonly WhisperSheet[];
  /** How many lines of it are opened: six places, right ones, bonus. */
  readonly shown: number;
}

/** D-V6: every last prediction against the result, place by place, and what it is worth. */
export function WhisperTally({ desk, sheets, shown }: WhisperTallyProps): JSX.Element {
  const texts = useTexts('variantTexts').whispers;
  const open = desk.open.value;
  const viewer = desk.session.viewer.value;
  const { carPlace: place } = desk.shared;
  const isDone = shown >= open.standing.length + 2;
  const best = Math.max(...sheets.map(({ points }) => points));
  const tied = sheets.filter(({ points }) => points === best);
  const [winner] = tied.toSorted((a, b) => open.standing.indexOf(a.plaque) - open.standing.indexOf(b.plaque));
  return (
    <div class="df-tally-box" role="region" aria-label={texts.result} tabIndex={0}>
      <table class="df-tally df-whisper-tally">
        <caption class="unseen">{texts.result}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.finish}</th>
            {sheets.map(({ seat, plaque }) => (
              <th key={seat} scope="col" class={seat === viewer ? 'you' : ''}>
                {desk.session.seats.value[seat]?.name}
                <span class="df-tally-plaque">
                  <CarIcon car={plaque} />
                  <span class="unseen">
                    {` ${desk.shared.labelled(texts.plaque, desk.words.car(plaque))}`}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {open.standing.map((car, index) => (
            <tr key={car} class={index < shown ? 'shown' : ''}>
              <th scope="row">
                <span class="df-tally-finish">
                  {place(index + 1)} <CarIcon car={car} />
                  <span class="unseen">{desk.words.car(car)}</span>
                </span>
              </th>
              {sheets.map(({ seat, predictions }) => (
                <td key={seat}>
                  <Guess car={predictions.at(-1)?.[index]} isRight={predictions.at(-1)?.[index] === car} />
                </td>
              ))}
            </tr>
          ))}
          <Sum label={texts.right} isShown={shown > 6} amounts={sheets.map(({ right }) => right)} />
          <Sum label={texts.bonusRow} isShown={shown > 7} amounts={sheets.map(({ bonus }) => bonus)} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.points}</th>
            {sheets.map(({ seat, points }) => (
              <td key={seat} class={isDone && seat === winner?.seat ? 'numbers best' : 'numbers'}>
                {isDone ? points : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {isDone && winner !== undefined && tied.length > 1 && (
        <p class="df-tie">{texts.tie(desk.words.car(winner.plaque))}</p>
      )}
    </div>
  );
}

function Guess({
  car,
  isRight,
}: {
  readonly car: CarName | undefined;
  readonly isRight: boolean;
}): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('variantTexts').whispers;
  if (car === undefined)
    return (
      <span class="df-tally-cell">
        –<span class="unseen">{texts.nothing}</span>
      </span>
    );
  return (
    <span class={isRight ? 'df-tally-cell df-guess right' : 'df-tally-cell df-guess'}>
      <CarIcon car={car} />
      <span class="df-guess-mark" aria-hidden="true">
        {isRight ? '✓' : ''}
      </span>
      <span class="unseen">
        {words.car(car)}
        {isRight && `, ${texts.isRight}`}
      </span>
    </span>
  );
}

interface SumProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly amounts: readonly number[];
}

function Sum({ label, isShown, amounts }: SumProps): JSX.Element {
  return (
    <tr class={isShown ? 'shown' : ''}>
      <th scope="row">{label}</th>
      {amounts.map((amount, seat) => (
        <td key={seat}>
          <span class="df-tally-cell numbers">{amount}</span>
        </td>
      ))}
    </tr>
  );
}
