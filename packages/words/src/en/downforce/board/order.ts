import type { OrderTexts } from '../../../page/downforce-order.ts';
import { spaces } from '../grammar.ts';

export const order: OrderTexts = {
  title: 'Running order',
  finished: 'finished',
  toFinish: (count) => `${spaces(count)} to the finish`,
  behind: (count) => (count === 0 ? 'level with the leader' : `${spaces(count)} behind the leader`),
  ownCar: 'yours',
};
