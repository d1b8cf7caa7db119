import { isIn, type Action, type Rules, type ViewShape } from '@paddock/kernel';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as another: what every other level is measured against. */
export function randomBot<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
): Bot<View> {
  return (view, seat, chance) => {
    const state = rules.imagine(view, chance);
    const texts: string[] = [];
    const legal: Action[] = [];
    const deal = rules.deal(state);
    while (isIn(rules.toAct(state), seat) && rules.deal(state) === deal) {
      const action = legal[chance.below(rules.legal(state, seat, legal))];
      if (action === undefined) break;
      rules.apply(state, seat, action);
      texts.push(rules.write(action));
    }
    return { do: texts, reasons: { code: 'any', params: {}, alternatives: [] } };
  };
}
