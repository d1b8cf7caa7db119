import { words as shared } from '../common/shared.ts';

const { carPlace: nth } = shared;

/** Feminine: «voiture», «écurie» and «carte» all are. */
export const COLOURS = {
  blue: 'bleue',
  green: 'verte',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  purple: 'violette',
};
export const fromTo = (from: number, to: number) => `de la ${nth(from)} à la ${nth(to)} place`;
export const placesWord = (count: number) => (count === 1 ? 'd’une place' : `de ${count} places`);
export const BREAKS = {
  gears: 'elle casse sa boîte et tombe dernière',
  engine: 'elle casse son moteur et abandonne',
};
