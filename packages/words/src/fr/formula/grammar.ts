import { words as shared } from '../common/shared.ts';

const { carPlace: nth } = shared;

/** Feminine: «voiture» and «écurie» both are. */
export const COLOURS = {
  blue: 'bleue',
  green: 'verte',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  purple: 'violette',
};
/** Masculine, as «Dépassement» and «Arrêt au stand», the cards that have a colour. */
export const CARDS = {
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  purple: 'violet',
  beige: 'beige',
};
export const fromTo = (from: number, to: number) => `de la ${nth(from)} à la ${nth(to)} place`;
export const placesWord = (count: number) => (count === 1 ? 'd’une place' : `de ${count} places`);
export const BREAKS = {
  gears: 'elle casse sa boîte et rétrograde à la dernière place',
  engine: 'elle casse son moteur et abandonne',
};
