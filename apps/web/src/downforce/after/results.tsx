import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, speed } from '../../app/settings.ts';
import { CARS, countsMoney, type DownforcePublic, type Sheet } from '@paddock/downforce';
import { sharedWords } from '../../i18n/games.ts';
import { paceOf } from '../../table/pace.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { TourTable, UltraLine, WhisperTally } from '../later.ts';
import type { GameEndActions } from '../../table/screen.ts';
import { allTexts } from '../texts/all.ts';
import { carWord, downforceWords, money } from '../words.ts';
import { BestCars } from './best-cars.tsx';
import { tallyOf, totalsAfter, type TallyLine } from './tally.ts';

export interface ResultsProps extends GameEndActions {
  readonly desk: Desk;
  /** The reckoning is shown at once: a replay, or a game that was over before. */
  readonly isOld: boolean;
  readonly onLook: () => void;
}

const LINE_MS = 900;
/** D-V6: six places, the right ones, the bonus. */
const WHISPER_LINES = 8;

/** The last reveal: how the cars came home, and every sheet adding itself up line by line. */
export function Results(props: ResultsProps): JSX.Element | null {
  const { desk, isOld, onLook } = props;
  const texts = allTexts.texts;
  const open = desk.open.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const tally = tallyOf(open.sheets ?? []);
  const isMoney = countsMoney(open.options);
  const lines = isMoney ? tally.length : open.points === undefined ? 0 : WHISPER_LINES;
  const [shown, setShown] = useLines(lines, isOld);
  const outcome = open.outcome;
  if (outcome === null || open.sheets === null) return null;
  const isDone = shown >= lines;
  const isTour = open.variant?.tour !== undefined;
  const winners = outcome.standings.filter(({ place }) => place === 1);
  const names = (seats: readonly (number | undefined)[]) =>
    sharedWords().and(seats.map((seat) => desk.session.seats.value[seat ?? 0]?.name ?? ''));
  return (
    <section
      class={`df-results${isTour ? ' tour' : ''}${isDone ? '' : ' counting'}`}
      aria-labelledby="df-results-title"
      onClick={() => setShown(lines)}
    >
      <header>
        <h2 id="df-results-title" tabIndex={-1} ref={heading}>
          {texts.gameOver}
        </h2>
        <p class={isDone ? 'df-winner shown' : 'df-winner'} aria-hidden={!isDone}>
          {texts.wins(names(winners.map(({ seat }) => seat)), winners.length)}
          {isMoney && <b class="numbers">{money(winners[0]?.score ?? 0)}</b>}
          {open.points !== undefined && <b class="numbers">{sharedWords().points(winners[0]?.score ?? 0)}</b>}
        </p>
        <button type="button" class="button bare small" onClick={onLook}>
          {texts.lookAtTrack}
        </button>
      </header>
      <FinishOrder open={open} />
      {open.points !== undefined && <WhisperTally desk={desk} sheets={open.points} shown={shown} />}
      {!isMoney && open.points === undefined && <BestCars desk={desk} standings={outcome.standings} />}
      {isMoney && <Tally desk={desk} tally={tally} sheets={open.sheets} shown={shown} />}
      {isDone && open.automas.length > 0 && <UltraLine desk={desk} />}
      {isDone && isTour && <TourTable desk={desk} />}
      <footer>
        {!isDone && (
          <button type="button" class="button" onClick={() => setShown(lines)}>
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

/** D-R12. Over a long distance nobody stalls (D-V3), and predictions count stalled cars too (D-V6). */
function FinishOrder({ open }: { readonly open: DownforcePublic }): JSX.Element {
  const texts = allTexts.texts;
  const isPlaced = open.options.longDistance !== false || open.points !== undefined;
  return (
    <ol class="df-order" aria-label={texts.finishingPlaces}>
      {open.standing.map((car, index) => {
        const place = open.cars[CARS.indexOf(car)]?.place ?? null;
        const isStalled = place === null && open.options.longDistance === false;
        return (
          <li key={car} class={isStalled ? 'stalled' : ''}>
            <span class="numbers df-order-place">{place ?? (isPlaced ? index + 1 : '–')}</span>
            <CarIcon car={car} />
            <span class={isStalled ? 'df-order-note' : 'unseen'}>
              <span class="unseen">{carWord(car)} </span>
              {isStalled ? texts.stalled : ''}
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
  const texts = allTexts.texts;
  const viewer = desk.session.viewer.value;
  const { track, variant } = desk.open.value;
  // D-V4: the most money of the last race has won nothing yet.
  const isTour = variant?.tour !== undefined;
  const totals = totalsAfter(tally, shown, sheets.length);
  const best = Math.max(...totals);
  const isWon = shown >= tally.length && !isTour;
  return (
    <div class="df-tally-box" role="region" aria-label={texts.scoreSheets} tabIndex={0}>
      <table class="df-tally">
        <caption class="unseen">{texts.scoreSheets}</caption>
        <thead>
          <tr>
            <td>{isTour && track !== null && downforceWords().track(track)}</td>
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
                      {cars.map(({ car, amount: part }) => (
                        <span
                          key={car}
                          class={isBet(key) && part <= 0 ? 'df-tally-car lost' : 'df-tally-car'}
                        >
                          <CarIcon car={car} />
                          <span class="unseen">
                            {carWord(car)} {cars.length > 1 ? money(part) : ''}
                          </span>
                        </span>
                      ))}
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
              <td key={seat} class={isWon && total === best ? 'numbers best' : 'numbers'}>
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
  const { prizes, paid, counter } = allTexts.texts;
  switch (key) {
    case 'prizes':
      return prizes;
    case 'paid':
      return paid;
    case 'counter':
      return counter;
    case 'bet-1':
      return bet(1);
    case 'bet-2':
      return bet(2);
    case 'bet-3':
      return bet(3);
  }
}

function isBet(key: TallyLine['key']): boolean {
  return key.startsWith('bet-');
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount === 0 ? '0' : `+${amount}`;
}

function EndActions({ onReplay, onNewGame, onDownload }: GameEndActions): JSX.Element {
  const texts = allTexts.texts;
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
