import { useTexts } from '../../../i18n/loaded.tsx';
import { CARS, payoutsOf, type CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';
import { isFull, readPodium, withCar, writePodium, type Podium } from './podium.ts';
import { SlipRow } from '../../bets/slip-row.tsx';
import { TimelyFoot, TimelyHead } from './timely.tsx';

export interface PodiumSlipProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** From left to right: second, first, third. */
const BESIDE = [1, 0, 2];

/** D-V9 `widespread`: three cars in order, each on its step. */
export function PodiumSlip({ desk, onChosen }: PodiumSlipProps): JSX.Element {
  const texts = useTexts('downforceBets');
  const open = desk.open.value;
  const turn = desk.turn;
  const bet = open.betsAsked;
  const podium = readPodium(turn?.sketch ?? turn?.texts[0] ?? null);
  const pays = payoutsOf(open.options).bets[bet - 1] ?? [];
  const title = texts.podiumTitle(bet);
  const { carPlace: place } = desk.shared;
  const choose = (car: CarName, byKeyboard: boolean) => {
    const next = withCar(podium, car);
    if (next === null) desk.refused.value = { text: texts.podiumFull };
    else lay(desk, next);
    if (next !== null && isFull(next)) onChosen(byKeyboard);
  };
  return (
    <section class="df-slip tight" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="df-slip-note">{texts.podiumNote}</p>
        {open.options.timely && <TimelyHead desk={desk} />}
      </header>
      <ol class="df-podium">
        {podium.map((car, step) => {
          const label = texts.step(place(step + 1), car === null ? null : desk.words.car(car));
          return (
            <li key={step} class={`df-step df-step-${step + 1}`} style={{ order: BESIDE[step] }}>
              {car === null ? (
                <span class="df-step-free">
                  <span class="unseen">{label}</span>
                </span>
              ) : (
                <button
                  type="button"
                  class="df-step-car"
                  data-step={step + 1}
                  aria-label={label}
                  onClick={() => lay(desk, podium.with(step, null))}
                >
                  <CarIcon car={car} />
                </button>
              )}
              <span class="df-step-block" aria-hidden="true">
                <b>{step + 1}</b>
                <span>{desk.words.money(pays[step] ?? 0)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <ul class="df-slip-cars">
        {(open.standing.length > 0 ? open.standing : CARS).map((car, index) => {
          const step = podium.indexOf(car);
          return (
            <SlipRow
              key={car}
              desk={desk}
              car={car}
              index={index}
              isChosen={step >= 0}
              mark={step >= 0 ? String(step + 1) : ''}
              note={step >= 0 ? texts.named(place(step + 1)) : ''}
              onChoose={choose}
            />
          );
        })}
      </ul>
      {open.options.timely && <TimelyFoot desk={desk} onChosen={onChosen} />}
    </section>
  );
}

/** A full one is an answer; any other a sketch of one. */
function lay(desk: Desk, podium: Podium): void {
  const text = writePodium(podium);
  if (text !== null && isFull(podium)) desk.choose(text);
  else desk.sketch(text);
}
