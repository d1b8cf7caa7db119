import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { CLUBS, raceClubs } from './clubs.ts';
import type { Deal } from './deal.ts';
import { bucketsOf, compared, type Bucket } from './histogram.ts';
import { clubScores } from './kept.ts';

interface Props {
  readonly deal: Deal;
  readonly own: number;
  readonly say: (score: number) => string;
}

type Run = 'racing' | 'stopped' | 'failed';

/** Your result beside those of a hundred clubs, as they come in. */
export function ClubsPanel({ deal, own, say }: Props): JSX.Element {
  const texts = useTexts('daily');
  const [run, setRun] = useState<Run>('racing');
  const kept = clubScores.value;
  const scores = kept.id === deal.id ? kept.scores.slice(0, CLUBS) : [];
  const isDone = scores.length === CLUBS;
  const isRacing = run === 'racing' && !isDone;
  useEffect(() => {
    if (!isRacing) return undefined;
    const ending = new AbortController();
    const tell = (now: readonly number[]) => (clubScores.value = { id: deal.id, scores: now });
    raceClubs(deal, scores, tell, ending.signal).catch(() => setRun('failed'));
    return () => ending.abort();
  }, [isRacing, deal.id]);
  const { better, equal } = compared(scores, own);
  return (
    <section class="panel clubs" aria-labelledby="daily-clubs">
      <h2 id="daily-clubs">{texts.clubs}</h2>
      <p class="daily-verdict" aria-live="polite">
        {scores.length === 0
          ? texts.clubsDone(0, CLUBS)
          : isDone
            ? texts.better(better, equal, CLUBS)
            : texts.better(better, equal, scores.length)}
      </p>
      <Histogram buckets={bucketsOf(scores, own)} say={say} />
      <div class="clubs-progress">
        <progress value={scores.length} max={CLUBS} aria-label={texts.clubsDone(scores.length, CLUBS)} />
        <span class="quiet">{texts.clubsDone(scores.length, CLUBS)}</span>
        {!isDone && (
          <button
            type="button"
            class="button small"
            onClick={() => setRun(run === 'racing' ? 'stopped' : 'racing')}
          >
            {run === 'racing' ? texts.stop : texts.goOn}
          </button>
        )}
      </div>
      {run === 'failed' && (
        <p class="problem" role="alert">
          {texts.clubsFailed}
        </p>
      )}
      <p class="hint">{texts.clubsText}</p>
    </section>
  );
}

const BOX = { width: 320, height: 120, bottom: 34, top: 14 } as const;

interface HistogramProps {
  readonly buckets: readonly Bucket[];
  readonly say: (score: number) => string;
}

function Histogram({ buckets, say }: HistogramProps): JSX.Element {
  const texts = useTexts('daily');
  const most = Math.max(4, ...buckets.map(({ clubs }) => clubs));
  const step = Math.min(40, BOX.width / buckets.length);
  const left = (BOX.width - step * buckets.length) / 2;
  const floor = BOX.height - BOX.bottom;
  const scale = (floor - BOX.top) / most;
  const range = ({ from, to }: Bucket) => (from === to ? say(from) : `${say(from)} – ${say(to)}`);
  const ends = [buckets[0]?.from, buckets.at(-1)?.to];
  return (
    <>
      <svg
        class="histogram"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={texts.histogram}
      >
        {buckets.map((bucket, at) => {
          const x = left + at * step;
          return (
            <g key={bucket.from} class={bucket.isYours ? 'is-yours' : undefined}>
              <rect
                x={x + 1}
                y={floor - Math.max(1.5, bucket.clubs * scale)}
                width={step - 2}
                height={Math.max(1.5, bucket.clubs * scale)}
              />
              {bucket.clubs > 0 && (
                <text x={x + step / 2} y={floor - bucket.clubs * scale - 3} text-anchor="middle">
                  {bucket.clubs}
                </text>
              )}
              {bucket.isYours && (
                <text class="histogram-you" x={x + step / 2} y={floor + 14} text-anchor="middle">
                  ▲ {texts.you}
                </text>
              )}
            </g>
          );
        })}
        {ends.map(
          (end, at) =>
            end !== undefined && (
              <text
                key={at}
                x={at === 0 ? left : left + step * buckets.length}
                y={BOX.height - 4}
                text-anchor={at === 0 ? 'start' : 'end'}
              >
                {say(end)}
              </text>
            ),
        )}
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">{texts.score}</th>
              <th scope="col">{texts.clubCount}</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map((bucket) => (
              <tr key={bucket.from}>
                <td>{bucket.isYours ? `${range(bucket)} (${texts.you})` : range(bucket)}</td>
                <td>{bucket.clubs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
