import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { COLOURS } from './grammar.ts';
import type { FormulaForm } from '../../formula/catalogue.ts';

const { carPlace: nth } = shared;

export const form: FormulaForm = {
  refusals: {
    unreadable: ({ text }) => `« ${text} » n’est pas une action.`,
    'no-such-action': () => 'Cette action n’existe pas.',
    'game-over': () => 'La saison est finie : il n’y a plus rien à jouer.',
    'between-races': () => 'On ne joue rien entre deux courses.',
    'already-ready': () => 'Ce joueur a déjà donné son feu vert.',
    'not-resting': () => 'La course est en cours : on donne son feu vert entre deux courses.',
    'not-your-turn': ({ turn }, say) =>
      turn === undefined ? 'Ce n’est pas le tour de ce joueur.' : `C’est à ${say.name(turn)} de jouer.`,
    'table-must-act': () => 'C’est d’abord à la table d’agir : le dé, la pioche ou la grille.',
    'tables-part': () => 'Seule la table lance le dé, pioche et distribue.',
    'play-a-card-first': () => 'Jouez d’abord une carte.',
    'choose-a-car-now': ({ card }, say) => `Choisissez une voiture pour ${say.card(card)}.`,
    'choose-the-neighbour': () =>
      'Choisissez la seconde voiture de l’accident : celle de devant ou celle de derrière.',
    'charge-again-or-stop': () => 'Décidez de l’attaque : relancer le dé ou en rester là.',
    'accept-or-reject': () => 'Acceptez ou refusez le lancer.',
    'card-not-in-hand': ({ card }, say) =>
      `La carte ${say.card(card)} ne peut pas être jouée : elle n’est pas en main.`,
    'wrong-colour': ({ car, team }, say) =>
      `On ne peut pas choisir ${say.car(car)} : il faut une voiture ${COLOURS[team]}.`,
    'car-retired': ({ car }, say) => `On ne peut pas choisir ${say.car(car)} : cette voiture a abandonné.`,
    'not-a-tailender': ({ car, place: at }, say) =>
      `On ne peut pas choisir ${say.car(car)}, en ${nth(at)} place : il faut une des trois dernières.`,
    'not-a-neighbour': ({ car, place: at }, say) =>
      `On ne peut pas choisir ${say.car(car)} : elle n’est pas voisine de la ${nth(at)} place.`,
    'no-such-card-left': ({ card }, say) =>
      `On ne peut plus piocher ${say.card(card)} : toutes ces cartes sont déjà sorties.`,
    'team-already-drawn': ({ team }, say) => `${capital(say.team(team))} est déjà sur la grille.`,
    'team-already-given': ({ team }, say) => `${capital(say.team(team))} est déjà prise.`,
  },
  rules: {
    'F-C2': 'Les cartes',
    'F-S1': 'Écuries',
    'F-S3': 'La table',
    'F-S5': 'Ordre du jeu',
    'F-T1': 'Un tour de jeu',
    'F-T2': 'Choix',
    'F-K1': 'Dépassement',
    'F-K4': 'Recul',
    'F-K5': 'Turbo des derniers',
    'F-K6': 'Arrêt au stand',
    'F-K7': 'Attaque',
    'F-K8': 'Attaquer encore',
    'F-K10': 'Tête-à-queue',
    'F-K12': 'Accident',
    'F-E3': 'La saison',
    'F-E4': 'Le championnat',
    'F-O1': 'Courses plus courtes',
    'F-O2': 'Pilotes',
  },
  options: {
    races: {
      label: 'Courses',
      text: 'Le nombre de courses de la saison ; chacune part dans l’ordre d’arrivée de la précédente.',
      allowed: 'un nombre entier de 1 à 17',
      values: {},
    },
    removed: {
      label: 'Cartes retirées',
      text: 'Nombre de cartes retirées du paquet, sans les regarder, avant chaque course pour la raccourcir.',
      allowed: '0, 6, 12, 18 ou 24 : un nombre pour toutes les courses, ou un pour chacune',
      values: {},
    },
    teams: {
      label: 'Écuries',
      text: 'Comment les écuries sont attribuées : au hasard au début, ou choisies d’avance.',
      allowed: 'dealt (au hasard), ou une liste d’écuries différentes pour chaque place',
      values: {
        dealt: { label: 'au hasard', text: 'Les écuries sont distribuées au début de la saison.' },
      },
    },
    championship: {
      label: 'Championnat',
      text: 'Les deux se disputent pendant une saison ; celui-ci désigne le vainqueur de la partie.',
      allowed: 'constructors (constructeurs) ou drivers (pilotes)',
      values: {
        constructors: {
          label: 'Championnat des constructeurs',
          text: 'Le joueur dont les voitures ont ensemble le plus de points gagne.',
        },
        drivers: {
          label: 'Championnat des pilotes',
          text: 'Le pilote qui a le plus de points gagne.',
        },
      },
    },
    drivers: {
      label: 'Pilotes',
      text: 'Les noms des douze pilotes, deux par écurie, de la bleue à la violette.',
      allowed: 'douze noms de 24 lettres au plus, ou aucun',
      values: { none: { label: 'sans noms', text: 'Les voitures portent leur couleur et leur numéro.' } },
    },
  },
  values: {
    races: (races) => (races === 1 ? 'une course' : `${races} courses`),
    removed: (cards) => (cards === 0 ? 'aucune carte retirée' : `${cards} cartes retirées`),
    inRace: (race, value) => `course ${race} : ${value}`,
  },
  conflicts: {
    'removed-needs-a-number-per-race': 'une liste de cartes retirées demande un nombre par course.',
    'too-few-cards-left': 'il resterait trop peu de cartes : il en faut au moins six par joueur.',
    'teams-not-shared-evenly':
      'chacun prend le même nombre d’écuries : trois à 2 joueurs, deux à 3, une à partir de 4.',
    'drivers-named-twice': 'deux pilotes portent le même nom.',
  },
  presets: {
    'one-race': { label: 'Une course', text: 'Une seule course, environ quatre minutes contre les robots.' },
    evening: { label: 'Une soirée', text: 'Trois courses.' },
    tournament: { label: 'Un tournoi', text: 'Six courses.' },
    'full-season': {
      label: 'La saison entière',
      text: 'Dix-sept courses, en autant de séances que vous voulez.',
    },
  },
};
