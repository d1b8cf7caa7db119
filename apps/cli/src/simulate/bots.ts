import { ENOUGH_ITERATIONS, type GameBots } from '@paddock/bots';
import { canonical, isRefusal, recalled, type Rules, type Seat, type ViewShape } from '@paddock/kernel';

/** What a seat does: a whole command. The same state and seed give the same one. */
export type Turn<State> = (state: State, seat: Seat, seed: string) => readonly string[];

/** Seats played by bots, a level for each. */
export function botTurn<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  bots: GameBots,
  levels: readonly string[],
): Turn<State> {
  return (state, seat, seed) => {
    const view = canonical(recalled(rules, state, seat));
    const answer = bots.answer(levels[seat] ?? bots.standIn, view, seed, { iterations: ENOUGH_ITERATIONS });
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer.do;
  };
}
