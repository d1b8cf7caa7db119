import {
  circuit,
  CIRCUIT_IDS,
  drawTrack,
  explainProblem,
  measureTrack,
  readTrack,
  type CircuitId,
  type DrawnTrack,
} from '@paddock/downforce';
import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import { readJsonFile } from '../json-file.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';
import { readSubcommand } from '../subcommand.ts';
import { roadChecks, simulatedChecks } from '../track/checks.ts';
import { checksJson, checkLines } from '../track/print.ts';
import { botRaces, randomRaces, simulateTrack, type Player, type Simulated } from '../track/simulate.ts';

export const TRACK_FLAGS = {
  games: { value: 'N' },
  out: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

const GAMES = { min: 0, max: 10_000_000 };
const DEFAULT_GAMES = { bots: 1000, random: 4000 } as const satisfies Record<Player, number>;

/** Exit code 1: the file is not a track, or one of its numbers is out of range. */
export async function trackCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'track', TRACK_FLAGS, args);
  const flags = { check: ['games', 'json'], draw: ['out'] };
  const { name, file } = readSubcommand(session, 'track', flags, call);
  return name === 'check' ? checkTrack(session, call, file) : drawToFile(session, call, file);
}

/** One of our circuits by id, or a track from a file. */
interface Given {
  readonly track: DrawnTrack;
  readonly id?: CircuitId;
}

async function checkTrack(session: Session, call: Call, file: string): Promise<number> {
  const games =
    textIn(call, 'games') === undefined ? undefined : wholeNumber(session, call, 'games', GAMES, 0);
  const given = await trackFrom(session, file);
  if (given === undefined) return 1;
  const { track } = given;
  const measured = measureTrack(track);
  const simulated = games === 0 ? undefined : simulate(session, given, games);
  const road = roadChecks(session, track, measured);
  const play = simulated === undefined ? [] : simulatedChecks(session, simulated);
  const result = { track, measured, road, play, ...(simulated && { simulated }) };
  if (call.values.has('json')) session.raw(`${JSON.stringify(checksJson(result))}\n`);
  else for (const line of checkLines(session, result)) session.line(line);
  const wrong = [...road, ...play].filter(({ ok }) => ok === false).length;
  if (wrong > 0) throw new Stop(1, session.text.track.outOfRange(track.file.name, wrong));
  return 0;
}

function simulate(session: Session, { track, id }: Given, games: number | undefined): Simulated {
  const player = id === undefined ? 'random' : 'bots';
  const races = id === undefined ? randomRaces(track) : botRaces(id);
  return simulateTrack(session, games ?? DEFAULT_GAMES[player], player, races);
}

async function drawToFile(session: Session, call: Call, file: string): Promise<number> {
  const { errors, track: text } = session.text;
  const path = textIn(call, 'out');
  if (path === undefined) throw usage(`${errors.noOut} – ${errors.see('paddock track')}`);
  const given = await trackFrom(session, file);
  if (given === undefined) return 1;
  const { track } = given;
  const picture = await OutFile.open(session, path);
  try {
    await picture.write(drawTrack(track));
    await picture.commit();
  } finally {
    await picture.discard();
  }
  session.line(text.drawn(track.file.name, path));
  return 0;
}

/** Prints what is wrong with a file. */
async function trackFrom(session: Session, file: string): Promise<Given | undefined> {
  const id = CIRCUIT_IDS.find((known) => known === file);
  if (id !== undefined) return { track: circuit(id), id };
  const reading = readTrack(await readJsonFile(session, file));
  if (reading.ok) return { track: reading.track };
  for (const problem of reading.problems) session.complain(`${file}: ${explainProblem(problem)}`);
  return undefined;
}
