import type { DailyTexts } from '../../page/daily.ts';
import { plural } from '../common/shared.ts';

export const texts: DailyTexts = {
  title: 'La course du jour',
  today: (game, date) => `${game}, ${date}`,
  about: {
    downforce: 'Vous et trois robots de niveau club, une course avec les règles de la boîte.',
    formula: 'Vous et trois robots de niveau club, une seule course.',
  },
  next: (left, local) => `La prochaine course commence dans ${left}, à ${local} (minuit UTC).`,
  left: (hours, minutes) => (hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h ${minutes}\u00a0min`),
  start: 'Au départ\u00a0: ça compte',
  startText:
    'Un seul essai compte. Vous pouvez l’interrompre et y revenir\u202f; ensuite, vous pourrez vous entraîner.',
  carryOn: 'Continuer',
  carryOnText: 'Votre essai du jour est en cours.',
  practise: 'Rejouer la même donne',
  practiseText: 'L’entraînement ne compte pas\u00a0: vous connaissez maintenant les cartes.',
  watch: 'Revoir la course',
  copyLink: 'Copier un lien pour vos amis',
  streak: (days) => (days === 1 ? 'Premier jour de votre série' : `${days} jours d’affilée`),
  yours: 'Votre résultat',
  result: (place, sides, score) => `${place} sur ${sides}, ${score}`,
  clubs: 'Face à cent clubs',
  clubsText:
    'Cent robots de niveau club jouent à votre place, avec vos cartes, contre les mêmes adversaires. Quand plusieurs coups se valent, chacun choisit le sien.',
  clubsDone: (done, of) => `Clubs qui ont couru\u00a0: ${done} sur ${of}`,
  better: (better, equal, of) => {
    const tied = equal === 0 ? '' : `, à égalité avec ${equal}`;
    return `Mieux que ${plural(better, 'club', 'clubs')} sur ${of}${tied}`;
  },
  stop: 'Arrêter',
  goOn: 'Faire courir les clubs',
  clubsFailed: 'Les clubs n’ont pas pu courir. Rechargez la page pour réessayer.',
  histogram: 'Nombre de clubs par score',
  asTable: 'Sous forme de tableau',
  score: 'Score',
  clubCount: 'Clubs',
  you: 'vous',
  honour: 'Pour l’honneur',
  honourText:
    'Sans serveur, la donne ne dépend que de la date. N’importe qui pourrait la calculer à l’avance\u00a0: nous comptons sur vous pour ne pas le faire.',
  sealed: 'Tirée par ce serveur',
  sealedText: (date) =>
    `Le secret de cette donne a été tiré le ${date}, et son sceau a été publié avant le début de la journée\u00a0: personne ne pouvait connaître la donne, ni la changer.`,
  sealedLate: 'Ce serveur ne tournait pas hier\u00a0: le secret a été tiré aujourd’hui.',
  broken: 'La donne du jour ne correspond pas au sceau que cet appareil a vu hier. Ne vous y fiez pas.',
  commitment: 'Sceau du jour',
  nextCommitment: 'Sceau de demain',
  table: 'Résultats du jour',
  tableNone: 'Personne n’a encore inscrit de résultat.',
  tableAway: 'Impossible de charger les résultats.',
  ranked: (rank, of) => `Votre rang\u00a0: ${rank} sur ${of}.`,
  rank: 'Rang',
  name: 'Nom',
  place: 'Place',
  enter: 'Inscrire mon résultat',
  enterText:
    'Tout le monde sur ce serveur verra votre nom et votre score. Le serveur rejoue votre course pour la vérifier.',
  yourName: 'Votre nom',
  entered: 'Votre résultat est inscrit.',
  notEntered: {
    'already-counted': 'Vous avez déjà un résultat aujourd’hui. C’est le premier qui compte.',
    'not-this-race': 'Le serveur n’accepte plus cette course\u00a0: sa journée est finie.',
    'bad-name': 'Un nom a de 1 à 24 caractères, sans espace au début ni à la fin.',
    other: 'Le résultat n’a pas pu être inscrit. Réessayez dans un instant.',
  },
  more: 'Plus de résultats',
};
