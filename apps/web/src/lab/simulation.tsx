import type { LabResult, LabSeat } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { numberText } from '../app/date-text.ts';
import { percentText } from '../app/figures.ts';
import type { PageGame } from '../game/page-game.ts';
import { playedIn } from '../replay/played-in.ts';
import { loadSpeaker } from '../hint/speaker.ts';
import type { PlanSpeaker } from '../hint/plan-words.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { AnyReplay } from '../replay/replay-session.ts';
import { askReviewer } from '../review/review-worker.ts';
import { randomHex } from '../session/random.ts';
import { Histogram } from './histogram.tsx';

const GAMES = 1000;

interface Props {
  readonly session: AnyReplay;
  readonly game: PageGame;
  /** The last entry that was played. */
  readonly entry: number;
}

/** Bots play on from here a thousand times: how often each seat wins, and with what. */
export function Simulation({ session, game, entry }: Props): JSX.Element {
  const texts = useTexts('minds').lab;
  const { record } = session.timeline;
  const [result, setResult] = useState<LabResult>();
  const [state, setState] = useState<'still' | 'running' | 'failed'>('still');
  const speaker = useSpeaker(game, session);
  const amount =
    speaker?.counts === 'places'
      ? undefined
      : (points: number) => speaker?.amount(points) ?? numberText(points);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const end = (next: 'still' | 'failed') => {
    stop.current();
    setState(next);
  };
  const run = () => {
    setResult(undefined);
    setState('running');
    const question = { entry, games: GAMES, seed: randomHex(8) };
    stop.current = askReviewer({ kind: 'lab', record, question }, (reply) => {
      if (reply.kind !== 'lab') return end('failed');
      setResult(reply.result);
      return reply.result.played === reply.result.of ? end('still') : undefined;
    });
  };
  return (
    <section class="lab-simulation" aria-labelledby="lab-simulate">
      <h3 id="lab-simulate">{texts.simulate}</h3>
      <p class="hint">{texts.simulateText(numberText(GAMES))}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => (state === 'running' ? end('still') : run())}>
          {state === 'running' ? texts.stop : texts.simulateNow(numberText(GAMES))}
        </button>
        <span role="status">
          {state === 'failed' && texts.notSimulated}
          {state !== 'failed' &&
            result !== undefined &&
            texts.simulated(numberText(result.played), numberText(result.of))}
        </span>
      </p>
      {result?.seats.map((seat, number) => (
        <Ending
          key={number}
          name={session.seats.value[number]?.name ?? ''}
          seat={seat}
          played={result.played}
          amount={amount}
        />
      ))}
    </section>
  );
}

interface EndingProps {
  readonly name: string;
  readonly seat: LabSeat;
  readonly played: number;
  /** Absent where only the win counts. */
  readonly amount: ((points: number) => string) | undefined;
}

function Ending({ name, seat, played, amount }: EndingProps): JSX.Element {
  const texts = useTexts('minds').lab;
  const share = seat.wins / 1_000_000 / Math.max(1, played);
  return (
    <div class="lab-ending">
      <p>
        <strong>{name}</strong> {texts.wins(percentText(share))}
        {amount !== undefined && ` · ${texts.mean(amount(seat.mean / 1000))}`}
      </p>
      {amount !== undefined && (
        <Histogram label={texts.histogramOf(name)} counts={seat.points} amount={amount} />
      )}
    </div>
  );
}

function useSpeaker(game: PageGame, session: AnyReplay): PlanSpeaker | undefined {
  const [speaker, setSpeaker] = useState<PlanSpeaker>();
  useEffect(() => {
    let isHere = true;
    const names = session.seats.peek().map(({ name }) => name);
    loadSpeaker(game.name, playedIn(session.timeline.record), names).then(
      (loaded) => isHere && setSpeaker(loaded),
      // Without words, figures are shown as they are.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [game, session]);
  return speaker;
}
