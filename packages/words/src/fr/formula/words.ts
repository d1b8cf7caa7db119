import { plural, words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { seasonOver } from '../../formula/champions.ts';
import { isDriversSeason } from '../../formula/voice.ts';
import { COLOURS, CARDS, fromTo, placesWord, BREAKS } from './grammar.ts';
import type { FormulaCatalogue } from '../../formula/catalogue.ts';
import { formulaWords, type FormulaWords } from '../../formula/words.ts';
import { form } from './form.ts';

const { place, carPlace: nth, points, and } = shared;

const catalogue: FormulaCatalogue = {
  ...form,
  title: 'Formula Motor Racing',
  carColours: COLOURS,
  teamColours: COLOURS,
  cardColours: CARDS,
  teams: {
    blue: 'l’écurie bleue',
    green: 'l’écurie verte',
    yellow: 'l’écurie jaune',
    orange: 'l’écurie orange',
    red: 'l’écurie rouge',
    purple: 'l’écurie violette',
  },
  theCar: (label) => (label.startsWith('o') ? `l’${label}` : `la ${label}`),
  does: (name, isYou, they, you) => (isYou ? `Vous ${you}` : `${name} ${they}`),
  you: 'vous',
  uncontrolled: (team) => `${COLOURS[team]} (écurie neutre)`,
  driven: (car, owner) => `${car} pour ${owner ?? 'vous'}`,
  cards: {
    turbo: {
      name: 'Turbo des derniers',
      short: 'Turbo',
      text: 'Choisissez une des trois dernières voitures : elle avance de trois places, seule.',
    },
    'charge-gears': {
      name: 'Attaque (boîte cassée)',
      short: 'Attaque',
      text: 'Choisissez une voiture et lancez le dé : de 1 à 9 elle avance d’une place, et si elle est à vous, vous pouvez relancer ; de 10 à 12 elle rétrograde à la dernière place.',
    },
    'charge-engine': {
      name: 'Attaque (moteur cassé)',
      short: 'Attaque',
      text: 'Choisissez une voiture et lancez le dé : de 1 à 9 elle avance d’une place, et si elle est à vous, vous pouvez relancer ; de 10 à 12 elle abandonne.',
    },
    'wrong-line': {
      name: 'Mauvaise trajectoire −1',
      short: '−1',
      text: 'Choisissez une voiture : elle recule d’une place.',
    },
    'off-circuit': {
      name: 'Sortie de piste −2',
      short: '−2',
      text: 'Choisissez une voiture : elle recule de deux places.',
    },
    'lose-control': {
      name: 'Perte de contrôle −3',
      short: '−3',
      text: 'Choisissez une voiture : elle recule de trois places.',
    },
    'spin-out': {
      name: 'Tête-à-queue (abandon)',
      short: 'Abandon',
      text: 'Lancez le dé : la voiture à cette place abandonne. Vous pouvez refuser le premier lancer, pas le second.',
    },
    'spin-last': {
      name: 'Tête-à-queue (dernier)',
      short: 'Dernier',
      text: 'Lancez le dé : la voiture à cette place rétrograde à la dernière. Vous pouvez refuser le premier lancer, pas le second.',
    },
    crash: {
      name: 'Accident',
      short: 'Accident',
      text: 'Lancez le dé : la voiture à cette place abandonne, avec celle de devant ou celle de derrière, à votre choix.',
    },
  },
  overtake: (places, team) => ({
    name: `Dépassement +${places}`,
    short: `+${places}`,
    text: `Choisissez une voiture ${COLOURS[team]} : elle avance de ${places} places, et la voiture derrière elle suit dans son aspiration.`,
  }),
  pit: (team) => ({
    name: 'Arrêt au stand',
    short: 'Stand',
    text: `Choisissez une voiture${team === 'beige' ? '' : ` ${COLOURS[team]}`} et lancez le dé : de 1 à 6 elle recule d’autant de places, de 7 à 12 elle garde la sienne.`,
  }),
  facts: {
    'team-given': ({ seat, team }, say) => `${say.does(seat, 'reçoit', 'recevez')} ${say.team(team)}.`,
    'grid-drawn': ({ team, places: [front, rear] }, say) =>
      `${capital(say.team(team))} part en ${nth(front)} et en ${nth(rear)} place.`,
    'race-starts': ({ race, grid, pile, first }, say) =>
      `Départ de la course ${race}. La grille, depuis l’avant : ${and(grid.map(say.carLabel))}. ` +
      `${plural(pile, 'carte', 'cartes')} dans la pioche. ${say.does(first, 'commence', 'commencez')}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'reçoit', 'recevez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : say.card(card)}.`,
    played: ({ seat, card }, say) => `${say.does(seat, 'joue', 'jouez')} ${say.card(card)}.`,
    chose: ({ seat, car }, say) => `${say.does(seat, 'choisit', 'choisissez')} ${say.car(car)}.`,
    rolled: ({ seat, die, card }, say) =>
      `${say.does(seat, 'fait', 'faites')} ${die} au dé pour ${say.card(card)}.`,
    rejected: ({ seat, die }, say) => `${say.does(seat, 'refuse', 'refusez')} le ${die}.`,
    accepted: ({ seat, die }, say) => `${say.does(seat, 'accepte', 'acceptez')} le ${die}.`,
    'rolls-again': ({ seat, car }, say) =>
      `${say.does(seat, 'attaque', 'attaquez')} encore avec ${say.car(car)}.`,
    stopped: ({ seat, car }, say) => `${say.does(seat, 'en reste', 'en restez')} là avec ${say.car(car)}.`,
    moved: (fact, say) => catalogue.moves[fact.cause](fact, say),
    retired: (fact, say) => catalogue.retirements[fact.cause](fact, say),
    nothing: ({ why, car, place: at }, say) =>
      catalogue.nothings[why](car === undefined ? '' : say.carAtStart(car), at ?? 0),
    'pile-empty': ({ seat, turns }, say) =>
      `La pioche est vide : encore un coup pour chacun, ${turns} en tout. ${say.does(seat, 'joue', 'jouez')} en dernier.`,
    'race-over': ({ race, order, running, points: won }, say) => {
      const rows = order.map((car, slot) => {
        const score = won[slot] ?? 0;
        return `${nth(slot + 1)} ${say.carLabel(car)}${score > 0 ? `, ${points(score)}` : ''}${slot >= running ? ', abandon' : ''}`;
      });
      return `La course ${race} est finie. ${rows.join(' ; ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'donne son feu vert', 'donnez votre feu vert')}.`,
    'season-over': (fact, say) => seasonOver(catalogue, fact, say),
  },
  moves: {
    overtake: ({ car, from, to }, say) => `${say.carAtStart(car)} remonte ${fromTo(from, to)}.`,
    slipstream: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} suit dans son aspiration, ${fromTo(from, to)}.`,
    turbo: ({ car, from, to }, say) => `${say.carAtStart(car)} bondit ${fromTo(from, to)}.`,
    charge: ({ car, from, to }, say) => `${say.carAtStart(car)} attaque : ${fromTo(from, to)}.`,
    gears: ({ car, from }, say) =>
      `${say.carAtStart(car)} casse sa boîte et rétrograde de la ${nth(from)} à la dernière place.`,
    back: ({ car, from, to }, say) => `${say.carAtStart(car)} recule ${fromTo(from, to)}.`,
    pit: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} s’arrête au stand et recule ${fromTo(from, to)}.`,
    spin: ({ car, from }, say) =>
      `${say.carAtStart(car)} part en tête-à-queue et rétrograde de la ${nth(from)} à la dernière place.`,
  },
  retirements: {
    engine: ({ car, from }, say) =>
      `${say.carAtStart(car)} casse son moteur en ${nth(from)} place et abandonne.`,
    spin: ({ car, from }, say) =>
      `${say.carAtStart(car)} part en tête-à-queue en ${nth(from)} place et abandonne.`,
    crash: ({ car, from }, say) => `${say.carAtStart(car)} a un accident en ${nth(from)} place et abandonne.`,
  },
  nothings: {
    'both-retired': () => 'Les deux voitures de cette couleur ont abandonné : rien ne se passe.',
    'nobody-there': (_, at) => `Il n’y a pas de voiture en ${nth(at)} place : rien ne se passe.`,
    'stays-first': (car) => `${car} est déjà en tête et y reste.`,
    'stays-last': (car) => `${car} est déjà en queue et y reste.`,
    'no-pit-trouble': (car, at) => `${car} ne s’arrête pas au stand et garde la ${nth(at)} place.`,
  },
  phases: {
    giving: 'Distribution des écuries',
    gridding: 'Tirage de la grille',
    dealing: 'Distribution des cartes',
    playing: 'Choix d’une carte',
    choosing: 'Choix d’une voiture',
    rolling: 'Lancer du dé',
    deciding: 'Décision',
    drawing: 'Pioche',
    resting: 'Entre deux courses',
    over: 'Saison finie',
  },
  prompts: {
    table: {
      giving: 'On distribue les écuries.',
      gridding: 'On tire la grille de départ.',
      dealing: 'On distribue les cartes.',
      rolling: 'Le dé roule.',
    },
    drawing: (seat, say) => `${say.does(seat, 'pioche', 'piochez')} une carte.`,
    play: (isLast) =>
      isLast ? 'Votre dernier coup de cette course : jouez une carte.' : 'À vous : jouez une carte.',
    waitPlay: (name) => `En attente : ${name} doit jouer une carte.`,
    chooseOvertake: (places, team) =>
      `Choisissez une voiture ${COLOURS[team]} : elle avance de ${places} places et emmène celle de derrière.`,
    chooseTurbo: () => 'Choisissez une des trois dernières voitures : elle avance de trois places, seule.',
    chooseBack: (places) => `Choisissez une voiture : elle recule ${placesWord(places)}.`,
    choosePit: (team) =>
      `Choisissez une voiture${team === 'beige' ? '' : ` ${COLOURS[team]}`} pour l’arrêt au stand : de 1 à 6 au dé, elle recule d’autant.`,
    chooseCharge: (breaks) =>
      `Choisissez la voiture qui attaque : de 1 à 9 elle avance d’une place, de 10 à 12 ${BREAKS[breaks]}.`,
    waitChoose: (name, card) => `En attente : ${name} doit choisir une voiture pour ${card}.`,
    charge: (car, at, breaks) =>
      `${car} est en ${nth(at)} place. Attaquer encore, ou en rester là ? De 10 à 12 ${BREAKS[breaks]}.`,
    waitCharge: (name, car) => `En attente : ${name} peut attaquer encore avec ${car} ou en rester là.`,
    spin: (die, car, retires) => {
      const what = retires ? 'abandonnerait' : 'rétrograderait à la dernière place';
      const effect =
        car === undefined
          ? `il n’y a pas de voiture en ${nth(die)} place, rien ne se passerait`
          : `${car} ${what}`;
      return `Le dé montre ${die} : ${effect}. Accepter, ou relancer une fois ?`;
    },
    waitSpin: (name, die) => `En attente : ${name} doit accepter ou refuser le ${die}.`,
    crash: (car, front, behind) =>
      `${car} a un accident. Choisissez la voiture entraînée dans l’accident : ${front}, devant, ou ${behind}, derrière.`,
    waitCrash: (name, car) =>
      `En attente : ${name} doit choisir la voiture prise dans l’accident avec ${car}.`,
    rest: (race) => `La course ${race} est finie. Donnez votre feu vert pour la course ${race + 1}.`,
    waitRest: (names, race) => `En attente du feu vert pour la course ${race} : ${names}.`,
    raceOver: (winner, say) =>
      `La course est finie. ${say.sideDoes(winner, 'gagne', 'gagnez')} avec ${points(winner.score)}.`,
    over: 'La saison est finie.',
    champion: (winner, say) => {
      const title = isDriversSeason([winner])
        ? 'le championnat des pilotes'
        : 'le championnat des constructeurs';
      return `${say.sideDoes(winner, 'gagne', 'gagnez')} ${title} avec ${points(winner.score)}.`;
    },
  },
  plain: {
    again: 'Attaquer encore',
    stop: 'En rester là',
    accept: 'Accepter',
    reject: 'Relancer une fois',
    ready: 'Feu vert',
  },
  things: {
    play: (card) => `Jouer ${card}`,
    car: (car) => `Choisir la voiture ${car}`,
    die: (die) => `Le dé montre ${die}`,
    draw: (card) => `Piochée : ${card}`,
    grid: (team) => `${capital(team)} est tirée pour la grille`,
    give: (team) => `${capital(team)} est distribuée`,
  },
  standings: (standings, say) => {
    const rows = standings.map((row) => `${place(row.place)} ${say.side(row)}, ${points(row.score)}`);
    return `${isDriversSeason(standings) ? 'Pilotes' : 'Classement'} : ${rows.join(' ; ')}.`;
  },
};

export const formula: FormulaWords = formulaWords(catalogue, shared);
