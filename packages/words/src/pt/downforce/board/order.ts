import type { OrderTexts } from '../../../page/downforce-order.ts';
import { plural } from '../../common/shared.ts';

const spaces = (count: number) => plural(count, 'espaço', 'espaços');

export const order: OrderTexts = {
  title: 'Ordem em pista',
  finished: 'já chegou',
  toFinish: (count) => `a ${spaces(count)} da chegada`,
  behind: (count) => (count === 0 ? 'a par do primeiro' : `a ${spaces(count)} do primeiro`),
  ownCar: 'teu',
};
