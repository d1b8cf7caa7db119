import { CAR_COUNT, downforce, type CarName, type CircuitId, type DownforceFact } from '@paddock/downforce';
import {
  canonical,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Actor,
  type Refusal,
} from '@paddock/kernel';
import { meanOf, type Estimate } from '../../estimate.ts';
import { ENOUGH_ITERATIONS } from '../../request.ts';
import { DOWNFORCE_BOTS } from '../bots.ts';

/** How races on a circuit end. */
export interface Finishes {
  readonly track: string;
  readonly players: number;
  readonly games: number;
  /** Cars that come home in a race; the others stall (D-R11). */
  readonly finishers: Estimate;
  /** By grid space, number 1 first: the share of races won from there. */
  readonly winsByGrid: readonly number[];
}

/** Whole games of one level on one circuit. The same arguments give the same numbers. */
export function simulateFinishes(
  track: CircuitId,
  players: number,
  games: number,
  level: string,
  seed: string,
): Finishes | Refusal {
  const wins = Array.from({ length: CAR_COUNT }, () => 0);
  const finishers: number[] = [];
  for (let game = 0; game < games; game++) {
    const race = playRace(track, players, level, `${seed} ${game}`);
    if (isRefusal(race)) return race;
    finishers.push(race.finishers);
    if (race.wonFrom >= 0) wins[race.wonFrom] = (wins[race.wonFrom] ?? 0) + 1;
  }
  const winsByGrid = wins.map((count) => count / games);
  return { track, players, games, finishers: meanOf(finishers), winsByGrid };
}

interface Race {
  readonly finishers: number;
  /** The winner's grid space, from 0; −1 if no car came home. */
  readonly wonFrom: number;
}

function playRace(track: string, players: number, level: string, seed: string): Race | Refusal {
  const options = resolveOptions(downforce.options, players, { track });
  if (isRefusal(options)) return options;
  const state = downforce.start({ players, options });
  const chance = fastChance(seed);
  const grid: CarName[] = [];
  let race: Race = { finishers: 0, wonFrom: -1 };
  const note = (fact: DownforceFact): void => {
    if (fact.kind === 'grid-drawn') grid.push(fact.car);
    if (fact.kind !== 'race-over' || fact.finished === 0) return;
    race = { finishers: fact.finished, wonFrom: grid.findIndex((car) => car === fact.standing[0]) };
  };
  const tell = { all: note, only: () => undefined };
  const act = (who: Actor, text: string): void => {
    const action = downforce.read(text);
    if (isRefusal(action)) throw new Error(`a bot broke the rules: ${text}`);
    downforce.apply(state, who, action, tell);
  };
  let questions = 0;
  for (let acting = downforce.toAct(state); acting !== 0; acting = downforce.toAct(state)) {
    if (acting === TABLE_ALONE) {
      downforce.apply(state, TABLE, downforce.roll(state, chance), tell);
      continue;
    }
    const seat = seatsIn(acting)[0] ?? 0;
    const view = canonical(downforce.view(state, seat));
    const budget = { iterations: ENOUGH_ITERATIONS };
    const answer = DOWNFORCE_BOTS.answer(level, view, `${seed} bot ${questions++}`, budget);
    if (isRefusal(answer)) return answer;
    for (const text of answer.do) act(seat, text);
  }
  return race;
}
