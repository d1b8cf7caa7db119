import { CARS } from '@paddock/downforce';
import { carsIn } from '../../../orders.ts';
import { worthShowing, type Plan, type Question } from '../../../question.ts';
import { orderAfter } from '../order-after.ts';
import { whisperedBy } from '../whispered.ts';
import { weighDrives } from '../../../club/drives.ts';
import { pointsOf, Whispers } from './points.ts';

/** D-V6 */
export const whispersByClub = whisperedBy(
  (question) => weighOrders(question, carsIn),
  (question) => weighOrders(question, orderAfterIn(question)),
  (question) => weighDrives(question, new Whispers(question)),
);

/** Orders by the points they can be expected to bring. */
function weighOrders(question: Question, orderBy: (text: string) => number[]): Plan[] {
  const { view, board, texts } = question;
  const foreseen = new Whispers(question).foresee(board);
  const line = view.public.betsAsked - 1;
  return worthShowing(texts.map((text) => ({ do: [text], value: pointsOf(orderBy(text), line, foreseen) })));
}

function orderAfterIn({ view }: Question): (text: string) => number[] {
  const order = (view.own?.predictions?.at(-1) ?? []).map((name) => CARS.indexOf(name));
  return (text) => orderAfter(order, text);
}
