import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { seasonOver } from '../../formula/champions.ts';
import { isDriversSeason } from '../../formula/voice.ts';
import { COLOURS, fromTo, aCar, placesWord, BREAKS } from './grammar.ts';
import type { FormulaCatalogue } from '../../formula/catalogue.ts';
import { formulaWords, type FormulaWords } from '../../formula/words.ts';
import { form } from './form.ts';

const { place, points, and } = shared;

const catalogue: FormulaCatalogue = {
  ...form,
  title: 'Formula Motor Racing',
  carColours: COLOURS,
  teamColours: COLOURS,
  cardColours: { ...COLOURS, beige: 'beige' },
  teams: {
    blue: 'the blue team',
    green: 'the green team',
    yellow: 'the yellow team',
    orange: 'the orange team',
    red: 'the red team',
    purple: 'the purple team',
  },
  theCar: (label) => label,
  does: (name, isYou, they, you) => (isYou ? `You ${you}` : `${name} ${they}`),
  you: 'you',
  uncontrolled: (team) => `${COLOURS[team]} (uncontrolled)`,
  driven: (car, owner) => `${car} for ${owner ?? 'you'}`,
  cards: {
    turbo: {
      name: 'Tailender Turbo',
      short: 'Turbo',
      text: 'Choose one of the last three cars: it moves forward three places, alone.',
    },
    'charge-gears': {
      name: 'Charge (lose gears)',
      short: 'Charge',
      text: 'Choose any car and roll: on 1–9 it moves forward one place, and with your own car you may roll again; on 10–12 it drops to last place.',
    },
    'charge-engine': {
      name: 'Charge (engine blows)',
      short: 'Charge',
      text: 'Choose any car and roll: on 1–9 it moves forward one place, and with your own car you may roll again; on 10–12 it retires.',
    },
    'wrong-line': { name: 'Wrong Line −1', short: '−1', text: 'Choose any car: it moves back one place.' },
    'off-circuit': { name: 'Off Circuit −2', short: '−2', text: 'Choose any car: it moves back two places.' },
    'lose-control': {
      name: 'Lose Control −3',
      short: '−3',
      text: 'Choose any car: it moves back three places.',
    },
    'spin-out': {
      name: 'Spin Out',
      short: 'Spin',
      text: 'Roll: the car in that place retires. You may reject the first roll, not the second.',
    },
    'spin-last': {
      name: 'Spin Last',
      short: 'Spin',
      text: 'Roll: the car in that place drops to last place. You may reject the first roll, not the second.',
    },
    crash: {
      name: 'Crash',
      short: 'Crash',
      text: 'Roll: the car in that place retires, together with the car in front of it or behind it, as you choose.',
    },
  },
  overtake: (places, team) => ({
    name: `Overtake +${places}`,
    short: `+${places}`,
    text: `Choose ${aCar(team)}: it moves forward ${places} places, and the car behind comes along in its slipstream.`,
  }),
  pit: (team) => ({
    name: 'Pit Stop',
    short: 'Pit',
    text: `Choose ${team === 'beige' ? 'any car' : aCar(team)} and roll: on 1–6 it moves back that many places, on 7–12 it stays.`,
  }),
  facts: {
    'team-given': ({ seat, team }, say) => `${say.does(seat, 'gets', 'get')} ${say.team(team)}.`,
    'grid-drawn': ({ team, places: [front, rear] }, say) =>
      `${capital(say.team(team))} starts ${place(front)} and ${place(rear)}.`,
    'race-starts': ({ race, grid, pile, first }, say) =>
      `Race ${race} starts. The grid, from the front: ${and(grid.map(say.carLabel))}. ` +
      `${pile} cards in the pile. ${say.does(first, 'begins', 'begin')}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'is', 'are')} dealt ${card === undefined ? 'a card' : say.card(card)}.`,
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : say.card(card)}.`,
    played: ({ seat, card }, say) => `${say.does(seat, 'plays', 'play')} ${say.card(card)}.`,
    chose: ({ seat, car }, say) => `${say.does(seat, 'chooses', 'choose')} ${say.car(car)}.`,
    rolled: ({ seat, die, card }, say) => `${say.does(seat, 'rolls', 'roll')} ${die} for ${say.card(card)}.`,
    rejected: ({ seat, die }, say) => `${say.does(seat, 'rejects', 'reject')} the ${die}.`,
    accepted: ({ seat, die }, say) => `${say.does(seat, 'accepts', 'accept')} the ${die}.`,
    'rolls-again': ({ seat, car }, say) =>
      `${say.does(seat, 'charges', 'charge')} again with ${say.car(car)}.`,
    stopped: ({ seat, car }, say) => `${say.does(seat, 'stops', 'stop')} charging with ${say.car(car)}.`,
    moved: (fact, say) => catalogue.moves[fact.cause](fact, say),
    retired: (fact, say) => catalogue.retirements[fact.cause](fact, say),
    nothing: ({ why, car, place: at }, say) =>
      catalogue.nothings[why](car === undefined ? '' : say.carAtStart(car), at ?? 0),
    'pile-empty': ({ seat, turns }, say) =>
      `The draw pile is empty: one more turn for everybody, ${turns} in all. ${say.does(seat, 'plays', 'play')} last.`,
    'race-over': ({ race, order, running, points: won }, say) => {
      const rows = order.map((car, slot) => {
        const score = won[slot] ?? 0;
        return `${place(slot + 1)} ${say.carLabel(car)}${score > 0 ? `, ${points(score)}` : ''}${slot >= running ? ', retired' : ''}`;
      });
      return `Race ${race} is over. ${rows.join('; ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'is', 'are')} ready.`,
    'season-over': (fact, say) => seasonOver(catalogue, fact, say),
  },
  moves: {
    overtake: ({ car, from, to }, say) => `${say.carAtStart(car)} moves up ${fromTo(from, to)}.`,
    slipstream: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} follows in its slipstream ${fromTo(from, to)}.`,
    turbo: ({ car, from, to }, say) => `${say.carAtStart(car)} shoots forward ${fromTo(from, to)}.`,
    charge: ({ car, from, to }, say) => `${say.carAtStart(car)} charges ${fromTo(from, to)}.`,
    gears: ({ car, from }, say) =>
      `${say.carAtStart(car)} loses its gears and drops from ${place(from)} to last.`,
    back: ({ car, from, to }, say) => `${say.carAtStart(car)} falls back ${fromTo(from, to)}.`,
    pit: ({ car, from, to }, say) => `${say.carAtStart(car)} loses time in the pits: ${fromTo(from, to)}.`,
    spin: ({ car, from }, say) => `${say.carAtStart(car)} spins and drops from ${place(from)} to last.`,
  },
  retirements: {
    engine: ({ car, from }, say) =>
      `${say.carAtStart(car)} blows its engine and retires from ${place(from)} place.`,
    spin: ({ car, from }, say) => `${say.carAtStart(car)} spins out and retires from ${place(from)} place.`,
    crash: ({ car, from }, say) => `${say.carAtStart(car)} crashes and retires from ${place(from)} place.`,
  },
  nothings: {
    'both-retired': () => 'Both cars of that colour have retired: nothing happens.',
    'nobody-there': (_, at) => `There is no car in ${place(at)} place: nothing happens.`,
    'stays-first': (car) => `${car} is already first and stays there.`,
    'stays-last': (car) => `${car} is already last and stays there.`,
    'no-pit-trouble': (car, at) => `${car} does not pit and stays ${place(at)}.`,
  },
  phases: {
    giving: 'Teams are dealt',
    gridding: 'The grid is drawn',
    dealing: 'Cards are dealt',
    playing: 'A card is played',
    choosing: 'A car is chosen',
    rolling: 'The die rolls',
    deciding: 'A decision is made',
    drawing: 'A card is drawn',
    resting: 'Between two races',
    over: 'The season is over',
  },
  prompts: {
    table: {
      giving: 'The teams are being dealt.',
      gridding: 'The grid is being drawn.',
      dealing: 'The cards are being dealt.',
      rolling: 'The die is rolling.',
    },
    drawing: (seat, say) => `${say.does(seat, 'draws', 'draw')} a card.`,
    play: (isLast) => (isLast ? 'Your last turn of this race: play a card.' : 'Your turn: play a card.'),
    waitPlay: (name) => `Waiting for ${name} to play a card.`,
    chooseOvertake: (places, team) =>
      `Choose ${aCar(team)}: it moves forward ${places} places and takes the car behind along.`,
    chooseTurbo: () => 'Choose one of the last three cars: it moves forward three places, alone.',
    chooseBack: (places) => `Choose a car: it moves back ${placesWord(places)}.`,
    choosePit: (team) =>
      `Choose ${team === 'beige' ? 'any car' : aCar(team)} for the pit stop: a roll of 1–6 sends it back that far.`,
    chooseCharge: (breaks) => `Choose a car to charge: 1–9 one place forward, on 10–12 ${BREAKS[breaks]}.`,
    waitChoose: (name, card) => `Waiting for ${name} to choose a car for ${card}.`,
    charge: (car, at, breaks) => `${car} is ${place(at)}. Charge again, or stop? On 10–12 ${BREAKS[breaks]}.`,
    waitCharge: (name, car) => `Waiting for ${name} to charge again with ${car} or stop.`,
    spin: (die, car, retires) => {
      const what = retires ? 'would retire' : 'would drop to last place';
      const effect =
        car === undefined ? `there is no car in ${place(die)} place, nothing would happen` : `${car} ${what}`;
      return `The die shows ${die}: ${effect}. Accept, or roll once more?`;
    },
    waitSpin: (name, die) => `Waiting for ${name} to accept or reject the ${die}.`,
    crash: (car, front, behind) =>
      `${car} crashes. Choose the car it takes out: ${front} in front, or ${behind} behind.`,
    waitCrash: (name, car) => `Waiting for ${name} to choose the car that ${car} takes out.`,
    rest: (race) => `Race ${race} is over. Say when you are ready for race ${race + 1}.`,
    waitRest: (names, race) => `Waiting for ${names} to be ready for race ${race}.`,
    raceOver: (winner, say) =>
      `The race is over. ${say.sideDoes(winner, 'wins', 'win')} with ${points(winner.score)}.`,
    over: 'The season is over.',
    champion: (winner, say) => {
      const title = isDriversSeason([winner])
        ? 'the Drivers’ Championship'
        : 'the Constructors’ Championship';
      return `${say.sideDoes(winner, 'wins', 'win')} ${title} with ${points(winner.score)}.`;
    },
  },
  plain: {
    again: 'Charge again',
    stop: 'Stop',
    accept: 'Accept',
    reject: 'Roll once more',
    ready: 'Ready',
  },
  things: {
    play: (card) => `Play ${card}`,
    car: (car) => `Choose ${car}`,
    die: (die) => `The die shows ${die}`,
    draw: (card) => `${card} is drawn`,
    grid: (team) => `${capital(team)} is drawn for the grid`,
    give: (team) => `${capital(team)} is dealt`,
  },
  standings: (standings, say) => {
    const rows = standings.map((row) => `${place(row.place)} ${say.side(row)}, ${points(row.score)}`);
    return `${isDriversSeason(standings) ? 'Drivers' : 'Standings'}: ${rows.join('; ')}.`;
  },
};

export const formula: FormulaWords = formulaWords(catalogue, shared);
