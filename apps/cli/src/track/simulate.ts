import {
  CARS,
  downforceWith,
  PRINTED_CONTENT,
  type CarName,
  type CircuitId,
  type DownforceFact,
  type Track,
} from '@paddock/downforce';
import { DOWNFORCE_BOTS, simulateFinishes } from '@paddock/bots';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import type { Session } from '../session.ts';
import { playFast } from '../simulate/play.ts';
import { Sample, type Summary } from '../simulate/sample.ts';

export const SIMULATED_PLAYERS = [3, 4, 5, 6] as const;
export type SimulatedPlayers = (typeof SIMULATED_PLAYERS)[number];

/** Who plays: bots on our circuits, which they know, or random players on any other. */
export type Player = 'bots' | 'random';

/** What each is called, for people and programs. */
export const LEVEL_OF = {
  bots: DOWNFORCE_BOTS.standIn,
  random: DOWNFORCE_BOTS.simplest,
} as const satisfies Record<Player, string>;

/** The results of games on a track, equally many for each number of players. */
export interface Simulated {
  readonly games: number;
  readonly player: Player;
  /** Cars that finish. */
  readonly finishing: readonly { readonly players: SimulatedPlayers; readonly cars: Summary }[];
  /** Share of the races won from each grid space. */
  readonly gridWins: readonly Summary[];
}

interface Race {
  readonly finished: number;
  /** Grid space of the winning car, from 0; −1 if none finished. */
  readonly wonFrom: number;
}

type PlayRace = (nr: number) => Race;

const SEED = 'paddock track check';
const NO_RACE: Race = { finished: 0, wonFrom: -1 };

export function simulateTrack(
  session: Session,
  games: number,
  player: Player,
  racesWith: (players: number) => PlayRace,
): Simulated {
  const each = Math.ceil(games / SIMULATED_PLAYERS.length);
  const all = each * SIMULATED_PLAYERS.length;
  const gridWins = CARS.map(() => new Sample());
  let shown = 0;
  const finishing = SIMULATED_PLAYERS.map((players, at) => {
    const cars = new Sample();
    const play = racesWith(players);
    for (let nr = 1; nr <= each; nr++) {
      const { finished, wonFrom } = play(nr);
      cars.add(finished);
      for (const [space, sample] of gridWins.entries()) sample.add(space === wonFrom ? 1 : 0);
      if (performance.now() - shown < 100) continue;
      shown = performance.now();
      session.progress(session.text.simulate.progress(session.number(at * each + nr), session.number(all)));
    }
    return { players, cars: cars.summary() };
  });
  session.progress();
  return { games: all, player, finishing, gridWins: gridWins.map((sample) => sample.summary()) };
}

export function botRaces(circuit: CircuitId): (players: number) => PlayRace {
  return (players) => (nr) => {
    const told = simulateFinishes(circuit, players, 1, LEVEL_OF.bots, `${SEED} ${players} ${nr}`);
    if (isRefusal(told)) throw new Error(told.code);
    return { finished: told.finishers.mean, wonFrom: told.winsByGrid.indexOf(1) };
  };
}

export function randomRaces(track: Track): (players: number) => PlayRace {
  const rules = downforceWith({ deck: PRINTED_CONTENT.deck, tracks: [track] });
  return (players) => {
    const options = resolveOptions(rules.options, players, {});
    if (isRefusal(options)) throw new Error(options.code);
    return (nr) => {
      const races: Race[] = [];
      const grid: CarName[] = [];
      const hear = (fact: DownforceFact) => {
        if (fact.kind === 'grid-drawn') grid[fact.number - 1] = fact.car;
        if (fact.kind === 'race-over') races.push(raceOf(fact, grid));
      };
      const tell = { all: hear, only: () => {} };
      playFast(rules, { players, options }, { seed: `${SEED} ${players}`, nr }, tell);
      return races[0] ?? NO_RACE;
    };
  };
}

function raceOf(
  { standing, finished }: Extract<DownforceFact, { kind: 'race-over' }>,
  grid: CarName[],
): Race {
  const wonFrom = finished === 0 ? -1 : grid.findIndex((car) => car === standing[0]);
  return { finished, wonFrom };
}
