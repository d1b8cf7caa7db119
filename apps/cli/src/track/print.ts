import type { Track, TrackMeasures } from '@paddock/downforce';
import type { Session } from '../session.ts';
import type { Check } from './checks.ts';
import { LEVEL_OF, type Simulated } from './simulate.ts';

export interface CheckedTrack {
  readonly track: Track;
  readonly measured: TrackMeasures;
  readonly road: readonly Check[];
  readonly play: readonly Check[];
  readonly simulated?: Simulated;
}

const LABEL = 48;
const VALUE = 9;
const RANGE = 18;

export function checkLines(
  session: Session,
  { track, measured, road, play, simulated }: CheckedTrack,
): string[] {
  const { text, words, number } = session;
  const { name, id, shape, direction } = track.file;
  const { longestLap, lineSteps, chokes, lastStraightRows } = measured;
  return [
    text.track.headline(name, id, shape === 'ring', direction === 'clockwise'),
    '',
    ...road.map((check) => checkLine(session, check)),
    '',
    text.track.longestLap(longestLap),
    text.track.lineSteps(lineSteps.map(String).join(', ')),
    words.labelled(text.track.chokes, '').trimEnd(),
    ...chokes.map(({ lanes, spaces, afterSteps }) => `  ${text.track.choke(lanes, spaces, afterSteps)}`),
    text.track.lastStraight(lastStraightRows),
    ...(simulated === undefined
      ? []
      : ['', text.track.simulated(number(simulated.games), playerText(session, simulated)), '']),
    ...play.map((check) => checkLine(session, check)),
  ];
}

function playerText({ text }: Session, { player }: Simulated): string {
  return player === 'random' ? text.track.random : text.track.bots(LEVEL_OF[player]);
}

function checkLine({ text, number, paint }: Session, { label, value, digits, range, ok }: Check): string {
  const start = `  ${label.padEnd(LABEL)}${number(value, digits).padStart(VALUE)}`;
  if (range === undefined) return start;
  const [min, max] = range.map((bound) => number(bound, Number.isInteger(bound) ? 0 : 1));
  const verdict = ok === true ? text.track.ok : paint(text.track.off, 'bold');
  return `${start}   ${text.track.range(min ?? '', max ?? '').padEnd(RANGE)}${verdict}`;
}

export function checksJson({ track, measured, road, play, simulated }: CheckedTrack): object {
  const { name, id } = track.file;
  const { longestLap, lineSteps, chokes, lastStraightRows, staggered } = measured;
  return {
    name,
    id,
    ok: [...road, ...play].every(({ ok }) => ok !== false),
    checks: [...road, ...play].map(({ name: check, value, range, ok }) => ({
      name: check,
      value,
      range,
      ok,
    })),
    longestLap,
    lineSteps,
    chokes,
    lastStraightRows,
    staggered,
    ...(simulated && { simulated: { ...simulated, player: LEVEL_OF[simulated.player] } }),
  };
}
