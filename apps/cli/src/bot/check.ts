import { resultBySeat, rowOf, type PlayedGame, type Row } from '@paddock/bots';
import type * as Paddock from '@paddock/server';
import type { Game } from '../game.ts';
import type { Session } from '../session.ts';
import { Stop } from '../stop.ts';
import { bring, type Guest } from './guest.ts';

/** What is asked of a bot in one game. */
export interface Check {
  readonly game: Game;
  readonly games: number;
  readonly seed: string;
  /** Levels of the others. */
  readonly against: readonly string[];
}

/** How it did. */
export interface Checked {
  readonly game: string;
  readonly seed: string;
  readonly players: number;
  readonly games: number;
  /** Without a stand-in. */
  readonly finished: number;
  readonly answers: number;
  /** Milliseconds an answer. */
  readonly median: number;
  readonly p99: number;
  readonly refused: readonly Paddock.RefusedAnswer[];
  readonly rows: readonly Row[];
  /** So much went wrong that it was not played to the end. */
  readonly isStopped: boolean;
}

const PLAYERS = 4;
/** As many tables as a bot may have. */
const AT_ONCE = 4;
/** Games that may go wrong before the check ends. */
const MOST_LATE = 4;
const HELLO_SECONDS = 30;
/** Its name on the ladder. */
const ONE = 'bot';

type Server = typeof Paddock;

export async function checkBot(
  session: Session,
  server: Server,
  target: string,
  checks: readonly Check[],
): Promise<Checked[]> {
  const gym = await server.Gym.open();
  try {
    const guest = await bring(session, target, gym);
    try {
      const isThere = await Promise.race([gym.isThere(HELLO_SECONDS * 1000), guest.ended]);
      if (!isThere) throw new Stop(1, session.text.bot.notThere(HELLO_SECONDS));
      const all: Checked[] = [];
      for (const check of checks) all.push(await playAll(session, gym, guest, check));
      return all;
    } finally {
      await guest.stop();
    }
  } finally {
    await gym.close();
  }
}

interface Task {
  readonly level: string;
  readonly deal: number;
  readonly seat: number;
}

async function playAll(
  session: Session,
  gym: Paddock.Gym,
  guest: Guest,
  { game, games, seed, against }: Check,
): Promise<Checked> {
  const options = game.ladder.usual;
  const resolved = game.resolve(PLAYERS, options);
  const races = 'code' in resolved ? 1 : game.bots.game.races(resolved);
  const deals = Math.ceil(games / against.length / PLAYERS);
  const tasks = Array.from({ length: deals }, (_, deal) => deal)
    .flatMap((deal) =>
      against.flatMap((level) => Array.from({ length: PLAYERS }, (_, seat): Task => ({ level, deal, seat }))),
    )
    .slice(0, games);
  const played: PlayedGame[] = [];
  const results: Paddock.GymPlayed[] = [];
  const left = tasks.values();
  const isLost = () => results.filter(({ isLate }) => isLate).length >= MOST_LATE;

  async function playOn(): Promise<void> {
    for (const { level, deal, seat } of left) {
      if (isLost()) return;
      session.progress(
        session.text.ladder.progress(session.number(results.length), session.number(tasks.length)),
      );
      const done = await gym.play({
        game: game.name,
        options,
        players: PLAYERS,
        seat,
        level,
        seed: `${seed} ${game.name} ${deal}`,
      });
      results.push(done);
      const times = { one: done.times, others: [] };
      const result = resultBySeat(done.outcome, PLAYERS, races);
      played.push({ one: ONE, others: level, deal, seat, ...result, luck: [], times });
    }
  }
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, playOn)), guest.ended]);
  session.progress();

  const times = results.flatMap((each) => each.times).toSorted((a, b) => a - b);
  return {
    game: game.name,
    seed,
    players: PLAYERS,
    games: results.length,
    finished: results.filter(({ isLate }) => !isLate).length,
    answers: times.length,
    median: at(times, 0.5),
    p99: at(times, 0.99),
    refused: results.flatMap((each) => each.refused),
    rows: against.flatMap((others) => rowOf({ one: ONE, others }, PLAYERS, played) ?? []),
    isStopped: isLost(),
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
