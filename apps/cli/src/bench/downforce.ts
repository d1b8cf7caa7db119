import { canonical, isRefusal, sha256Hex, resolveOptions } from '@paddock/kernel';
import { downforce } from '@paddock/downforce';
import { playRecorded } from '../simulate/play.ts';
import { GamePlayer } from './downforce-games.ts';
import { median } from './median.ts';

const SEED = [2_026, 11, 15] as const;
const PLAYERS = [2, 3, 4, 5, 6];
const TIMED_PLAYERS = 6;
const TALLIED_GAMES = 1_000;
export const CHUNKS = 501;
const WARM_UP_CHUNKS = 150;
const CHUNK_GAMES = 20;
const CHUNK_COPIES = 40_000;
const COPIED_BYTES = 128;
const PAIRS = 32;
export const RECORDS = 20;

export interface Figures {
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  /** What a game costs, in copies of 128 bytes. */
  readonly copies: number;
  /** The size of the largest sample record. */
  readonly recordBytes: number;
  readonly digest: string;
}

/** Measures a game in units of a tiny piece of work, so that the machine's speed cancels out. */
export function benchDownforce(): Figures {
  const tallies = PLAYERS.map((players) => new GamePlayer(players, SEED).tally(TALLIED_GAMES));
  const actions = tallies.at(-1)?.actions ?? 0;
  return {
    ...measure(),
    actionsPerGame: actions / TALLIED_GAMES,
    recordBytes: Math.max(...Array.from({ length: RECORDS }, (_, at) => recordBytes(at + 1))),
    digest: sha256Hex(canonical(tallies)),
  };
}

/** Alternates games and copies in chunks so short that a slow machine affects both. */
function measure(): Pick<Figures, 'gamesPerSecond' | 'copies'> {
  const player = new GamePlayer(TIMED_PLAYERS, SEED);
  // Memory alignment can make copying half as slow again: every chunk takes another pair of arrays.
  const pairs = Array.from({ length: PAIRS }, () => bytePair());
  const copyTime = () => {
    const [from, to] = pairs.shift() ?? bytePair();
    pairs.push([from, to]);
    const start = performance.now();
    for (let copy = 0; copy < CHUNK_COPIES; copy++) to.set(from);
    return (performance.now() - start) / CHUNK_COPIES;
  };
  const chunk = () => ({
    game: timed(() => player.play(CHUNK_GAMES)) / CHUNK_GAMES,
    copy: copyTime(),
  });
  for (let warm = 0; warm < WARM_UP_CHUNKS; warm++) chunk();
  const chunks = Array.from({ length: CHUNKS }, chunk);
  return {
    gamesPerSecond: 1000 / median(chunks.map(({ game }) => game)),
    copies: median(chunks.map(({ game, copy }) => game / copy)),
  };
}

function bytePair(): [Uint8Array, Uint8Array] {
  return [new Uint8Array(COPIED_BYTES), new Uint8Array(COPIED_BYTES)];
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function recordBytes(nr: number): number {
  const options = resolveOptions(downforce.options, TIMED_PLAYERS, {});
  if (isRefusal(options)) throw new Error(options.code);
  const setup = { players: TIMED_PLAYERS, options };
  const silent = { all: () => {}, only: () => {} };
  const record = playRecorded(downforce, setup, { seed: 'bench', nr }, silent);
  return Buffer.byteLength(JSON.stringify(record));
}
