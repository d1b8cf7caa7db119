import { words as shared } from '../fr.ts';
import type { OpeningCatalogue } from './catalogue.ts';
import { openingWords, type OpeningWords } from './opening.ts';

const { and } = shared;

export const counted = (count: number, one: string) => `${count} ${one}${count < 2 ? '' : 's'}`;
export const cards = (count: number) => counted(count, 'carte');
export const withPower = (power: string | null) => (power === null ? '' : `, avec ${power}`);

export function money(millions: number): string {
  if (millions === 0) return '$0';
  return millions < 0 ? `−$${-millions}M` : `$${millions}M`;
}

export const opening: OpeningCatalogue = {
  title: 'Downforce',
  colours: {
    black: 'noire',
    blue: 'bleue',
    green: 'verte',
    yellow: 'jaune',
    orange: 'orange',
    red: 'rouge',
    wild: 'Joker',
  },
  speed8: (colour) => `Vitesse 8 (${colour})`,
  theCar: (label) => (label.startsWith('o') ? `l’${label}` : `la ${label}`),
  does: (name, isYou, they, you) => (isYou ? `vous ${you}` : `${name} ${they}`),
  you: 'vous',
  powers: {
    aggressive: {
      label: 'Agressif',
      text: 'Quand la première ligne d’une carte que vous jouez est votre voiture, dans sa couleur, elle peut avancer d’une case de plus.',
    },
    cunning: {
      label: 'Rusé',
      text: 'Vous dirigez vos voitures à tous les tours, quelle que soit la personne dont la carte les fait avancer.',
    },
    determined: {
      label: 'Déterminé',
      text: 'Quand une ligne d’une carte que vous jouez fait passer votre voiture sur des rectangles seulement, elle peut avancer aussitôt de deux cases de plus.',
    },
    strategic: { label: 'Stratège', text: 'Vous pouvez ignorer une ligne de chaque carte que vous jouez.' },
    tricky: { label: 'Malin', text: 'Vous pouvez jouer les lignes d’une carte de bas en haut.' },
    unpredictable: {
      label: 'Imprévisible',
      text: 'Vos Jokers peuvent aussi déplacer une voiture dont la couleur est sur la carte.',
    },
  },
  tracks: { 'marina-bay': 'Marina Bay', 'river-station': 'River Station' },
  money,
  sheet: {
    title: 'Feuille de score',
    car: 'Voiture',
    price: 'Enchères',
    bet: (bet) => `Pari ${bet}`,
    racePrizes: 'Prix de course',
    betPayouts: 'Gains des paris',
    prizes: 'Total course',
    winnings: 'Total paris',
    paid: 'Total enchères',
    total: 'Gain total',
  },
  facts: {
    'track-drawn': ({ track }, say) => `Le circuit est tiré au sort : ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} prend l’emplacement de départ ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'reçoit', 'recevez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `En trop, dans la boîte, face cachée : ${cards(count)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, mise de côté plus tôt, est de nouveau en vente.`
        : `Tour d’enchères ${round} : ${say.car(car)} est en vente.`,
    'power-turned': ({ power, car }, say) => `Le Pouvoir ${say.power(power)} va avec ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Tout le monde peut enchérir pour ${say.car(car)}.`
        : `Seules enchères admises pour ${say.car(car)} : ${say.names(seats)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'a', 'avez')} posé une carte.`;
      const laid = `${say.does(seat, 'pose', 'posez')} ${say.card(card)}`;
      return declared === true ? `${laid}, déclarée comme enchère.` : `${laid}.`;
    },
  },
  gathered: {
    grid: ({ cars }, say) => `La grille, depuis l’avant : ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Tout le monde reçoit ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Tour d’enchères ${round} : ${say.car(car)} est en vente${withPower(power && say.power(power))}.`,
  },
  prompts: {
    table: {
      'drawing-track': 'On tire le circuit au sort.',
      gridding: 'On tire la grille de départ.',
      dealing: 'On distribue les cartes.',
      selling: 'La voiture suivante va être mise en vente.',
      'turning-power': 'On retourne le Pouvoir qui l’accompagne.',
      'revealing-bids': 'On retourne les enchères.',
    },
    bid: (car, power, say) =>
      `Posez une carte pour ${say.car(car)}${withPower(power && say.power(power))} : son nombre de cette couleur est votre enchère ; sans ${say.carLabel(car)}, vous passez.`,
    waitBids: (names, car) => `En attente des enchères pour ${car} : ${names}.`,
  },
};

export const downforce: OpeningWords = openingWords(opening, shared);
