import type { OrderTexts } from '../../../page/downforce-order.ts';
import { plural } from '../../common/shared.ts';

const spaces = (count: number) => plural(count, 'case', 'cases');

export const order: OrderTexts = {
  title: 'Classement en course',
  finished: 'arrivée',
  toFinish: (count) => `à ${spaces(count)} de l’arrivée`,
  behind: (count) => (count === 0 ? 'à hauteur de la première' : `à ${spaces(count)} de la première`),
  ownCar: 'à vous',
};
