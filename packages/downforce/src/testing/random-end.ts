import { type Action, type FastChance, seatsIn, TABLE, TABLE_ALONE } from '@paddock/kernel';
import type { DownforceRules } from '../rules/rules.ts';
import type { DownforceState } from '../state/game.ts';

/** Plays on at random until nobody is to act. */
export function toTheEnd(rules: DownforceRules, state: DownforceState, chance: FastChance): void {
  const out: Action[] = [];
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
    else {
      const [seat] = seatsIn(acting);
      rules.apply(state, seat, out[chance.below(rules.legal(state, seat, out))]);
    }
  }
}
