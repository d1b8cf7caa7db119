import {
  isIn,
  TABLE,
  TABLE_ALONE,
  type Action,
  type Chance,
  type Rules,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import type { Bot } from './bot.ts';

/** More actions than any turn has. */
const MOST = 100;

/** Random legal actions, all equally likely, until the seat is no longer to act or the race is over. */
export function anyLegalTurn<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  view: View,
  seat: Seat,
  chance: Chance,
): string[] {
  const state = rules.imagine(view, chance);
  const texts: string[] = [];
  const legal: Action[] = [];
  const deal = rules.deal(state);
  while (texts.length < MOST && isIn(rules.toAct(state), seat) && rules.deal(state) === deal) {
    const action = legal[chance.below(rules.legal(state, seat, legal), 'lot')];
    if (action === undefined) break;
    rules.apply(state, seat, action);
    texts.push(rules.write(action));
  }
  return texts;
}

/** The baseline for every other level. */
export function randomBot<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
): Bot<View> {
  return (view, seat, chance) => ({
    do: anyLegalTurn(rules, view, seat, chance),
    reasons: { code: 'any', params: {}, alternatives: [] },
  });
}

/** Plays a state on to its end by random legal actions. */
export function anyWayOn<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
): (state: State, chance: Chance) => void {
  const legal: Action[] = [];
  return (state, chance) => {
    for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
      const actor = acting === TABLE_ALONE ? TABLE : 31 - Math.clz32(acting);
      const action =
        actor === TABLE
          ? rules.roll(state, chance)
          : (legal[chance.below(rules.legal(state, actor, legal), 'lot')] ?? 0);
      rules.apply(state, actor, action);
    }
  };
}
