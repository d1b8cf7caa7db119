import { canonical, fastChance, isRefusal, recalled, seatsIn, TABLE, TABLE_ALONE } from '@paddock/kernel';
import { Light } from '../downforce/light/light.ts';
import type { GameBots } from '../game-bots.ts';
import { ENOUGH_ITERATIONS } from '../request.ts';
import type { Mind } from './race.ts';

/** Hundreds of races a second: for while a track is being drawn. */
export const lightMind: Mind = (rules) => {
  const light = new Light(rules);
  return (state, seed) => light.playOn(state, fastChance(seed));
};

/** A level of bots, which sees what a seat sees. */
export function botMind(bots: GameBots, level: string): Mind {
  return (rules) => (state, seed) => {
    const chance = fastChance(seed);
    let questions = 0;
    for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
      if (acting === TABLE_ALONE) {
        rules.apply(state, TABLE, rules.roll(state, chance));
        continue;
      }
      const seat = seatsIn(acting)[0] ?? 0;
      const view = canonical(recalled(rules, state, seat));
      const answer = bots.answer(level, view, `${seed} bot ${questions++}`, {
        iterations: ENOUGH_ITERATIONS,
      });
      if (isRefusal(answer)) throw new Error(`a bot does not answer: ${answer.code}`);
      for (const text of answer.do) {
        const action = rules.read(text);
        if (isRefusal(action)) throw new Error(`a bot broke the rules: ${text}`);
        rules.apply(state, seat, action);
      }
    }
  };
}
