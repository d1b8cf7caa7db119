import {
  factFor,
  fastChance,
  isIn,
  resolveOptions,
  isRefusal,
  seatsIn,
  TABLE,
  type Action,
  type Seat,
} from '@paddock/kernel';
import type { DownforceFact, DownforceOptions, DownforceState, DownforceView } from '@paddock/downforce';
import { loadRules } from '../rules.ts';

const downforce = await loadRules('everything');

interface Cast {
  readonly players?: number;
  readonly options?: Partial<DownforceOptions>;
  readonly seed?: string;
}

/** A game played at random as far as it is wanted: for tests of the screen. */
export class RandomGame {
  readonly facts: DownforceFact[] = [];
  readonly state: DownforceState;
  readonly #chance;

  constructor({ players = 4, options = {}, seed = 'rehearsal' }: Cast = {}) {
    const resolved = resolveOptions(downforce.options, players, options);
    if (isRefusal(resolved)) throw new Error(resolved.code);
    this.state = downforce.start({ players, options: resolved });
    this.#chance = fastChance(seed);
  }

  get toAct(): readonly Seat[] {
    return seatsIn(downforce.toAct(this.state));
  }

  view(seat: Seat): DownforceView {
    return downforce.view(this.state, seat);
  }

  /** Until somebody is asked and the view is as wanted. */
  until(isWanted: (view: DownforceView, toAct: readonly Seat[]) => boolean): this {
    for (let step = 0; step < 5000; step++) {
      const toAct = downforce.toAct(this.state);
      if (toAct === 0) break;
      if (!isIn(toAct, TABLE) && isWanted(this.view(0), seatsIn(toAct))) return this;
      this.#playOne();
    }
    if (isWanted(this.view(0), [])) return this;
    throw new Error('the game ended first');
  }

  act(seat: Seat, ...texts: readonly string[]): this {
    for (const text of texts) {
      const action = downforce.read(text);
      if (isRefusal(action)) throw new Error(`${text}: ${action.code}`);
      const refusal = downforce.refusal(this.state, seat, action);
      if (refusal !== undefined) throw new Error(`${text}: ${refusal.code}`);
      this.#apply(seat, action);
    }
    return this;
  }

  #playOne(): void {
    const toAct = downforce.toAct(this.state);
    if (isIn(toAct, TABLE)) return this.#apply(TABLE, downforce.roll(this.state, this.#chance));
    const [seat = 0] = seatsIn(toAct);
    const out: Action[] = [];
    const count = downforce.legal(this.state, seat, out);
    return this.#apply(seat, out[this.#chance.below(count)] ?? 0);
  }

  #apply(who: Seat, action: Action): void {
    downforce.apply(this.state, who, action, {
      all: (fact) => this.facts.push(fact),
      only: (seat, secret, shadow) => this.facts.push(factFor({ seat, secret, shadow }, 0)),
    });
  }
}
