import { CARS } from '@paddock/downforce';
import type { LevelVariant } from '../../judgement.ts';
import { carsIn } from '../../orders.ts';
import { worthShowing, type Plan, type Question } from '../../question.ts';
import { explainMove, explainPrediction, explainSwap, isWhispered } from '../../whispers/explained.ts';
import { orderAfter } from '../../whispers/order-after.ts';
import { weighDrives } from '../drives.ts';
import { pointsOf, Whispers } from './points.ts';

/** D-V6 */
export const whispers: LevelVariant = {
  isPlayed: isWhispered,
  phases: {
    predicting: { weigh: (question) => weighOrders(question, carsIn), explain: explainPrediction },
    swapping: { weigh: (question) => weighOrders(question, orderAfterIn(question)), explain: explainSwap },
  },
  drive: { weigh: (question) => weighDrives(question, new Whispers(question)), explain: explainMove },
};

/** Orders by the points they can be expected to bring. */
function weighOrders(question: Question, orderBy: (text: string) => number[]): Plan[] {
  const { view, board, state, texts } = question;
  const foreseen = new Whispers(question).foresee(board);
  const bonus = state.game.lineBonuses[view.public.betsAsked - 1] ?? 0;
  return worthShowing(texts.map((text) => ({ do: [text], value: pointsOf(orderBy(text), bonus, foreseen) })));
}

function orderAfterIn({ view }: Question): (text: string) => number[] {
  const order = (view.own?.predictions?.at(-1) ?? []).map((name) => CARS.indexOf(name));
  return (text) => orderAfter(order, text);
}
