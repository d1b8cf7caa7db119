import { formula } from '@paddock/formula';
import { PHASE, PLAYING, TURN } from '@paddock/formula/bytes';
import { fastChance, isRefusal, resolveOptions } from '@paddock/kernel';
import { Light } from '../light/light.ts';
import type { Net } from '../trained/net.ts';
import { TrainedJudge } from '../trained/trained-judge.ts';

/** Wins of one seat that plays by the net, without searching, and of each rival, which plays as club would. */
export interface Strength {
  readonly players: number;
  readonly races: number;
  readonly wins: number;
  readonly rivalWins: number;
}

/** Single races; the seats take turns. */
export function strengthOf(net: Net, players: number, races: number, seed: string): Strength {
  const options = resolveOptions(formula.options, players, { races: 1 });
  if (isRefusal(options)) throw new Error(options.code);
  const trained = new Light(new TrainedJudge(net));
  const club = new Light();
  const chance = fastChance(`${seed} ${players}`);
  let wins = 0;
  let others = 0;
  for (let race = 0; race < races; race++) {
    const state = formula.start({ players, options });
    const seat = race % players;
    while (formula.toAct(state) !== 0) {
      const isOwn = state.bytes[TURN] === seat && (state.bytes[PHASE] ?? 0) >= PLAYING;
      (isOwn ? trained : club).step(state, chance);
    }
    const [first] = formula.outcome(state)?.standings ?? [];
    if (first?.seat === seat) wins++;
    else if (first !== undefined && (first.seat ?? players) < players) others++;
  }
  return { players, races, wins: wins / races, rivalWins: others / races / (players - 1) };
}
