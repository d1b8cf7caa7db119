import type { LessonTexts } from '../../page/lessons.ts';
import { by } from '../downforce/grammar.ts';

export const hints: LessonTexts['hints'] = {
  title: (game) => `${game}, avec des conseils`,
  label: 'Conseil',
  show: 'Montrer les conseils',
  hide: 'Cacher',
  hideLabel: 'Cacher les conseils',
  thinking: 'À la recherche d’un bon coup…',
  onlyWay: 'Il n’y a qu’une chose à faire.',
  downforce: {
    'brings-home': (card, car) => `${card}\u00a0: votre voiture ${car} franchit l’arrivée.`,
    'moves-own': (card, car, spaces) => `${card}\u00a0: votre voiture ${car} avance ${by(spaces)}.`,
    moves: (card, car, spaces) => `${card}\u00a0: la voiture ${car} avance ${by(spaces)}.`,
    jams: (card, car) => `${card}\u00a0: elle permet de coincer la voiture ${car} dans un bouchon.`,
    'least-harm': (card) =>
      `${card}\u00a0: rien ne vous sert pour l’instant, et c’est ce qui aide le moins les autres.`,
  },
  formula: {
    'moves-up': (card, car) => `${card} avec la voiture ${car}\u00a0: votre voiture remonte.`,
    slipstream: (card, car, other) =>
      `${card} avec la voiture ${other}\u00a0: la voiture ${car} suit dans son aspiration.`,
    'holds-back': (card, car) => `${card} contre la voiture ${car}\u00a0: un rival perd des places.`,
    'costs-rivals': (card, car) =>
      `${card} avec la voiture ${car}\u00a0: d’autres rivaux perdent des places.`,
    charges: (card, car) => `${card} avec la voiture ${car}\u00a0: le dé vous est favorable.`,
    gambles: (card) => `${card}\u00a0: laissez choisir le dé, vous n’avez pas grand-chose à perdre.`,
    saves: (card, _car, other) => `${card}\u00a0: gardez ${other} pour plus tard, vous en tirerez davantage.`,
    'least-harm': (card) => `${card}\u00a0: rien ne vous sert pour l’instant, et c’est un moindre mal.`,
    'takes-out': (_card, _car, other) => `Entraînez la voiture ${other} dans l’accident.`,
    'rolls-again': 'Relancez\u00a0: neuf chances sur douze.',
    stops: 'Restez-en là\u00a0: il y a plus à perdre qu’à gagner.',
    accepts: 'Acceptez ce lancer\u00a0: un autre ne serait guère meilleur.',
    rejects: 'Refusez ce lancer\u00a0: le suivant a toutes les chances d’être meilleur.',
  },
};
