import {
  CAR_COUNT,
  CARS,
  downforceWith,
  type CarName,
  type Content,
  type DownforceFact,
  type DownforceRules,
  type DownforceState,
  type Track,
} from '@paddock/downforce';
import { standingOf } from '@paddock/downforce/bytes';
import { isRefusal, resolveOptions } from '@paddock/kernel';

/** One race as the balance counts it. Plain numbers: a line of a file. */
export interface Race {
  readonly players: number;
  /** Grid place of the winner, from 0; −1 if no car came home. */
  readonly wonFrom: number;
  readonly finished: number;
  readonly turns: number;
  readonly leadChanges: number;
  /** By car. */
  readonly money: readonly number[];
  /** Spaces on which a car had to stop behind others. */
  readonly jams: readonly number[];
}

/** Plays a state on to its end, all seats by the same mind. The same seed gives the same race. */
export type Mind = (rules: DownforceRules) => (state: DownforceState, seed: string) => void;

/** With two players other rules apply (D-V2); the other numbers take turns. */
export const PLAYERS = [3, 4, 5, 6] as const;

/** The printed game on this track, by number of the race. */
export function racesOn(content: Content, trackId: string, seed: string, mind: Mind): (nr: number) => Race {
  const track = content.tracks.find(({ file }) => file.id === trackId);
  if (track === undefined) throw new Error(`there is no track ${trackId}`);
  const rules = downforceWith(content);
  let witness: Witness | undefined;
  const tell = { all: (fact: DownforceFact) => witness?.note(fact), only: () => undefined };
  const told: DownforceRules = {
    ...rules,
    apply: (state, who, action) => rules.apply(state, who, action, tell),
  };
  const playOn = mind(told);
  return (nr) => {
    const players = PLAYERS[nr % PLAYERS.length] ?? PLAYERS[0];
    const options = resolveOptions(rules.options, players, { track: trackId });
    if (isRefusal(options)) throw new Error(options.code);
    const state = rules.start({ players, options });
    witness = new Witness(track, state);
    playOn(state, `${seed} ${nr}`);
    return witness.race();
  };
}

/** Notes what a race comes to, from the facts that its players get. */
class Witness {
  readonly #track: Track;
  readonly #state: DownforceState;
  readonly #grid: CarName[] = [];
  readonly #at = new Map<CarName, number>();
  readonly #jams: number[] = [];
  readonly #money = Array.from({ length: CAR_COUNT }, () => 0);
  #leader = -1;
  #leadChanges = 0;
  #turns = 0;
  #finished = 0;
  #winner: CarName | undefined;

  constructor(track: Track, state: DownforceState) {
    this.#track = track;
    this.#state = state;
  }

  note(fact: DownforceFact): void {
    if (fact.kind === 'grid-drawn') {
      this.#grid.push(fact.car);
      this.#at.set(fact.car, this.#track.grid[fact.number - 1] ?? 0);
    } else if (fact.kind === 'played') {
      this.#turns++;
      this.#noteLeader();
    } else if (fact.kind === 'stepped') {
      if (fact.to !== null) this.#at.set(fact.car, fact.to);
    } else if (fact.kind === 'jammed') this.#jam(fact.car);
    else if (fact.kind === 'line-idle' && fact.why === 'blocked' && fact.car !== undefined)
      this.#jam(fact.car);
    else if (fact.kind === 'race-over') {
      this.#noteLeader();
      this.#finished = fact.finished;
      if (fact.finished > 0) this.#winner = fact.standing[0];
      for (const [place, car] of fact.standing.slice(0, fact.finished).entries())
        this.#money[CARS.indexOf(car)] = this.#state.game.payouts.prizes[place] ?? 0;
    }
  }

  race(): Race {
    const winner = this.#winner;
    return {
      players: this.#state.game.players,
      wonFrom: winner === undefined ? -1 : this.#grid.indexOf(winner),
      finished: this.#finished,
      turns: this.#turns,
      leadChanges: this.#leadChanges,
      money: this.#money,
      jams: this.#jams,
    };
  }

  #jam(car: CarName): void {
    this.#jams.push(this.#at.get(car) ?? 0);
  }

  /** D-R12: those at home stand first, in the order they came: the lead no longer changes then. */
  #noteLeader(): void {
    const leader = standingOf(this.#state.bytes)[0] ?? -1;
    if (this.#leader >= 0 && leader !== this.#leader) this.#leadChanges++;
    this.#leader = leader;
  }
}
