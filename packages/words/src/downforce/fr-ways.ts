import { words as shared } from '../fr.ts';
import type { WayWords } from './catalogue.ts';

const { and, carPlace: nth, points } = shared;
const millions = (count: number) => (count < 0 ? `−$${-count}M` : count === 0 ? '$0' : `$${count}M`);

/** D-V3 à D-V7 et D-V9. */
export const ways: WayWords = {
  facts: {
    'die-set': ({ seat, bid }, say) => {
      if (bid === undefined) return `${say.does(seat, 'a', 'avez')} réglé un dé.`;
      return bid === 0
        ? `${say.does(seat, 'règle', 'réglez')} le dé pour passer.`
        : `${say.does(seat, 'règle', 'réglez')} le dé sur ${bid}.`;
    },
    'dice-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, bid }) =>
        bid === 0
          ? say.doing(seat, 'passe', 'passez')
          : `${say.doing(seat, 'mise', 'misez')} ${millions(bid)}`,
      );
      return `Les dés pour ${say.car(car)} : ${rows.join(' ; ')}.`;
    },
    'takes-last': ({ seat, car, price }, say) =>
      `${say.does(seat, 'reste', 'restez')} sans voiture et ${say.isYou(seat) ? 'devez' : 'doit'} prendre ${say.car(car)} pour ${millions(price)}.`,
    'podium-laid': ({ seat, bet, cars }, say) =>
      cars === undefined
        ? `${say.does(seat, 'a', 'avez')} nommé trois voitures (pari ${bet}).`
        : `${say.does(seat, 'nomme', 'nommez')} (pari ${bet}) : ${cars.map((car, at) => `${nth(at + 1)} ${say.carLabel(car)}`).join(', ')}.`,
    'bet-declined': ({ seat, bet }, say) =>
      `${say.does(seat, 's’abstient', 'vous abstenez')} de parier à la ligne ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'a', 'avez')} choisi à la ligne ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'personne' : say.names(backers);
      const not = declined.length === 0 ? '' : ` ; sans pari : ${say.names(declined)}`;
      return `Paris à la ligne ${bet} : ${has}${not}.`;
    },
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'reçoit', 'recevez')} une tuile Pilote.`
        : `${say.does(seat, 'reçoit', 'recevez')} la tuile Pilote de ${say.car(car)}.`,
    'whispers-asked': ({ line }) =>
      line === 1
        ? 'La première ligne est franchie : tout le monde prédit l’ordre d’arrivée.'
        : `La ligne ${line} est franchie : chacun peut échanger deux voitures dans sa prédiction.`,
    predicted: ({ seat, line, order }, say) => {
      if (order === undefined) return `${say.does(seat, 'a', 'avez')} murmuré à la ligne ${line}.`;
      const cars = order.map(say.carLabel).join(', ');
      return line === 1
        ? `${say.does(seat, 'prédit', 'prédisez')} ${cars}.`
        : `Après la ligne ${line}, ${say.doing(seat, 'prédit', 'prédisez')} ${cars}.`;
    },
    'whispers-shown': ({ sheets }, say) => {
      const rows = sheets.map(({ seat, plaque, right, bonus, points: sum }) => {
        const places = right < 2 ? `${right} à sa place` : `${right} à leur place`;
        const gained = bonus > 0 ? `${places} et un bonus de ${bonus}` : places;
        return `${say.seat(seat)} (tuile ${say.carLabel(plaque)}) : ${gained}, ${points(sum)}`;
      });
      return `Les prédictions sont révélées : ${rows.join(' ; ')}.`;
    },
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? millions : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `La partie ${leg} sur ${legs} est finie (${say.track(result.track)}). Le championnat en est à : ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) =>
      `${say.does(seat, 'donne son', 'donnez votre')} feu vert pour la partie suivante.`,
  },
  phases: {
    'dealing-plaques': 'Distribution des tuiles Pilote',
    'drawing-first': 'Tirage de qui joue en premier',
    'revealing-slips': 'On montre qui a parié',
    predicting: 'Prédictions',
    swapping: 'Corrections des prédictions',
    resting: 'Entre deux parties',
  },
  table: {
    'dealing-plaques': 'On distribue les tuiles Pilote.',
    'drawing-first': 'On tire au sort qui joue en premier.',
    'revealing-slips': 'On montre qui a parié et qui s’est abstenu.',
  },
  prompts: {
    die: (car, power, say) =>
      `Réglez un dé pour ${say.car(car)}${power === null ? '' : `, avec ${say.power(power)}`} : votre enchère de 1 à 6, ou passez.`,
    betAtOdds: (bet, times) =>
      `Pari ${bet} : choisissez la voiture qui gagnera. Le pari rapporte la place actuelle de la voiture, multipliée ${and(times.map((time, at) => `par ${time} si elle finit ${nth(at + 1)}`))}.`,
    betOrCost: (bet, pays, costs) =>
      `Pari ${bet} : choisissez la voiture qui gagnera. Il rapporte ${and(pays.map((pay, at) => `${pay} pour la ${nth(at + 1)} place`))} ; ${and(costs.map(({ at, cost }) => `la ${nth(at)} place coûte ${cost}`))}.`,
    podium: (bet, pays) =>
      `Pari ${bet} : nommez les trois premières dans l’ordre. Une voiture exactement là rapporte ${and(pays.map((pay, at) => `${pay} pour la ${nth(at + 1)} place`))}.`,
    mayDecline: 'Vous ne pariez qu’une fois, et pouvez vous abstenir.',
    predict: () => 'Prédisez tout l’ordre d’arrivée, de la première à la sixième.',
    swap: (line) => `Ligne ${line} : échangez deux voitures dans votre prédiction, ou laissez-la.`,
    waitWhispers: (names) => `En attente de prédictions : ${names}.`,
    ready: () => 'Donnez votre feu vert pour la partie suivante.',
    waitReady: (names) => `En attente du feu vert pour la partie suivante : ${names}.`,
  },
  refusals: {
    'set-a-die-now': () => 'Il faut régler un dé : une enchère de 1 à 6, ou passer.',
    'bet-or-decline-now': () => 'Il faut parier, ou s’abstenir.',
    'name-three-now': () => 'Il faut parier : nommez trois voitures dans l’ordre.',
    'has-bet': () => 'Le pari est fait : à qui a parié, on ne demande plus rien.',
    'predict-now': () => 'Il faut prédire les six places.',
    'swap-or-stand-now': () => 'D’abord, échangez deux voitures dans la prédiction, ou laissez-la.',
    'ready-now': () => 'Entre deux parties, il n’y a qu’une chose à faire : donner votre feu vert.',
    'plaque-already-dealt': ({ car }, say) => `La tuile Pilote de ${say.car(car)} a déjà été distribuée.`,
  },
  plain: {
    decline: 'S’abstenir',
    stand: 'La laisser',
    ready: 'Feu vert',
    pass: 'Passer',
  },
  things: {
    plaque: (car) => `Tuile Pilote : ${car}`,
    offer: (number) => `Miser ${number}`,
    swap: (cars) => `Échanger ${cars}`,
    podium: (cars) => `Nommer ${cars}`,
    predict: (cars) => `Prédire ${cars}`,
  },
};
