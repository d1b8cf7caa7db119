import { plural, words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { seasonOver } from '../../formula/champions.ts';
import { isDriversSeason } from '../../formula/voice.ts';
import { CARS, CARDS, fromTo, placesWord, BREAKS } from './grammar.ts';
import type { FormulaCatalogue } from '../../formula/catalogue.ts';
import { formulaWords, type FormulaWords } from '../../formula/words.ts';
import { form } from './form.ts';

const { place, points, and } = shared;

const catalogue: FormulaCatalogue = {
  ...form,
  title: 'Formula Motor Racing',
  carColours: CARS,
  teamColours: CARDS,
  cardColours: CARDS,
  teams: {
    blue: 'a equipa azul',
    green: 'a equipa verde',
    yellow: 'a equipa amarela',
    orange: 'a equipa laranja',
    red: 'a equipa vermelha',
    purple: 'a equipa roxa',
  },
  theCar: (label) => `o ${label}`,
  does: (name, isYou, they, you) => (isYou ? capital(you) : `${name} ${they}`),
  you: 'tu',
  uncontrolled: (team) => `${CARDS[team]} (equipa livre)`,
  driven: (car, owner) => (owner === undefined ? `${car}, teu` : `${car}, de ${owner}`),
  cards: {
    turbo: {
      name: 'Turbo dos últimos',
      short: 'Turbo',
      text: 'Escolhe um dos três últimos carros: avança três lugares, sozinho.',
    },
    'charge-gears': {
      name: 'Ataque (caixa partida)',
      short: 'Ataque',
      text: 'Escolhe um carro e lança o dado: de 1 a 9 avança um lugar, e se for teu podes lançar outra vez; de 10 a 12 cai para último.',
    },
    'charge-engine': {
      name: 'Ataque (motor partido)',
      short: 'Ataque',
      text: 'Escolhe um carro e lança o dado: de 1 a 9 avança um lugar, e se for teu podes lançar outra vez; de 10 a 12 desiste.',
    },
    'wrong-line': { name: 'Má trajetória −1', short: '−1', text: 'Escolhe um carro: recua um lugar.' },
    'off-circuit': { name: 'Fora de pista −2', short: '−2', text: 'Escolhe um carro: recua dois lugares.' },
    'lose-control': {
      name: 'Perda de controlo −3',
      short: '−3',
      text: 'Escolhe um carro: recua três lugares.',
    },
    'spin-out': {
      name: 'Pião (desistência)',
      short: 'Fora',
      text: 'Lança o dado: o carro nesse lugar desiste. Podes recusar o primeiro lançamento, mas não o segundo.',
    },
    'spin-last': {
      name: 'Pião (último)',
      short: 'Último',
      text: 'Lança o dado: o carro nesse lugar cai para último. Podes recusar o primeiro lançamento, mas não o segundo.',
    },
    crash: {
      name: 'Acidente',
      short: 'Acidente',
      text: 'Lança o dado: o carro nesse lugar desiste, juntamente com o da frente ou o de trás, à tua escolha.',
    },
  },
  overtake: (places, team) => ({
    name: `Ultrapassagem +${places}`,
    short: `+${places}`,
    text: `Escolhe um carro ${CARS[team]}: avança ${places} lugares, e o carro de trás vai com ele no cone de ar.`,
  }),
  pit: (team) => ({
    name: 'Paragem nas boxes',
    short: 'Boxes',
    text: `Escolhe um carro${team === 'beige' ? ' qualquer' : ` ${CARS[team]}`} e lança o dado: de 1 a 6 recua esse número de lugares, de 7 a 12 fica onde está.`,
  }),
  facts: {
    'team-given': ({ seat, team }, say) => `${say.does(seat, 'recebe', 'recebes')} ${say.team(team)}.`,
    'grid-drawn': ({ team, places: [front, rear] }, say) =>
      `${capital(say.team(team))} parte do ${place(front)} e do ${place(rear)} lugar.`,
    'race-starts': ({ race, grid, pile, first }, say) =>
      `Começa a corrida ${race}. A grelha, a contar da frente: ${and(grid.map(say.carLabel))}. ` +
      `${plural(pile, 'carta', 'cartas')} na pilha. ${say.does(first, 'começa', 'começas')}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    played: ({ seat, card }, say) => `${say.does(seat, 'joga', 'jogas')} ${say.card(card)}.`,
    chose: ({ seat, car }, say) => `${say.does(seat, 'escolhe', 'escolhes')} ${say.car(car)}.`,
    rolled: ({ seat, die, card }, say) =>
      `${say.does(seat, 'tira', 'tiras')} ${die} no dado para ${say.card(card)}.`,
    rejected: ({ seat, die }, say) => `${say.does(seat, 'recusa', 'recusas')} o ${die}.`,
    accepted: ({ seat, die }, say) => `${say.does(seat, 'aceita', 'aceitas')} o ${die}.`,
    'rolls-again': ({ seat, car }, say) =>
      `${say.does(seat, 'ataca', 'atacas')} outra vez com ${say.car(car)}.`,
    stopped: ({ seat, car }, say) => `${say.does(seat, 'fica', 'ficas')} por aqui com ${say.car(car)}.`,
    moved: (fact, say) => catalogue.moves[fact.cause](fact, say),
    retired: (fact, say) => catalogue.retirements[fact.cause](fact, say),
    nothing: ({ why, car, place: at }, say) =>
      catalogue.nothings[why](car === undefined ? '' : say.carAtStart(car), at ?? 0),
    'pile-empty': ({ seat, turns }, say) =>
      `A pilha está vazia: mais um turno para cada um, ${turns} ao todo. ${say.does(seat, 'joga', 'jogas')} por último.`,
    'race-over': ({ race, order, running, points: won }, say) => {
      const rows = order.map((car, slot) => {
        const score = won[slot] ?? 0;
        return `${place(slot + 1)} ${say.carLabel(car)}${score > 0 ? `, ${points(score)}` : ''}${slot >= running ? ', desistência' : ''}`;
      });
      return `A corrida ${race} acabou. ${rows.join('; ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'dá', 'dás')} luz verde.`,
    'season-over': (fact, say) => seasonOver(catalogue, fact, say),
  },
  moves: {
    overtake: ({ car, from, to }, say) => `${say.carAtStart(car)} sobe ${fromTo(from, to)}.`,
    slipstream: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} segue no cone de ar: ${fromTo(from, to)}.`,
    turbo: ({ car, from, to }, say) => `${say.carAtStart(car)} dispara ${fromTo(from, to)}.`,
    charge: ({ car, from, to }, say) => `${say.carAtStart(car)} ataca: ${fromTo(from, to)}.`,
    gears: ({ car, from }, say) =>
      `${say.carAtStart(car)} parte a caixa e cai do ${place(from)} para o último lugar.`,
    back: ({ car, from, to }, say) => `${say.carAtStart(car)} recua ${fromTo(from, to)}.`,
    pit: ({ car, from, to }, say) => `${say.carAtStart(car)} para nas boxes e recua ${fromTo(from, to)}.`,
    spin: ({ car, from }, say) =>
      `${say.carAtStart(car)} faz um pião e cai do ${place(from)} para o último lugar.`,
  },
  retirements: {
    engine: ({ car, from }, say) => `${say.carAtStart(car)} parte o motor no ${place(from)} lugar e desiste.`,
    spin: ({ car, from }, say) => `${say.carAtStart(car)} faz um pião no ${place(from)} lugar e desiste.`,
    crash: ({ car, from }, say) =>
      `${say.carAtStart(car)} tem um acidente no ${place(from)} lugar e desiste.`,
  },
  nothings: {
    'both-retired': () => 'Os dois carros dessa cor já desistiram: não acontece nada.',
    'nobody-there': (_, at) => `Não há nenhum carro no ${place(at)} lugar: não acontece nada.`,
    'stays-first': (car) => `${car} já está em primeiro e lá fica.`,
    'stays-last': (car) => `${car} já está em último e lá fica.`,
    'no-pit-trouble': (car, at) => `${car} não para nas boxes e mantém o ${place(at)} lugar.`,
  },
  phases: {
    giving: 'Distribuição das equipas',
    gridding: 'Sorteio da grelha',
    dealing: 'Distribuição das cartas',
    playing: 'Escolha de uma carta',
    choosing: 'Escolha de um carro',
    rolling: 'Lançamento do dado',
    deciding: 'Decisão',
    drawing: 'A biscar uma carta',
    resting: 'Entre duas corridas',
    over: 'Fim da época',
  },
  prompts: {
    table: {
      giving: 'As equipas estão a ser distribuídas.',
      gridding: 'A grelha está a ser sorteada.',
      dealing: 'As cartas estão a ser distribuídas.',
      rolling: 'O dado está a rolar.',
    },
    drawing: (seat, say) => `${say.does(seat, 'bisca', 'biscas')} uma carta.`,
    play: (isLast) =>
      isLast ? 'É o teu último turno nesta corrida: joga uma carta.' : 'É a tua vez: joga uma carta.',
    waitPlay: (name) => `À espera: ${name} tem de jogar uma carta.`,
    chooseOvertake: (places, team) =>
      `Escolhe um carro ${CARS[team]}: avança ${places} lugares e leva consigo o carro de trás.`,
    chooseTurbo: () => 'Escolhe um dos três últimos carros: avança três lugares, sozinho.',
    chooseBack: (places) => `Escolhe um carro: recua ${placesWord(places)}.`,
    choosePit: (team) =>
      `Escolhe um carro${team === 'beige' ? ' qualquer' : ` ${CARS[team]}`} para a paragem nas boxes: com 1 a 6 no dado, recua esse número de lugares.`,
    chooseCharge: (breaks) =>
      `Escolhe o carro que ataca: de 1 a 9 avança um lugar, de 10 a 12 ${BREAKS[breaks]}.`,
    waitChoose: (name, card) => `À espera: ${name} tem de escolher um carro para ${card}.`,
    charge: (car, at, breaks) =>
      `${car} está no ${place(at)} lugar. Atacar outra vez, ou ficar por aqui? De 10 a 12 ${BREAKS[breaks]}.`,
    waitCharge: (name, car) => `À espera: ${name} pode atacar outra vez com ${car} ou ficar por aqui.`,
    spin: (die, car, retires) => {
      const what = retires ? 'desistiria' : 'cairia para último';
      const effect =
        car === undefined
          ? `não há nenhum carro no ${place(die)} lugar, não aconteceria nada`
          : `${car} ${what}`;
      return `O dado mostra ${die}: ${effect}. Aceitar, ou lançar mais uma vez?`;
    },
    waitSpin: (name, die) => `À espera: ${name} tem de aceitar ou recusar o ${die}.`,
    crash: (car, front, behind) =>
      `${car} tem um acidente. Escolhe o carro arrastado para o acidente: ${front}, à frente, ou ${behind}, atrás.`,
    waitCrash: (name, car) =>
      `À espera: ${name} tem de escolher o carro arrastado para o acidente com ${car}.`,
    rest: (race) => `A corrida ${race} acabou. Dá luz verde para a corrida ${race + 1}.`,
    waitRest: (names, race) => `À espera da luz verde para a corrida ${race}: ${names}.`,
    raceOver: (winner, say) =>
      `A corrida acabou. ${say.sideDoes(winner, 'ganha', 'ganhas')} com ${points(winner.score)}.`,
    over: 'A época acabou.',
    champion: (winner, say) => {
      const title = isDriversSeason([winner]) ? 'o campeonato de pilotos' : 'o campeonato de construtores';
      return `${say.sideDoes(winner, 'ganha', 'ganhas')} ${title} com ${points(winner.score)}.`;
    },
  },
  plain: {
    again: 'Atacar outra vez',
    stop: 'Ficar por aqui',
    accept: 'Aceitar',
    reject: 'Lançar mais uma vez',
    ready: 'Luz verde',
  },
  things: {
    play: (card) => `Jogar ${card}`,
    car: (car) => `Escolher ${car}`,
    die: (die) => `O dado mostra ${die}`,
    draw: (card) => `Biscada: ${card}`,
    grid: (team) => `${capital(team)} sai para a grelha`,
    give: (team) => `${capital(team)} é distribuída`,
  },
  standings: (standings, say) => {
    const rows = standings.map((row) => `${place(row.place)} ${say.side(row)}, ${points(row.score)}`);
    return `${isDriversSeason(standings) ? 'Pilotos' : 'Classificação'}: ${rows.join('; ')}.`;
  },
};

export const formula: FormulaWords = formulaWords(catalogue, shared);
