import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, speed } from '../../app/settings.ts';
import { CARS, type CarName, type Sheet } from '@paddock/downforce';
import { sharedWords } from '../../i18n/games.ts';
import { paceOf } from '../../table/pace.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import type { GameEndActions } from '../../table/screen.ts';
import { downforceTexts } from '../texts/index.ts';
import { carWord, downforceWords, money } from '../words.ts';
import { tallyOf, totalsAfter, type TallyLine } from './tally.ts';

export interface ResultsProps extends GameEndActions {
  readonly desk: Desk;
  /** The reckoning is shown at once: a replay, or a game that was over before. */
  readonly isOld: boolean;
  readonly onLook: () => void;
}

const LINE_MS = 900;

/** The last reveal: how the cars came home, and every sheet adding itself up line by line. */
export function Results(props: ResultsProps): JSX.Element | null {
  const { desk, isOld, onLook } = props;
  const texts = downforceTexts.texts;
  const open = desk.open.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const tally = tallyOf(open.sheets ?? []);
  const [shown, setShown] = useLines(tally.length, isOld);
  const outcome = open.outcome;
  if (outcome === null || open.sheets === null) return null;
  const isDone = shown >= tally.length;
  const isMoney = open.options.goal === 'money';
  const winners = outcome.standings.filter(({ place }) => place === 1);
  const names = (seats: readonly (number | undefined)[]) =>
    sharedWords().and(seats.map((seat) => desk.session.seats.value[seat ?? 0]?.name ?? ''));
  return (
    <section class="df-results" aria-labelledby="df-results-title" onClick={() => setShown(tally.length)}>
      <header>
        <h2 id="df-results-title" tabIndex={-1} ref={heading}>
          {texts.gameOver}
        </h2>
        <button type="button" class="button bare small" onClick={onLook}>
          {texts.lookAtTrack}
        </button>
      </header>
      <FinishOrder standing={open.standing} places={open.cars.map(({ place }) => place)} />
      {isMoney && <Tally desk={desk} tally={tally} sheets={open.sheets} shown={shown} />}
      <p class={isDone || !isMoney ? 'df-winner shown' : 'df-winner'} aria-hidden={!(isDone || !isMoney)}>
        {texts.wins(names(winners.map(({ seat }) => seat)), winners.length)}
        {isMoney && <b class="numbers">{money(winners[0]?.score ?? 0)}</b>}
      </p>
      <footer>
        {isMoney && !isDone && (
          <button type="button" class="button" onClick={() => setShown(tally.length)}>
            {texts.skipTally}
          </button>
        )}
        <EndActions {...props} />
      </footer>
    </section>
  );
}

function useLines(count: number, isOld: boolean): readonly [number, (shown: number) => void] {
  const pace = paceOf(speed.value, reducedMotion.value);
  const [shown, setShown] = useState(isOld || pace === 0 ? count : 0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS * pace);
    return () => clearTimeout(timer);
  }, [shown, count, pace]);
  return [shown, setShown];
}

interface OrderProps {
  readonly standing: readonly CarName[];
  readonly places: readonly (number | null)[];
}

function FinishOrder({ standing, places }: OrderProps): JSX.Element {
  const texts = downforceTexts.texts;
  return (
    <ol class="df-order" aria-label={texts.finishingPlaces}>
      {standing.map((car) => {
        const place = places[CARS.indexOf(car)] ?? null;
        return (
          <li key={car} class={place === null ? 'stalled' : ''}>
            <span class="numbers df-order-place">{place ?? '–'}</span>
            <CarIcon car={car} />
            <span class={place === null ? 'df-order-note' : 'unseen'}>
              <span class="unseen">{carWord(car)} </span>
              {place === null ? texts.stalled : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface TallyProps {
  readonly desk: Desk;
  readonly tally: readonly TallyLine[];
  readonly sheets: readonly Sheet[];
  readonly shown: number;
}

function Tally({ desk, tally, sheets, shown }: TallyProps): JSX.Element {
  const texts = downforceTexts.texts;
  const viewer = desk.session.viewer.value;
  const totals = totalsAfter(tally, shown, sheets.length);
  const best = Math.max(...totals);
  const isDone = shown >= tally.length;
  return (
    <div class="df-tally-box">
      <table class="df-tally">
        <caption class="unseen">{texts.scoreSheets}</caption>
        <thead>
          <tr>
            <td />
            {sheets.map(({ seat }) => (
              <th key={seat} scope="col" class={seat === viewer ? 'you' : ''}>
                {desk.session.seats.value[seat]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tally.map(({ key, cells }, line) => (
            <tr key={key} class={line < shown ? 'shown' : ''}>
              <th scope="row">{lineName(key)}</th>
              {cells.map(({ amount, cars }, seat) => (
                <td key={seat}>
                  <span class="df-tally-cell">
                    <span class={amount < 0 ? 'numbers minus' : 'numbers'}>{signed(amount)}</span>
                    <span class="df-tally-cars">
                      {cars.map((car) => (
                        <CarIcon key={car} car={car} />
                      ))}
                      <span class="unseen">{sharedWords().and(cars.map(carWord))}</span>
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{downforceWords().sheet.total}</th>
            {totals.map((total, seat) => (
              <td key={seat} class={isDone && total === best ? 'numbers best' : 'numbers'}>
                {money(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function lineName(key: TallyLine['key']): string {
  const { bet } = downforceWords().sheet;
  const { prizes, paid } = downforceTexts.texts;
  switch (key) {
    case 'prizes':
      return prizes;
    case 'paid':
      return paid;
    case 'bet-1':
      return bet(1);
    case 'bet-2':
      return bet(2);
    case 'bet-3':
      return bet(3);
  }
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount === 0 ? '0' : `+${amount}`;
}

function EndActions({ onReplay, onNewGame, onDownload }: GameEndActions): JSX.Element {
  const texts = downforceTexts.texts;
  const actions = [
    { key: 'new', label: texts.newGame, act: onNewGame, isLit: true },
    { key: 'replay', label: texts.watchReplay, act: onReplay, isLit: false },
    { key: 'download', label: texts.download, act: onDownload, isLit: false },
  ];
  return (
    <>
      {actions.map(
        ({ key, label, act, isLit }) =>
          act !== undefined && (
            <button key={key} type="button" class={isLit ? 'button lit' : 'button'} onClick={act}>
              {label}
            </button>
          ),
      )}
    </>
  );
}
