import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, speed } from '../../app/settings.ts';
import { CARS, countsMoney, type DownforcePublic } from '@paddock/downforce';
import { sharedWords } from '../../i18n/games.ts';
import { paceOf } from '../../table/desk/pace.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { TourTable, UltraLine, WhisperTally } from '../later.ts';
import type { GameEndActions } from '../../table/screen.ts';
import { downforceTexts } from '../texts/index.ts';
import { carWord, money } from '../words.ts';
import { BestCars } from './best-cars.tsx';
import { tallyOf } from './tally.ts';
import { TallyTable } from './tally-table.tsx';

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
  const texts = downforceTexts.texts;
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
      {isMoney && <TallyTable desk={desk} track={open.track} sheets={open.sheets} shown={shown} />}
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
  const texts = downforceTexts.texts;
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
