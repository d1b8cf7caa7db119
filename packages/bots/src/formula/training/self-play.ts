import { formula, type FormulaState } from '@paddock/formula';
import { CARD, LINE, PHASE, PLAYING, RUNNING, TURN } from '@paddock/formula/bytes';
import { isRefusal, resolveOptions, type FastChance, type Seat } from '@paddock/kernel';
import { Light, type LightPlan } from '../light/light.ts';
import { isRaceOver } from '../light/race-bytes.ts';
import { RaceEnd } from '../search/race-end.ts';
import { layerFor, type Net } from '../trained/net.ts';
import { Sight } from '../trained/sight.ts';
import { POINTS_UNIT, TrainedJudge } from '../trained/trained-judge.ts';
import type { Example } from './examples.ts';

/** How many tables of each sort there are among twenty. */
const PLAYERS = [2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6];
const RACES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 6, 6];
const REMOVED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 12, 12, 18, 18, 24, 24];

/** By how much a plan's worth is misjudged, in points, and how often any plan is played: all are to be seen. */
const MISJUDGED = 1.2;
const ANY_PLAN = 40;

interface Played extends Omit<Example, 'targets'> {
  readonly seat: Seat;
  /** In the season before this race. */
  readonly points: number;
}

/** Plays seasons against itself. */
export class SelfPlay {
  readonly #chance: FastChance;
  readonly #club = new Light();
  readonly #trained: Light;
  readonly #sight = new Sight();

  constructor(net: Net, chance: FastChance) {
    this.#chance = chance;
    this.#trained = new Light(new TrainedJudge(net));
  }

  /** One season; `learn` gets the examples of each race. `asClub`: before the net knows anything. Returns how many races. */
  play(asClub: boolean, learn: (example: Example) => void): number {
    const chance = this.#chance;
    const player = asClub ? this.#club : this.#trained;
    const state = this.#start();
    let played: Played[] = [];
    while (formula.toAct(state) !== 0) {
      if (state.bytes[PHASE] !== PLAYING) {
        player.step(state, chance);
        continue;
      }
      played.push(...this.#turn(state, player));
      if (!isRaceOver(state)) continue;
      for (const { seat, points, ...example } of played)
        learn({ ...example, targets: this.#targets(state, seat, points) });
      played = [];
    }
    return state.setup.options.races;
  }

  #start(): FormulaState {
    const chance = this.#chance;
    const one = (of: readonly number[]) => of[chance.below(of.length)] ?? 0;
    const players = one(PLAYERS);
    const given = { races: one(RACES), removed: one(REMOVED) };
    const options = resolveOptions(formula.options, players, given);
    // So many cards cannot be left out with so many players.
    if (isRefusal(options)) return this.#start();
    return formula.start({ players, options });
  }

  /** One seat's play, without the draw. */
  #turn(state: FormulaState, player: Light): Played[] {
    const { bytes } = state;
    const seat = bytes[TURN] ?? 0;
    const sight = this.#sight;
    sight.read(state, seat);
    const { card, car } = this.#choose(player.plansFor(state), sight.plays > 0);
    const inputs = [...sight.inputs.subarray(0, sight.count), sight.inputOf(card)];
    const values = [...sight.values.subarray(0, sight.count), -1];
    player.play(state, card, car);
    while (bytes[CARD] === card && bytes[TURN] === seat) player.step(state, this.#chance);
    for (let slot = 0; slot < (bytes[RUNNING] ?? 0); slot++) {
      inputs.push(sight.inputAt(slot, bytes[LINE + slot] ?? 0));
      values.push(1);
    }
    const { plays, turns, points } = sight;
    return plays === 0 ? [] : [{ layer: layerFor(turns), inputs, values, seat, points }];
  }

  #choose(plans: readonly LightPlan[], mayErr: boolean): LightPlan {
    const chance = this.#chance;
    const unit = () => chance.next() / 2 ** 32;
    let best: LightPlan | undefined;
    let most = -Infinity;
    for (const plan of plans) {
      const off = mayErr ? MISJUDGED * (unit() + unit() + unit() - 1.5) : 0;
      if (plan.value + off <= most) continue;
      most = plan.value + off;
      best = plan;
    }
    if (mayErr && chance.below(ANY_PLAN) === 0) best = plans[chance.below(plans.length)];
    if (best === undefined) throw new Error('no card to play');
    return best;
  }

  #targets(state: FormulaState, seat: Seat, before: number): number[] {
    const { season } = this.#trained;
    season.read(state);
    const end = new RaceEnd(season, seat, false);
    end.read(state);
    return [end.win, (end.points - before) / POINTS_UNIT];
  }
}
