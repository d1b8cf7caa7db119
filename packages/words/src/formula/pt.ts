import { plural, words as shared } from '../pt.ts';
import { capital } from '../text.ts';
import type { FormulaCatalogue } from './catalogue.ts';
import { isDriversSeason } from './voice.ts';
import { formulaWords, type FormulaWords } from './words.ts';

const { place, points, and } = shared;

/** Masculine, as «carro». */
const CARS = {
  blue: 'azul',
  green: 'verde',
  yellow: 'amarelo',
  orange: 'laranja',
  red: 'vermelho',
  purple: 'roxo',
};

/** Feminine, as «carta» and «equipa». */
const CARDS = {
  blue: 'azul',
  green: 'verde',
  yellow: 'amarela',
  orange: 'laranja',
  red: 'vermelha',
  purple: 'roxa',
  beige: 'bege',
};

const fromTo = (from: number, to: number) => `do ${place(from)} para o ${place(to)} lugar`;
const placesWord = (count: number) => (count === 1 ? 'um lugar' : `${count} lugares`);
const BREAKS = { gears: 'parte a caixa e cai para último', engine: 'parte o motor e desiste' };

const catalogue: FormulaCatalogue = {
  title: 'Formula Motor Racing',
  carColours: CARS,
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
      name: 'Turbo da cauda',
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
      name: 'Pião (abandono)',
      short: 'Abandono',
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
      `${plural(pile, 'carta', 'cartas')} na pilha. ${say.does(first, 'é quem começa', 'és tu quem começa')}.`,
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
      `A pilha está vazia: mais um turno para cada um, ${turns} ao todo. ${say.does(seat, 'joga', 'jogas')} em último.`,
    'race-over': ({ race, order, running, points: won }, say) => {
      const rows = order.map((car, slot) => {
        const score = won[slot] ?? 0;
        return `${place(slot + 1)} ${say.carLabel(car)}${score > 0 ? `, ${points(score)}` : ''}${slot >= running ? ', desistência' : ''}`;
      });
      return `A corrida ${race} acabou. ${rows.join('; ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'dá', 'dás')} luz verde.`,
    'season-over': ({ outcome: { standings } }, say) =>
      `${standings[0] === undefined ? 'A época acabou.' : catalogue.prompts.over(standings[0], say)} ${catalogue.standings(standings, say)}`,
  },
  moves: {
    overtake: ({ car, from, to }, say) => `${say.carAtStart(car)} ultrapassa: ${fromTo(from, to)}.`,
    slipstream: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} segue no cone de ar: ${fromTo(from, to)}.`,
    turbo: ({ car, from, to }, say) => `${say.carAtStart(car)} dispara ${fromTo(from, to)}.`,
    charge: ({ car, from, to }, say) => `${say.carAtStart(car)} ataca: ${fromTo(from, to)}.`,
    gears: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} parte a caixa e cai ${fromTo(from, to)}, o último.`,
    back: ({ car, from, to }, say) => `${say.carAtStart(car)} recua ${fromTo(from, to)}.`,
    pit: ({ car, from, to }, say) => `${say.carAtStart(car)} perde tempo nas boxes: ${fromTo(from, to)}.`,
    spin: ({ car, from, to }, say) =>
      `${say.carAtStart(car)} faz um pião e cai ${fromTo(from, to)}, o último.`,
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
    'no-pit-trouble': (car, at) => `${car} faz uma paragem limpa e mantém o ${place(at)} lugar.`,
  },
  refusals: {
    unreadable: ({ text }) => `«${text}» não é uma ação.`,
    'no-such-action': () => 'Essa ação não existe.',
    'game-over': () => 'A época acabou: já não há nada para jogar.',
    'between-races': () => 'Entre duas corridas não se joga nada.',
    'already-ready': () => 'Essa luz verde já foi dada.',
    'not-resting': () => 'A corrida está a decorrer: a luz verde dá-se entre duas corridas.',
    'not-your-turn': ({ turn }, say) =>
      turn === undefined ? 'Não é a sua vez.' : `É a vez de ${say.name(turn)}.`,
    'table-must-act': () => 'Primeiro age a mesa: falta um dado, uma carta ou a grelha.',
    'tables-part': () => 'Só a mesa lança o dado, bisca e distribui.',
    'play-a-card-first': () => 'Primeiro é preciso jogar uma carta.',
    'choose-a-car-now': ({ card }, say) => `É preciso escolher um carro para ${say.card(card)}.`,
    'choose-the-neighbour': () => 'É preciso escolher o segundo carro do acidente: o da frente ou o de trás.',
    'charge-again-or-stop': () => 'É preciso decidir o ataque: lançar outra vez ou ficar por aqui.',
    'accept-or-reject': () => 'É preciso aceitar ou recusar o lançamento.',
    'card-not-in-hand': ({ card }, say) => `${say.card(card)} não pode ser jogada: não está na mão.`,
    'wrong-colour': ({ car, team }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: a carta é para carros da cor ${CARS[team]}.`,
    'car-retired': ({ car }, say) => `${say.carAtStart(car)} não pode ser escolhido: já desistiu.`,
    'not-a-tailender': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: está no ${place(at)} lugar, não é um dos três últimos.`,
    'not-a-neighbour': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: não está ao lado do ${place(at)} lugar.`,
    'no-such-card-left': ({ card }, say) =>
      `${say.card(card)} não pode ser biscada: essas cartas já saíram todas.`,
    'team-already-drawn': ({ team }, say) => `${capital(say.team(team))} já está na grelha.`,
    'team-already-given': ({ team }, say) => `${capital(say.team(team))} já tem quem corra por ela.`,
  },
  rules: {
    'F-C2': 'As cartas',
    'F-S1': 'Equipas',
    'F-S3': 'A mesa',
    'F-S5': 'Ordem de jogo',
    'F-T1': 'Um turno',
    'F-T2': 'Escolhas',
    'F-K1': 'Ultrapassagem',
    'F-K4': 'Recuo',
    'F-K5': 'Turbo da cauda',
    'F-K6': 'Paragem nas boxes',
    'F-K7': 'Ataque',
    'F-K8': 'Atacar outra vez',
    'F-K10': 'Pião',
    'F-K12': 'Acidente',
    'F-E3': 'A época',
    'F-E4': 'O campeonato',
    'F-O1': 'Corridas mais curtas',
    'F-O2': 'Pilotos',
  },
  options: {
    races: {
      label: 'Corridas',
      text: 'Quantas corridas tem a época; cada uma parte pela ordem de chegada da anterior.',
      allowed: 'um número inteiro de 1 a 17',
      values: {},
    },
    removed: {
      label: 'Cartas retiradas',
      text: 'Cartas que saem do baralho sem serem vistas antes de cada corrida, que fica mais curta.',
      allowed: '0, 6, 12, 18 ou 24: um número para todas as corridas, ou um para cada uma',
      values: {},
    },
    teams: {
      label: 'Equipas',
      text: 'Quem corre por que equipa: à sorte no início, ou escolhidas antes.',
      allowed: 'dealt (à sorte), ou uma lista de equipas diferentes para cada lugar',
      values: { dealt: { label: 'à sorte', text: 'As equipas são distribuídas no início da época.' } },
    },
    championship: {
      label: 'Campeonato',
      text: 'Quem pontua: cada jogador com todos os seus carros, ou cada carro por si.',
      allowed: 'constructors (construtores) ou drivers (pilotos)',
      values: {
        constructors: {
          label: 'Campeonato de construtores',
          text: 'Cada jogador pontua com todos os seus carros.',
        },
        drivers: { label: 'Campeonato de pilotos', text: 'Cada carro pontua por si; ganha o melhor piloto.' },
      },
    },
    drivers: {
      label: 'Pilotos',
      text: 'Nomes para os doze pilotos, dois por equipa, da azul à roxa.',
      allowed: 'doze nomes com 24 letras no máximo, ou nenhum',
      values: { none: { label: 'sem nomes', text: 'Os carros vão pela cor e pelo número.' } },
    },
  },
  values: {
    races: (races) => (races === 1 ? 'uma corrida' : `${races} corridas`),
    removed: (cards) => (cards === 0 ? 'nenhuma carta retirada' : `${cards} cartas retiradas`),
    inRace: (race, value) => `corrida ${race}: ${value}`,
  },
  conflicts: {
    'removed-needs-a-number-per-race': 'uma lista de cartas retiradas precisa de um número por corrida.',
    'too-few-cards-left': 'ficariam cartas a menos: têm de ficar pelo menos seis por jogador.',
    'teams-not-shared-evenly':
      'todos levam o mesmo número de equipas: três com dois jogadores, duas com três, uma com mais.',
    'drivers-named-twice': 'dois pilotos têm o mesmo nome.',
  },
  presets: {
    'one-race': { label: 'Uma corrida', text: 'Uma só corrida, cerca de vinte minutos.' },
    evening: { label: 'Um serão', text: 'Três corridas.' },
    tournament: { label: 'Um torneio', text: 'Seis corridas.' },
    'full-season': {
      label: 'A época inteira',
      text: 'Dezassete corridas, em tantas sessões quantas quiseres.',
    },
  },
  phases: {
    giving: 'Distribuição das equipas',
    gridding: 'Sorteio da grelha',
    dealing: 'Distribuição das cartas',
    playing: 'Escolha de uma carta',
    choosing: 'Escolha de um carro',
    rolling: 'Lançamento do dado',
    deciding: 'Decisão',
    drawing: 'Carta a biscar',
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
      `Escolhe um carro${team === 'beige' ? ' qualquer' : ` ${CARS[team]}`} para a paragem nas boxes: com 1 a 6 no dado, recua outros tantos lugares.`,
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
      `${car} tem um acidente. Escolhe quem sai com ele: ${front} à frente, ou ${behind} atrás.`,
    waitCrash: (name, car) => `À espera: ${name} tem de escolher quem tem o acidente com ${car}.`,
    rest: (race) => `A corrida ${race} acabou. Dá luz verde para a corrida ${race + 1}.`,
    waitRest: (names, race) => `À espera da luz verde para a corrida ${race}: ${names}.`,
    over: (winner, say) => {
      const title = isDriversSeason([winner]) ? 'o campeonato de pilotos' : 'o campeonato de construtores';
      return `A época acabou. ${say.sideDoes(winner, 'ganha', 'ganhas')} ${title} com ${points(winner.score)}.`;
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
    draw: (card) => `Sai ${card}`,
    grid: (team) => `${capital(team)} sai para a grelha`,
    give: (team) => `${capital(team)} é distribuída`,
  },
  standings: (standings, say) => {
    const rows = standings.map((row) => `${place(row.place)} ${say.side(row)}, ${points(row.score)}`);
    return `Classificação: ${rows.join('; ')}.`;
  },
};

export const formula: FormulaWords = formulaWords(catalogue, shared);
