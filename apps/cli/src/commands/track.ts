import type { Balance } from '@paddock/bots/balance';
import { circuit, CIRCUIT_IDS, drawTrack, explainProblem, measureTrack, readTrack } from '@paddock/downforce';
import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import { readJsonFile } from '../json-file.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';
import { readSubcommand } from '../subcommand.ts';
import { playChecks, roadChecks } from '../track/checks.ts';
import { checksJson, checkLines } from '../track/print.ts';
import { checkAll } from '../track/all-tracks.ts';
import { ClubRaces, type Given } from '../track/club-races.ts';

export const TRACK_FLAGS = {
  games: { value: 'N' },
  seed: { value: 'TEXT' },
  file: { value: 'FILE' },
  write: { value: 'FILE' },
  out: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

const GAMES = { min: 0, max: 10_000_000 };
const DEFAULT_GAMES = 1000;
const DEFAULT_SEED = 'paddock';
/** In the place of a file: all our circuits. */
const ALL = 'all';

/** Exit code 1: the file is not a track, or one of its numbers is out of range. */
export async function trackCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'track', TRACK_FLAGS, args);
  const flags = { check: ['games', 'seed', 'file', 'write', 'out', 'json'], draw: ['out'] };
  const { name, file } = readSubcommand(session, 'track', flags, call);
  return name === 'check' ? checkTrack(session, call, file) : drawToFile(session, call, file);
}

async function checkTrack(session: Session, call: Call, file: string): Promise<number> {
  const games = wholeNumber(session, call, 'games', GAMES, DEFAULT_GAMES);
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  const kept = textIn(call, 'file');
  const [write, out] = [textIn(call, 'write'), textIn(call, 'out')];
  if (file === ALL) {
    const wanted = { games, seed, ...(kept && { file: kept }), ...(write && { write }), ...(out && { out }) };
    const all = await checkAll(session, wanted);
    for (const [id, balance] of all) report(session, call, { track: circuit(id), id }, seed, balance);
    return 0;
  }
  if (write !== undefined || out !== undefined) throw usage(session.text.track.onlyAll(ALL));
  const given = await trackFrom(session, file);
  if (given === undefined) return 1;
  const balance = games === 0 ? undefined : measured(new ClubRaces(session, given, seed, kept), games);
  const wrong = report(session, call, given, seed, balance);
  if (wrong > 0) throw new Stop(1, session.text.track.outOfRange(given.track.file.name, wrong));
  return 0;
}

function measured(races: ClubRaces, games: number): Balance {
  races.fill(games);
  return races.balance();
}

/** Prints every figure; how many of them are out of range. */
function report(session: Session, call: Call, given: Given, seed: string, balance?: Balance): number {
  const { track, id } = given;
  const measures = measureTrack(track);
  const road = roadChecks(session, track, measures, id);
  const play = balance === undefined ? [] : playChecks(session, balance);
  const result = { track, measured: measures, road, play, seed, ...(balance && { balance }) };
  if (call.values.has('json')) session.raw(`${JSON.stringify(checksJson(result))}\n`);
  else for (const line of checkLines(session, result)) session.line(line);
  return [...road, ...play].filter(({ ok }) => ok === false).length;
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
