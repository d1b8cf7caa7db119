import type { HubTexts } from '../../page/club/hub.ts';
import { plural } from '../common/shared.ts';

export const texts: HubTexts = {
  quick: {
    title: 'Course express',
    text: 'Vous et tous ceux qui voudront. Au bout d’une minute, des robots prennent les places libres.',
    game: 'Jeu',
    play: 'Trouver une course',
    waiting: (name, others) =>
      others === 0
        ? `${name} attend.`
        : `${name} et ${plural(others, 'autre personne', 'autres personnes')} attendent.`,
    nobody: 'Personne n’attend\u00a0: à vous d’ouvrir le bal.',
    startsIn: (time) => `Départ dans ${time}`,
    starting: 'Départ…',
    rule: 'La course part quand toutes les places sont prises ou que le temps est écoulé. Des robots prennent les places encore libres.',
    stay: 'Restez sur le site jusque-là\u00a0: en cas d’absence au départ, vous perdez votre place.',
  },
  running: {
    none: 'Aucune partie publique en cours. Tout le monde peut regarder une course express.',
    race: (race, races) => `Course ${race} sur ${races}`,
    lap: (lap) => `Tour ${lap}`,
    before: 'Avant le départ',
    inFront: (name) => `${name} en tête`,
    nobodysCar: 'Une voiture sans propriétaire en tête',
  },
  finished: {
    title: 'Récemment terminées',
    yours: 'Vos parties terminées',
    none: 'Une fois terminées, les parties publiques peuvent être revues ici par tout le monde.',
    more: 'Afficher plus de parties',
    review: 'Analyser',
    rated: 'classée',
    former: 'ancien joueur',
    bot: (name) => `${name} (robot)`,
  },
  top: {
    label: 'La partie de la semaine',
    text: 'La partie publique des sept derniers jours qui réunit les joueurs les mieux classés.',
  },
  daily: {
    title: 'La course du jour',
    raced: (count) =>
      count === 0
        ? 'Aucun résultat pour l’instant.'
        : `${plural(count, 'résultat', 'résultats')} aujourd’hui.`,
    best: (name) => `${name} mène.`,
    done: 'Vous avez couru aujourd’hui.',
    go: 'Prendre le départ',
    results: 'Voir les résultats',
  },
  doors: {
    title: 'Le club',
    account: {
      label: 'Votre compte',
      text: 'Gardez vos places et vos résultats pour de bon, sur tous vos appareils.',
    },
    notices: { label: 'Notifications', text: 'Pour savoir quand c’est à vous de jouer.' },
    ratings: { label: 'Classements', text: 'Qui est devant, jeu par jeu.' },
    leagues: { label: 'Ligues', text: 'Une saison pour votre groupe, avec calendrier et classement.' },
    bots: { label: 'Vos robots', text: 'Faites jouer votre propre programme.' },
  },
  toTables: 'Toutes les tables',
};
