import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { cards, by, lostSpaces, spaces } from './grammar.ts';
import type { Idles, PrintedPart } from '../../downforce/catalogue.ts';

const { and, carPlace: nth } = shared;

const idles: Idles = {
  finished: (line, car) => `${line}, sans effet : ${car} est déjà arrivée.`,
  blocked: (_, car, number, by) =>
    `${capital(car)} est bloquée par ${by} et n’avance pas : ${lostSpaces(number)}.`,
  'no-colour': (line) => `${line}, sans effet : il n’y a aucune voiture à choisir.`,
};

export const race = {
  facts: {
    'race-starts': ({ track, first }, say) =>
      `La course commence : ${say.track(track)}. ${say.does(first, 'joue', 'jouez')} en premier.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'C’est votre tour.' : `C’est à ${say.name(seat)} de jouer.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'joue', 'jouez')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'joue', 'jouez')} les lignes ${order === 'bottom-up' ? 'de bas en haut' : 'de haut en bas'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'prend', 'prenez')} ensuite la ligne ${say.line(line)}.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignore', 'ignorez')} la ligne ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'joue', 'jouez')} la ligne ${say.line(line)}.`,
    'line-idle': ({ line, why, car, by = [] }, say) =>
      idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
        and(by.map(say.car)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'choisit', 'choisissez')} ${say.car(car)} pour le Joker ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} franchit la ligne d’arrivée.`
        : `${say.carAtStart(car)} avance sur la case ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} arrive ${nth(at)}.`,
    jammed: ({ car, lost, by: ahead }, say) =>
      `${say.carAtStart(car)} est coincée derrière ${and(ahead.map(say.car))} : ${lostSpaces(lost)}.`,
    'goes-on': ({ seat, car, spaces: more, power }, say) =>
      `${say.does(seat, 'fait', 'faites')} avancer ${say.car(car)} ${by(more)} de plus, grâce à ${say.power(power)}.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'laisse', 'laissez')} ${say.car(car)} où elle est.`,
    'went-out': ({ seat, cards: left }, say) => {
      const out = say.does(
        seat,
        'n’a plus de voiture en piste et quitte la course',
        'n’avez plus de voiture en piste et quittez la course',
      );
      if (left.length === 0) return `${out}.`;
      const isYou = say.isYou(seat);
      return left.length === 1
        ? `${out}. ${isYou ? 'Votre' : 'Sa'} dernière carte va à la défausse.`
        : `${out}. ${isYou ? 'Vos' : 'Ses'} ${cards(left.length)} vont à la défausse.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
  },
  gathered: {
    drive: (
      { car, seat, isSteered, spaces: driven, more, powers, to, toGo, lost, by: ahead, place: at },
      say,
    ) => {
      const who = isSteered
        ? `${say.does(seat, 'dirige', 'dirigez')} ${say.car(car)}, qui avance`
        : `${say.carAtStart(car)} avance`;
      const way = `${who} ${by(driven)}${more > 0 ? ` et, grâce à ${and(powers.map(say.power))}, de ${more} de plus` : ''}`;
      if (to === null) {
        return `${way} et franchit la ligne d’arrivée${at === null ? '' : ` : ${say.car(car)} est ${nth(at)}`}.`;
      }
      const jam =
        lost > 0
          ? `, puis se retrouve coincée derrière ${and(ahead.map(say.car))} : ${lostSpaces(lost)}`
          : '';
      return `${way} (à ${spaces(toGo)} de l’arrivée)${jam}.`;
    },
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'pioche', 'piochez')} ${drawn.map(say.card).join(' ; ')}.`,
  },
  phases: {
    'drawing-hands': 'Pioche des mains',
    'revealing-hands': 'Les dernières cartes sont révélées',
    drawing: 'Pioche',
    playing: 'Choix d’une carte',
    ordering: 'Choix de l’ordre',
    'choosing-line': 'Choix d’une ligne',
    'deciding-line': 'Décision sur une ligne',
    'choosing-wild': 'Choix d’une voiture pour un Joker',
    stepping: 'Une voiture avance',
    adding: 'Continuer ou non',
  },
  table: {
    'drawing-hands': 'On pioche les mains.',
    'revealing-hands': 'Quelqu’un n’a plus de voiture en piste : on révèle ses dernières cartes.',
  },
  prompts: {
    drawing: (seat, say) => `${say.does(seat, 'pioche', 'piochez')} une carte.`,
    play: () => 'À vous : jouez une carte.',
    waitPlay: (name) => `En attente : ${name} doit jouer une carte.`,
    order: () => 'Jouer les lignes de haut en bas, ou de bas en haut ?',
    waitOrder: (name) => `En attente : ${name} doit choisir l’ordre des lignes.`,
    chooseLine: () => 'Choisissez la ligne à jouer maintenant.',
    waitLine: (name) => `En attente : ${name} doit choisir la ligne suivante.`,
    decideLine: (line) => `Jouer la ligne ${line}, ou l’ignorer ? Vous pouvez ignorer une ligne de la carte.`,
    waitDecide: (name, line) => `En attente : ${name} doit jouer ou ignorer la ligne ${line}.`,
    wild: (number) => `Joker ${number} : choisissez la voiture qu’il déplace.`,
    waitWild: (name, number) => `En attente : ${name} doit choisir une voiture pour le Joker ${number}.`,
    step: (car, left, isOn) =>
      `Faites ${isOn ? 'encore ' : ''}avancer ${car} ${by(left)} : choisissez une case, ou laissez-la prendre l’intérieur.`,
    steer: (car, left, player) =>
      `C’est vous qui dirigez : la carte jouée par ${player} fait avancer ${car} ${by(left)}. Choisissez une case, ou laissez-la prendre l’intérieur.`,
    waitStep: (name, car, left) => `En attente : ${name} doit faire avancer ${car} ${by(left)}.`,
    add: (car, more, power) =>
      `${car} peut avancer ${by(more)} de plus (${power}). Continuer, ou rester là ?`,
    waitAdd: (name, car, more) => `En attente : ${name} doit décider si ${car} avance ${by(more)} de plus.`,
  },
  plain: {
    'top-down': 'De haut en bas',
    'bottom-up': 'De bas en haut',
    ignore: 'Ignorer la ligne',
    move: 'Jouer la ligne',
    more: 'Continuer',
    enough: 'Rester là',
  },
  things: {
    draw: (card) => `Piochée : ${card}`,
    play: (card) => `Jouer ${card}`,
    line: (line) => `Jouer la ligne ${line}`,
    wild: (car) => `Choisir ${car}`,
    step: (space) => `Vers la case ${space}`,
    home: () => 'Franchir la ligne d’arrivée',
  },
} satisfies PrintedPart;
