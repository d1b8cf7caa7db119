import { words as shared } from '../../common/shared.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { and, carPlace: nth } = shared;

/** D-V9 */
export const otherBets = {
  facts: {
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'a', 'avez')} désigné trois voitures (pari ${bet}).`
        : `${say.does(seat, 'désigne', 'désignez')} (pari ${bet}) : ${cars.map((car, at) => `${nth(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
  },
  prompts: {
    betAtOdds: (bet, times) =>
      `Pari ${bet} : choisissez la voiture qui gagnera. Le pari rapporte la place actuelle de la voiture, multipliée ${and(times.map((time, at) => `par ${time} si elle finit ${nth(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Pari ${bet} : choisissez la voiture qui gagnera. Le pari rapporte ${and(pays.map((pay, at) => `${pay} pour la ${nth(at + 1)} place`))} ; ${and(costs.map(({ at, cost }) => `la ${nth(at)} place coûte ${cost}`))}.`,
    podium: (bet, pays) =>
      `Pari ${bet} : désignez les trois premières dans l’ordre. Chaque voiture à la bonne place rapporte ${and(pays.map((pay, at) => `${pay} pour la ${nth(at + 1)} place`))}.`,
  },
  refusals: {
    'name-three-now': () => 'Pariez maintenant : désignez trois voitures dans l’ordre.',
  },
  things: {
    podium: (cars) => `Désigner ${cars}`,
  },
  rules: {
    'D-V9': 'Autres paris',
  },
  values: {
    bets: {
      odds: { label: 'à la cote', text: 'Un pari rapporte selon la place de la voiture au moment du pari.' },
      widespread: {
        label: 'élargis',
        text: 'Trois voitures par ligne, chacune à la place exacte que vous prédisez.',
      },
      penalty: {
        label: 'avec pénalité',
        text: 'Un pari sur une voiture mal classée coûte de l’argent.',
      },
    },
  },
  conflicts: {
    'penalty-has-one-table': 'les pénalités ne vont qu’avec les gains du livret.',
  },
  presets: {
    odds: {
      label: 'Paris à la cote',
      text: 'Un pari rapporte d’autant plus que la voiture était loin derrière au moment du pari.',
    },
    widespread: {
      label: 'Paris élargis',
      text: 'À chaque ligne, vous désignez les trois premières ; chaque voiture à la bonne place rapporte.',
    },
    penalty: {
      label: 'Paris avec pénalité',
      text: 'Parier sur une voiture qui arrive quatrième ou au-delà coûte de l’argent.',
    },
  },
  moments: {
    'betting-odds': {
      todo: 'Choisissez une voiture. Plus elle est loin derrière, plus elle rapporte.',
      rule: 'Ici, un pari rapporte la place actuelle de la voiture, multipliée selon sa place à l’arrivée. Une voiture en tête est sûre, et rapporte peu.',
    },
    'betting-penalty': {
      todo: 'Choisissez bien : une mauvaise voiture coûte de l’argent.',
      rule: 'Les trois premières places rapportent comme d’habitude. Une voiture quatrième, cinquième ou sixième vous coûte la somme indiquée.',
    },
    'betting-podium': {
      todo: 'Désignez trois voitures, pour la première, la deuxième et la troisième place.',
      rule: 'Chaque voiture qui finit exactement à la place prévue rapporte. Les autres ne rapportent rien.',
    },
  },
  rulesPage: {
    'D-V9': {
      name: 'Autres paris',
      text: 'Aux paris à la cote, un pari rapporte la place qu’avait la voiture au moment du pari, multipliée par 3, 2 ou 1 pour la première, deuxième ou troisième place à la première ligne, par 2 ou 1 pour les deux premières à la deuxième, et par 1 pour la première à la troisième. Aux paris avec pénalité, les gains sont ceux du livret, mais la quatrième, cinquième ou sixième place coûte 0, 1 ou 3 millions à la première ligne, 1, 3 ou 6 à la deuxième, 2, 6 ou 9 à la troisième\u202f; une voiture à l’arrêt ne rapporte jamais, et coûte ce que coûte sa place au classement. Aux paris élargis, on désigne à chaque ligne trois voitures différentes dans l’ordre, et chaque voiture à la bonne place rapporte ce que vaut cette place à cette ligne.',
    },
  },
} satisfies VariantPart;
