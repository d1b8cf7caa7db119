import type { LessonTexts } from '../../page/lessons.ts';

export const formula: LessonTexts['steps']['formula'] = {
  places: {
    say: 'Douze voitures en file. Vous dirigez l’écurie jaune, qui part première et dernière. Seul l’ordre compte\u00a0: les six premières marquent des points.',
  },
  slipstream: {
    say: 'À votre tour, vous jouez une carte et en piochez une autre. Un Dépassement fait avancer une voiture de la couleur de la carte, et celle qui la suit vient avec elle, dans son aspiration.',
    ask: 'Choisissez le Dépassement +3 orange.',
    then: {
      car: 'Choisissez la voiture orange juste devant votre dernière.',
      confirm: 'Votre jaune suit\u00a0: trois places de gagnées. Confirmez.',
    },
  },
  pit: {
    say: 'Certaines cartes font lancer le dé à douze faces. Arrêt au stand\u00a0: de 1 à 6, la voiture perd autant de places\u202f; de 7 à 12, elle garde la sienne.',
    ask: 'Choisissez l’Arrêt au stand rouge, contre un rival.',
    then: {
      car: 'Choisissez la rouge devant votre seconde voiture.',
      confirm: 'Que le dé décide. Confirmez.',
    },
  },
  hold: {
    say: 'D’autres cartes font reculer n’importe quelle voiture. Toutes celles qui la suivaient remontent.',
    ask: 'Choisissez la Sortie de piste −2.',
    then: { car: 'Choisissez la bleue juste devant la vôtre.' },
  },
  spin: {
    say: 'Le Tête-à-queue est dangereux\u00a0: le dé désigne une place, et la voiture qui s’y trouve abandonne. Ce peut être une des vôtres\u202f!',
    ask: 'Choisissez le Tête-à-queue (abandon).',
    then: {
      confirm: 'Confirmez pour lancer le dé.',
      decision:
        'La troisième, et elle n’est pas à vous. Vous pourriez refuser un lancer, mais celui-ci est bon\u00a0: acceptez.',
    },
  },
  own: {
    say: 'Enfin votre couleur\u00a0: avec un Dépassement de votre écurie, vous choisissez laquelle de vos deux voitures avance.',
    ask: 'Choisissez le Dépassement +2 jaune.',
    then: { car: 'Choisissez celle qui est le plus en arrière.' },
  },
  clock: {
    say: 'Voici les coups restants, tous joueurs confondus. Quand la pioche est vide, chacun joue un dernier coup. Voici le vôtre.',
  },
  charge: {
    say: 'Attaque\u00a0: de 1 à 9, la voiture gagne une place, et si elle est à vous, vous pouvez relancer. De 10 à 12, le moteur casse.',
    ask: 'Choisissez l’Attaque (moteur cassé).',
    then: {
      car: 'Choisissez votre meilleure voiture, troisième.',
      confirm: 'Neuf chances sur douze. Confirmez.',
      again: 'Deuxième\u202f! Encore neuf chances sur douze\u00a0: tentez le coup.',
      stop: 'Vous êtes en tête, il n’y a plus rien à gagner\u00a0: restez-en là.',
    },
  },
  points: {
    say: 'Les six premières places rapportent 10, 6, 4, 3, 2 et 1 points à leur écurie, et la gagnante est à vous. Dans une saison, les points des courses s’additionnent.',
  },
};
