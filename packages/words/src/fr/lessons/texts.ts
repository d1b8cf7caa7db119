import type { LessonTexts } from '../../page/lessons.ts';
import { downforce } from './downforce.ts';
import { formula } from './formula.ts';
import { hints } from './hints.ts';

export const texts: LessonTexts = {
  title: (game) => `Apprendre ${game}`,
  progress: (step, of) => `Leçon, étape ${step} sur ${of}`,
  next: 'Continuer',
  doIt: 'Faites-le pour moi',
  leave: 'Quitter la leçon',
  leaveTitle: 'Quitter la leçon\u202f?',
  leaveText: 'Vous pourrez reprendre plus tard, à cette étape précisément.',
  stay: 'Rester ici',
  restart: 'Recommencer',
  taps: {
    wild: 'Choisissez cette voiture.',
    step: 'Touchez la case entourée\u00a0: la voiture y va.',
    car: 'Touchez la voiture entourée.',
    decision: 'Et maintenant, ceci.',
    confirm: 'Confirmez. Jusque-là, tout peut être annulé.',
  },
  astray: (ask) => `Un beau coup, mais jouons-en un autre pour l’instant. ${ask}`,
  astrayUndo:
    'Un beau coup, mais jouons-en un autre pour l’instant\u00a0: reprenez celui-ci avec «\u00a0Annuler\u00a0».',
  done: {
    title: 'Vous savez courir',
    text: 'C’était une vraie course, avec les vraies règles. Elle ne compte nulle part.',
    other: (game) => `Apprendre aussi ${game}`,
    race: 'Une course entière à vous, avec des conseils',
    raceNow: 'Jouer maintenant',
    again: 'Encore une fois depuis le début',
    home: 'Accueil',
  },
  steps: { downforce, formula },
  hints,
};
