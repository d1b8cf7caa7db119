import {
  CIRCUIT_IDS,
  POWERS,
  RANDOM_TRACK,
  downforce,
  type DownforceState,
  type DownforceView,
  type PowerName,
} from '@paddock/downforce';
import {
  canonical,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Seat,
} from '@paddock/kernel';
import { meanOf, type Estimate } from '../../estimate.ts';
import { ENOUGH_ITERATIONS } from '../../request.ts';
import { DOWNFORCE_BOTS } from '../bots.ts';

export interface PowerGames {
  readonly games: number;
  readonly players: number;
  readonly level: string;
  readonly seed: string;
  readonly powers: readonly PowerName[];
}

/** In millions to its owner: the same race with this power and without, nobody else having one. */
export interface PowerWorth {
  readonly power: PowerName;
  readonly worth: Estimate;
}

/** Paired games: all races of a game share auction and cards. The same arguments give the same numbers. */
export function measurePowers(run: PowerGames, tick?: (game: number) => void): PowerWorth[] {
  const gains = run.powers.map((): number[] => []);
  for (let game = 0; game < run.games; game++) {
    const seed = `${run.seed} ${game}`;
    const start = raceStart(run, game, seed);
    if (start === undefined) continue;
    const without = moneyWith(run, start, undefined, seed);
    for (const [at, power] of run.powers.entries())
      gains[at]?.push(moneyWith(run, start, power, seed) - without);
    tick?.(game + 1);
  }
  return run.powers.map((power, at) => ({ power, worth: meanOf(gains[at] ?? []) }));
}

interface Start {
  readonly seat: Seat;
  readonly view: DownforceView;
}

/** In turn. The figures in docs/powers.md are from our first two. */
const TRACKS = CIRCUIT_IDS.slice(0, 2);

/** What one seat with a car sees when the auction is over. */
function raceStart({ players, level }: PowerGames, game: number, seed: string): Start | undefined {
  const track = TRACKS[game % TRACKS.length] ?? RANDOM_TRACK;
  const options = resolveOptions(downforce.options, players, { powers: 'pack', track });
  if (isRefusal(options)) throw new Error(options.code);
  const state = downforce.start({ players, options });
  playOn(state, level, seed, () => downforce.view(state, 'public').public.turn !== null);
  const { owners } = downforce.view(state, 'public').public;
  const seats = Array.from({ length: players }, (_, at) => (game + at) % players);
  const seat = seats.find((each) => owners.includes(each));
  return seat === undefined ? undefined : { seat, view: downforce.view(state, seat) };
}

function moneyWith(
  { level }: PowerGames,
  { seat, view }: Start,
  power: PowerName | undefined,
  seed: string,
): number {
  const powers = POWERS.map((name) => (name === power ? seat : ('box' as const)));
  const state = downforce.imagine({ ...view, public: { ...view.public, powers } }, fastChance(seed));
  playOn(state, level, `${seed} race`, () => false);
  return downforce.view(state, 'public').public.sheets?.[seat]?.total ?? 0;
}

function playOn(state: DownforceState, level: string, seed: string, isEnough: () => boolean): void {
  const chance = fastChance(seed);
  const budget = { iterations: ENOUGH_ITERATIONS };
  let questions = 0;
  for (let acting = downforce.toAct(state); acting !== 0 && !isEnough(); acting = downforce.toAct(state)) {
    if (acting === TABLE_ALONE) {
      downforce.apply(state, TABLE, downforce.roll(state, chance));
      continue;
    }
    const seat = seatsIn(acting)[0] ?? 0;
    const view = canonical(downforce.view(state, seat));
    const answer = DOWNFORCE_BOTS.answer(level, view, `${seed} bot ${questions++}`, budget);
    if (isRefusal(answer)) throw new Error(answer.code);
    for (const text of answer.do) {
      const action = downforce.read(text);
      if (isRefusal(action)) throw new Error(`a bot broke the rules: ${text}`);
      downforce.apply(state, seat, action);
    }
  }
}
