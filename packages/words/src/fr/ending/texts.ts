import { atStart, type EndingTexts, type Person } from '../../page/ending.ts';
import { words as shared } from '../common/shared.ts';

const { and, carPlace: nth } = shared;

const who = ({ name, isYou }: Person) => (isYou ? 'vous' : name);
/** Others first: «Ada et vous». */
const names = (people: readonly Person[]) =>
  and(people.toSorted((a, b) => Number(a.isYou) - Number(b.isYou)).map(who));
const theCar = (car: string) => (car.startsWith('o') ? `l’${car}` : `la ${car}`);

export const texts: EndingTexts = {
  wins: (winners) => {
    const [only] = winners;
    if (winners.length > 1) return `Victoire partagée entre ${names(winners)}`;
    return only === undefined || only.isYou ? 'Vous avez gagné\u202f!' : `${atStart(only, '')} gagne`;
  },
  ahead: (first, second, by, why) => {
    const end = `de ${by}${why === null ? '' : `\u00a0: ${why}`}.`;
    if (first.isYou) return `Vous battez ${second.name} ${end}`;
    return second.isYou
      ? `${atStart(first, '')} vous bat ${end}`
      : `${atStart(first, '')} bat ${second.name} ${end}`;
  },
  level: (first, second, score, byCar) =>
    `Égalité à ${score} entre ${names([first, second])}${byCar ? '\u00a0: la voiture la mieux classée départage' : ''}.`,
  bestCars: (car, at, other, otherAt) =>
    `Les meilleures voitures décident\u00a0: ${theCar(car)} est ${nth(at)}, ${theCar(other)} ${nth(otherAt)}.`,
  reasons: {
    bet: (bet, car, pays, other) =>
      `le pari ${bet}, sur ${theCar(car)}, a rapporté ${pays} contre ${other ?? 'rien'}`,
    bets: (more) => `les paris ont rapporté ${more} de plus`,
    prizes: (more) => `les voitures ont gagné ${more} de plus en prix de course`,
    paid: (less) => `les voitures ont coûté ${less} de moins aux enchères`,
    overpaid: (second, paid, won) =>
      `${second.isYou ? 'vous avez' : `${second.name} a`} payé ${paid} pour des voitures qui ont rapporté ${won}`,
    race: (race, more) => `la course ${race} a rapporté à elle seule ${more} de plus`,
    places: (first, second) =>
      `${and(first.map(nth))} ${first.length > 1 ? 'places' : 'place'} contre ${second.length === 0 ? 'aucun point' : and(second.map(nth))}`,
  },
  podium: 'Podium',
  raceOver: 'La course est finie',
  again: 'Rejouer',
  starting: 'En piste…',
  setUp: 'Changer les options',
  daily: 'Comparer avec cent clubs',
  review: 'Analyser la partie',
  hints: (count) => (count === 1 ? '1 conseil pris' : `${count} conseils pris`),
  watchReplay: 'Revoir la partie',
  share: 'Partager le résultat',
  sharing: {
    title: 'Partager le résultat',
    making: 'Création de l’image…',
    failed: 'Ce navigateur n’a pas pu créer l’image.',
    send: 'Envoyer l’image',
    png: 'Enregistrer en PNG',
    svg: 'Enregistrer en SVG',
    link: 'Copier un lien vers la rediffusion',
    linkText:
      'Le lien contient toute la partie\u00a0: il s’ouvre sur n’importe quel appareil, et aucun serveur ne la garde.',
    linkPublic: 'Cette partie est publique\u00a0: le lien ouvre la rediffusion sur n’importe quel appareil.',
    copied: 'Lien copié.',
    copyThis: 'Copiez ce lien\u00a0:',
    tooLong: 'Cette partie est trop longue pour un lien\u00a0: téléchargez-la plutôt.',
    record: 'Télécharger la partie',
  },
  link: {
    bad: 'Ce lien ne fonctionne pas',
    broken:
      'Il en manque une partie, ou il a été modifié en chemin. Demandez-le à nouveau et copiez-le en entier.',
    tooBig: 'Il contient plus qu’une partie entière. Redemandez-le, ou demandez la partie en fichier.',
    oldBrowser:
      'Ce navigateur est trop ancien pour l’ouvrir. Demandez la partie en fichier, ou prenez un autre navigateur.',
    fromLink: 'Partie reçue par un lien\u00a0: rien n’a été modifié, tous les coups respectent les règles.',
    altered:
      'Partie reçue par un lien, et modifiée\u00a0: on ne peut la revoir que jusqu’à la première erreur.',
    keep: 'Enregistrer dans Mes parties',
    kept: 'Enregistrée dans Mes parties.',
  },
};
