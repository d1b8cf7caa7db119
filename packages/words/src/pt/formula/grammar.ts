import { words as shared } from '../common/shared.ts';

const { place } = shared;

/** Masculine, as «carro». */
export const CARS = {
  blue: 'azul',
  green: 'verde',
  yellow: 'amarelo',
  orange: 'laranja',
  red: 'vermelho',
  purple: 'roxo',
};
/** Feminine, as «carta» and «equipa». */
export const CARDS = {
  blue: 'azul',
  green: 'verde',
  yellow: 'amarela',
  orange: 'laranja',
  red: 'vermelha',
  purple: 'roxa',
  beige: 'bege',
};
export const fromTo = (from: number, to: number) => `do ${place(from)} para o ${place(to)} lugar`;
export const placesWord = (count: number) => (count === 1 ? 'um lugar' : `${count} lugares`);
export const BREAKS = { gears: 'parte a caixa e cai para último', engine: 'parte o motor e desiste' };
