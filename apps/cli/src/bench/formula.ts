import { canonical, sha256Hex } from '@paddock/kernel';
import type { Session } from '../session.ts';
import { Stop } from '../stop.ts';
import { median } from './median.ts';
import { playRaces, type Seed, type Tallies } from './races.ts';
import { compileReferee, type Referee } from './referee.ts';

const SEED: Seed = [2_026, 7, 31];
const PLAYERS = [2, 3, 4, 5, 6];
const REFEREED_RACES = 20_000;
const TIMED_PLAYERS = 4;
const TIMED_RACES = 150_000;
const WARM_UP_RACES = 60_000;
const RUNS = 5;

interface Figures {
  readonly racesPerSecond: number;
  /** Absent without a C compiler. */
  readonly referee?: { readonly racesPerSecond: number; readonly ratio: number; readonly ratios: number[] };
  readonly digest: string;
}

/** Fails if the C program, an independent referee, counts different points. */
export async function benchFormula(session: Session, isJson: boolean): Promise<object> {
  const { bench } = session.text;
  const compiled = await compileReferee();
  const referee = typeof compiled === 'string' ? undefined : compiled;
  if (!isJson) session.line(bench.headline);
  if (!isJson && compiled === 'no-compiler') session.line(bench.noCompiler);
  if (!isJson && compiled === 'compiler-failed') session.line(bench.compilerFailed);
  try {
    const tallies = await tallyAll(session, referee);
    if (!isJson && referee !== undefined) {
      session.line(bench.agree(session.words.and(PLAYERS.map(String)), session.number(REFEREED_RACES)));
    }
    const figures = { ...(await measure(referee)), digest: sha256Hex(canonical(tallies)) };
    if (!isJson) print(session, figures);
    return { game: 'formula', players: TIMED_PLAYERS, ...figures };
  } finally {
    await referee?.dispose();
  }
}

/** Points by car and seat for every number of players, checked against the referee's. */
async function tallyAll(session: Session, referee: Referee | undefined): Promise<Tallies[]> {
  const all: Tallies[] = [];
  for (const players of PLAYERS) {
    const ours = playRaces(players, REFEREED_RACES, SEED, true).tallies;
    const theirs = (await referee?.playRaces(players, REFEREED_RACES, SEED))?.tallies ?? ours;
    if (canonical(ours) !== canonical(theirs)) throw new Stop(1, session.text.bench.differ(players));
    all.push(ours);
  }
  return all;
}

/** Alternates ours and the referee's, so that a slow machine affects both. */
async function measure(referee: Referee | undefined): Promise<Omit<Figures, 'digest'>> {
  playRaces(TIMED_PLAYERS, WARM_UP_RACES, SEED, false);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    ours.push(TIMED_RACES / playRaces(TIMED_PLAYERS, TIMED_RACES, SEED, false).seconds);
    if (referee === undefined) continue;
    theirs.push(TIMED_RACES / (await referee.playRaces(TIMED_PLAYERS, TIMED_RACES, SEED)).seconds);
  }
  const racesPerSecond = median(ours);
  if (referee === undefined) return { racesPerSecond };
  const ratios = ours.map((rate, run) => rate / (theirs[run] ?? rate));
  return { racesPerSecond, referee: { racesPerSecond: median(theirs), ratio: median(ratios), ratios } };
}

function print(
  { line, text: { bench }, number }: Session,
  { racesPerSecond, referee, digest }: Figures,
): void {
  line(bench.rate('TypeScript', number(racesPerSecond)));
  if (referee !== undefined) {
    line(bench.rate('C', number(referee.racesPerSecond)));
    line(bench.ratio(number(referee.ratio, 2), RUNS));
  }
  line(bench.digest(digest));
}
