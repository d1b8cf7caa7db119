import { formula, POINTS_FOR_PLACE, standingsOf, type FormulaState } from '@paddock/formula';
import { FastChance, TABLE, TABLE_ALONE } from '@paddock/kernel';

/** The generator's three words. */
export type Seed = readonly [number, number, number];

/** Totals over many races: equal numbers mean equal races. */
export interface Tallies {
  /** Points by car. */
  readonly cars: readonly number[];
  /** Points by seat. */
  readonly seats: readonly number[];
  /** The generator's next number after the last race. */
  readonly next: number;
}

export interface Timed {
  readonly tallies: Tallies;
  /** This thread's processor time, unaffected by a busy machine. */
  readonly seconds: number;
}

function freshState(players: number): FormulaState {
  return formula.start({
    players,
    options: { races: 1, removed: 0, teams: 'dealt', championship: 'constructors', drivers: [] },
  });
}

function playRace(state: FormulaState, chance: FastChance, out: number[]): void {
  for (let acting = formula.toAct(state); acting !== 0; acting = formula.toAct(state)) {
    if (acting === TABLE_ALONE) {
      formula.apply(state, TABLE, formula.roll(state, chance));
    } else {
      const seat = 31 - Math.clz32(acting);
      const count = formula.legal(state, seat, out);
      formula.apply(state, seat, out[chance.below(count)] as number);
    }
  }
}

/** Plays random one-race seasons, reusing one state. */
export function playRaces(players: number, races: number, seed: Seed, countSeats: boolean): Timed {
  const chance = new FastChance(...seed);
  const fresh = freshState(players);
  const state = formula.copy(fresh);
  const out: number[] = [];
  const cars = Array.from({ length: 12 }, () => 0);
  const seats = Array.from({ length: players }, () => 0);
  const from = process.threadCpuUsage();
  for (let race = 0; race < races; race++) {
    formula.copy(fresh, state);
    playRace(state, chance, out);
    countCars(state, cars);
    if (countSeats) countPoints(state, seats);
  }
  const { user, system } = process.threadCpuUsage(from);
  return { tallies: { cars, seats, next: chance.next() }, seconds: (user + system) / 1e6 };
}

function countCars({ results }: FormulaState, cars: number[]): void {
  const order = results[0]?.order ?? [];
  for (let place = 0; place < POINTS_FOR_PLACE.length; place++) {
    const car = order[place] as number;
    cars[car] = (cars[car] as number) + (POINTS_FOR_PLACE[place] as number);
  }
}

function countPoints(state: FormulaState, seats: number[]): void {
  for (const { seat, score } of standingsOf(state)) {
    if (seat !== undefined) seats[seat] = (seats[seat] ?? 0) + score;
  }
}
