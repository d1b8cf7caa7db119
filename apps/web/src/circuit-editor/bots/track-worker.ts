import type { Balance } from '@paddock/bots/balance';
import { measureTrack, PRINTED_CONTENT, readTrack, stepsFrom, type TrackFile } from '@paddock/downforce';
import type { Roadworthy, TrackAnswer, TrackQuestion } from '../messages.ts';

/** The same games every time: figures that differ differ because of the circuit. */
const SEED = 'circuit editor';

addEventListener('message', ({ data }: MessageEvent<TrackQuestion>) => {
  answer(data).catch((error: unknown) => tell({ nr: data.nr, failed: String(error) }));
});

async function answer(question: TrackQuestion): Promise<void> {
  const { nr } = question;
  if (question.ask === 'check') return tell({ nr, ...checked(question.file) });
  const tracks = question.ask === 'ours' ? PRINTED_CONTENT.tracks : [trackOf(question.file)];
  const id = question.ask === 'ours' ? question.circuit : question.file.id;
  const { measureBalance } = await import('@paddock/bots/balance');
  const report = (balance: Balance): boolean => {
    tell({ nr, balance, isDone: false });
    return true;
  };
  const content = { deck: PRINTED_CONTENT.deck, tracks };
  const balance = measureBalance(content, id, question.games, SEED, report);
  tell({ nr, balance, isDone: true });
}

function trackOf(file: TrackFile) {
  const reading = readTrack(file);
  if (!reading.ok) throw new Error('only a checked circuit is raced on');
  return reading.track;
}

function checked(
  file: TrackFile,
):
  | { readonly problems: Extract<TrackAnswer, { problems: unknown }>['problems'] }
  | { readonly road: Roadworthy } {
  const reading = readTrack(file);
  if (!reading.ok) return { problems: reading.problems };
  const { track } = reading;
  const { shortestLap, longestLap } = measureTrack(track);
  return {
    road: {
      spaces: track.count,
      shortestLap,
      longestLap,
      ways: track.spaces.map(({ id }) => stepsFrom(track, id)),
      toFinish: Array.from(track.toFinish),
    },
  };
}

function tell(answered: TrackAnswer): void {
  postMessage(answered);
}
