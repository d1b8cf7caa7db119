import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion, speed } from '../../app/settings.ts';
import { CARS, countsMoney, type DownforcePublic } from '@paddock/downforce';
import { paceOf } from '../../table/desk/pace.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { Confetti } from '../../ending/confetti.tsx';
import { EndActions } from '../../ending/end-actions.tsx';
import { Podium } from '../../ending/podium.tsx';
import { isPartyFor, youAt } from '../../ending/result.ts';
import type { GameEndActions } from '../../table/screen.ts';
import { BestCars } from './best-cars.tsx';
import { resultOf } from './result.ts';
import { tallyOf } from './tally.ts';
import { TallyTable } from './tally-table.tsx';

export interface ResultsProps extends GameEndActions {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  /** The reckoning is shown at once: a replay, or a game that was over before. */
  readonly isOld: boolean;
  readonly onLook: () => void;
}

const LINE_MS = 900;

/** The last reveal: how the cars came home, and every sheet adding itself up line by line. */
export function Results(props: ResultsProps): JSX.Element | null {
  const { desk, isOld, isReadOnly, onLook, ...actions } = props;
  const texts = desk.texts;
  const ending = useTexts('ending');
  const open = desk.open.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const tally = tallyOf(open.sheets ?? []);
  const isMoney = countsMoney(open.options);
  const other = desk.pick(({ tallyFor }) => tallyFor?.(open.options));
  const lines = isMoney ? tally.length : (other?.lines ?? 0);
  const [shown, setShown] = useLines(lines, isOld);
  const outcome = open.outcome;
  if (outcome === null || open.sheets === null) return null;
  const isDone = shown >= lines;
  const isTour = open.variant?.tour !== undefined;
  const winners = outcome.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const result = resultOf(desk, ending, youAt(desk.session, isReadOnly));
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
          {result.headline}
        </p>
        <button type="button" class="button bare small" onClick={onLook}>
          {texts.lookAtTrack}
        </button>
      </header>
      <div class="df-home">
        <div class="df-honours" aria-hidden={!isDone}>
          <p class="decided">{result.decided}</p>
          <Podium rows={result.rows} />
        </div>
        <FinishOrder open={open} isPlaced={open.options.longDistance !== false || other !== undefined} />
      </div>
      {other !== undefined && <other.Table desk={desk} shown={shown} />}
      {!isMoney && other === undefined && <BestCars desk={desk} standings={outcome.standings} />}
      {isMoney && <TallyTable desk={desk} track={open.track} sheets={open.sheets} shown={shown} />}
      {isDone &&
        desk.variants.map(
          ({ Afterwards }, index) => Afterwards !== undefined && <Afterwards key={index} desk={desk} />,
        )}
      <footer>
        {!isDone && (
          <button type="button" class="button" onClick={() => setShown(lines)}>
            {texts.skipTally}
          </button>
        )}
        <EndActions {...actions} result={() => resultOf(desk, ending, null)} />
      </footer>
      {isDone && !isOld && isPartyFor(desk.session, winners) && <Confetti match={desk.session.match} />}
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
  readonly open: DownforcePublic;
  /** Where money does not decide, a stalled car has a place too. */
  readonly isPlaced: boolean;
}

/** D-R12 */
function FinishOrder({ open, isPlaced }: OrderProps): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
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
              <span class="unseen">{words.car(car)} </span>
              {isStalled ? texts.stalled : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
