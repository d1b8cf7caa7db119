import type { Balance } from '@paddock/bots/balance';
import type { Track, TrackMeasures } from '@paddock/downforce';
import type { Session } from '../session.ts';
import type { Check } from './checks.ts';
import { LEVEL } from './club-races.ts';

export interface CheckedTrack {
  readonly track: Track;
  readonly measured: TrackMeasures;
  readonly road: readonly Check[];
  readonly play: readonly Check[];
  readonly balance?: Balance;
  readonly seed: string;
}

const LABEL = 48;
const VALUE = 9;
const INTERVAL = 20;
const RANGE = 16;
const VERDICT = 14;
/** Spaces named where most cars are held up. */
const WORST = 5;

export function checkLines(
  session: Session,
  { track, measured, road, play, balance, seed }: CheckedTrack,
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
    ...(balance === undefined
      ? []
      : [
          '',
          text.track.simulated(number(balance.games), text.track.bots(LEVEL), seed),
          '',
          ...play.map((check) => checkLine(session, check)),
          '',
          words.labelled(text.track.jams, '').trimEnd(),
          ...jamLines(session, track, balance),
        ]),
  ];
}

function jamLines({ text, number }: Session, { spaces }: Track, { jams }: Balance): string[] {
  return spaces
    .toSorted((a, b) => (jams[b.id] ?? 0) - (jams[a.id] ?? 0))
    .slice(0, WORST)
    .map(
      ({ id, section, lane, cell }) =>
        `  ${text.track.jam(section + 1, lane, cell + 1, number(jams[id] ?? 0, 2))}`,
    );
}

function checkLine(session: Session, { label, value, digits, interval, ours, ...check }: Check): string {
  const { text, number } = session;
  const between = (bounds: readonly number[] | undefined, places: number) => {
    const [min = '', max = ''] = (bounds ?? []).map((bound) => number(bound, places));
    return bounds === undefined ? '' : text.track.range(min, max);
  };
  const { range } = check;
  const rangeDigits = range?.every((bound) => Number.isInteger(bound)) === true ? 0 : 1;
  const parts = [
    `  ${label.padEnd(LABEL)}${number(value, digits).padStart(VALUE)}  `,
    interval === undefined ? '' : `(${between(interval, digits)})`.padEnd(INTERVAL),
    between(range, rangeDigits).padEnd(RANGE),
    verdictOf(session, check).padEnd(VERDICT),
    ours === undefined ? '' : text.track.ours(between(ours, digits)),
  ];
  return parts.join(' ').trimEnd();
}

function verdictOf({ text, paint }: Session, { ok, isStretched }: Pick<Check, 'ok' | 'isStretched'>): string {
  if (isStretched === true) return text.track.stretched;
  if (ok === undefined) return '';
  return ok ? text.track.ok : paint(text.track.off, 'bold');
}

export function checksJson({ track, measured, road, play, balance, seed }: CheckedTrack): object {
  const { name, id } = track.file;
  const { longestLap, lineSteps, chokes, lastStraightRows, staggered } = measured;
  return {
    name,
    id,
    ok: [...road, ...play].every(({ ok }) => ok !== false),
    checks: [...road, ...play].map(({ label: _label, digits: _digits, ...check }) => check),
    longestLap,
    lineSteps,
    chokes,
    lastStraightRows,
    staggered,
    ...(balance && { simulated: { level: LEVEL, seed, games: balance.games, jams: balance.jams } }),
  };
}
