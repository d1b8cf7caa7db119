import { money } from './grammar.ts';
import { circuitNames } from '../../downforce/circuits.ts';
import type { NameWords } from '../../downforce/names.ts';

export const names: NameWords = {
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
      text: 'Vous dirigez vos voitures au tour de chacun, quel que soit le joueur dont la carte les fait avancer.',
    },
    determined: {
      label: 'Déterminé',
      text: 'Quand une ligne d’une carte que vous jouez ne fait passer votre voiture que sur des rectangles, elle peut aussitôt avancer de deux cases de plus.',
    },
    strategic: { label: 'Stratège', text: 'Vous pouvez ignorer une ligne de chaque carte que vous jouez.' },
    tricky: { label: 'Malin', text: 'Vous pouvez jouer les lignes d’une carte de bas en haut.' },
    unpredictable: {
      label: 'Imprévisible',
      text: 'Vos Jokers peuvent aussi déplacer une voiture dont la couleur est sur la carte.',
    },
  },
  tracks: circuitNames('fr'),
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
  space: (space) => `case ${space}`,
  lanes: { inside: 'à l’intérieur', middle: 'au milieu', outside: 'à l’extérieur' },
};
