import {
  CAR_NAMES,
  otherChampionship,
  TEAMS,
  type CarName,
  type FormulaFact,
  type FormulaOptions,
  type Team,
} from '@paddock/formula';
import type { Seat, Setup } from '@paddock/kernel';
import type { Report, Statistics } from '../simulate/report.ts';
import { Sample } from '../simulate/sample.ts';
import { formulaReport } from './formula-report.ts';

/** Collects figures from the facts of many games. */
export class FormulaStatistics implements Statistics<FormulaFact> {
  readonly #setup: Setup<FormulaOptions>;
  /** `titles`: of the championship that does not decide (F-O2). */
  readonly #seats: readonly { points: Sample; wins: Sample; titles: Sample }[];
  readonly #grid = CAR_NAMES.map(() => new Sample());
  readonly #plays = new Sample();
  readonly #retirements = new Sample();
  readonly #poleWins = new Sample();
  #games = 0;
  #races = 0;
  #owners: Map<Team, Seat>;
  #pointsNow: number[];
  #gridNow: readonly CarName[] = [];
  #playsNow = 0;

  constructor(setup: Setup<FormulaOptions>) {
    this.#setup = setup;
    this.#seats = Array.from({ length: setup.players }, () => ({
      points: new Sample(),
      wins: new Sample(),
      titles: new Sample(),
    }));
    this.#owners = this.#pickedOwners();
    this.#pointsNow = this.#seats.map(() => 0);
  }

  hear(fact: FormulaFact): void {
    if (fact.kind === 'team-given') this.#owners.set(fact.team, fact.seat);
    if (fact.kind === 'race-starts') this.#gridNow = fact.grid;
    if (fact.kind === 'played') this.#playsNow++;
    if (fact.kind === 'race-over') this.#endRace(fact);
    if (fact.kind === 'season-over') this.#endGame(fact);
  }

  report(): Report {
    const { options } = this.#setup;
    return formulaReport({
      games: this.#games,
      races: this.#races,
      bySeat: this.#seats.map(({ points, wins, titles }) => ({
        points: points.summary(),
        wins: wins.summary(),
        ...(options.races > 1 && { titles: titles.summary() }),
      })),
      other: otherChampionship(options),
      byGridPlace: this.#grid.map((sample) => sample.summary()),
      plays: this.#plays.summary(),
      retirements: this.#retirements.summary(),
      poleWins: this.#poleWins.summary(),
    });
  }

  #endRace({ order, points, running }: Extract<FormulaFact, { kind: 'race-over' }>): void {
    this.#races++;
    this.#plays.add(this.#playsNow);
    this.#playsNow = 0;
    this.#retirements.add(order.length - running);
    this.#poleWins.add(order[0] === this.#gridNow[0] ? 1 : 0);
    for (const [place, car] of order.entries()) {
      const won = points[place] ?? 0;
      this.#grid[this.#gridNow.indexOf(car)]?.add(won);
      const owner = this.#owners.get(car.slice(0, -2) as Team);
      if (owner !== undefined) this.#pointsNow[owner] = (this.#pointsNow[owner] ?? 0) + won;
    }
  }

  #endGame({ outcome, other }: Extract<FormulaFact, { kind: 'season-over' }>): void {
    this.#games++;
    for (const [seat, { points, wins, titles }] of this.#seats.entries()) {
      points.add(this.#pointsNow[seat] ?? 0);
      wins.add(seat === outcome.standings[0]?.seat ? 1 : 0);
      titles.add(seat === other?.[0]?.seat ? 1 : 0);
    }
    this.#owners = this.#pickedOwners();
    this.#pointsNow = this.#seats.map(() => 0);
  }

  #pickedOwners(): Map<Team, Seat> {
    const { teams } = this.#setup.options;
    if (teams === 'dealt') return new Map();
    return new Map(
      TEAMS.flatMap((team) => {
        const seat = teams.findIndex((share) => share.includes(team));
        return seat < 0 ? [] : [[team, seat] as const];
      }),
    );
  }
}
