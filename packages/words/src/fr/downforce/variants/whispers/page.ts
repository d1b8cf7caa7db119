import type { WhisperTexts } from '../../../../page/downforce-variants.ts';

export const texts: WhisperTexts = {
  predictTitle: 'Quel ordre d’arrivée ?',
  swapTitle: (line) => `Ligne ${line} : un échange ?`,
  predictHint: 'Glissez les voitures, ou touchez-en une puis sa place. Clavier : Entrée, flèches.',
  swapHint: 'Touchez deux voitures, ou glissez l’une sur l’autre.',
  bonus: (points) => `Les six à leur place après cette ligne : +${points}`,
  board: 'Votre prédiction',
  row: (place, car, now) => `${place} : ${car}, ${now}`,
  nowAt: (place) => `actuellement ${place}`,
  plaque: 'Votre tuile',
  plaqueIs: (car) => `Votre tuile Pilote : ${car}`,
  plaqueNote: 'départage les égalités',
  asTheyStand: 'Dans l’ordre actuel',
  stand: 'La garder',
  standNote: 'aucun changement à cette ligne',
  lifted: (car, place) =>
    `${car} soulevée, ${place}. Flèches haut et bas pour la déplacer, Entrée pour la poser, Échap pour la remettre.`,
  picked: (car) => `${car} choisie : choisissez la voiture avec laquelle l’échanger.`,
  movedTo: (car, place) => `${car} : ${place}.`,
  putDown: (car, place) => `${car} posée : ${place}.`,
  swapped: (one, other) => `${one} et ${other} échangent leurs places.`,
  sheet: 'Vos murmures',
  now: 'Actuel',
  afterLine: (line) => `Ligne ${line}`,
  noPrediction: 'Vous prédisez l’ordre d’arrivée quand la première ligne est franchie.',
  rightNow: (right) =>
    right < 2
      ? `Si la course finissait là : ${right} voiture à sa place`
      : `Si la course finissait là : ${right} voitures à leur place`,
  isRight: 'juste',
  pointRule: ([first, second, third]) =>
    `Un point par voiture à sa place ; ${first}, ${second} ou ${third} de plus si les six étaient à leur place après la première, la deuxième ou la troisième ligne.`,
  result: 'Prédictions',
  place: 'Place',
  finish: 'Arrivée',
  right: 'Justes',
  bonusRow: 'Bonus',
  points: 'Points',
  tie: (car) => `Égalité : ${car}, la tuile du gagnant, est la mieux placée.`,
  nothing: 'aucune',
};
