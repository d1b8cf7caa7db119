import { words as shared } from '../pt.ts';
import { capital } from '../text.ts';
import { hasColour } from './card.ts';
import type { PrintedCatalogue } from './catalogue.ts';
import { gameOverText } from './outcome.ts';
import { printedWords, type DownforceTableWords } from './words.ts';

const { place, and } = shared;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const cards = (count: number) => counted(count, 'carta');
const spaces = (count: number) => counted(count, 'espaço');
const lostSpaces = (count: number) => `${spaces(count)} perdido${count === 1 ? '' : 's'}`;
const withPower = (power: string | null) => (power === null ? '' : `, com ${power}`);

function money(millions: number): string {
  if (millions === 0) return '€0';
  return millions < 0 ? `−€${-millions}M` : `€${millions}M`;
}

/** A car comes with its article: «d» + «o amarelo», «n» + «o amarelo», «pel» + «o amarelo». */
export const catalogue: PrintedCatalogue = {
  title: 'Down Force',
  colours: {
    black: 'preto',
    blue: 'azul',
    green: 'verde',
    yellow: 'amarelo',
    orange: 'laranja',
    red: 'vermelho',
    wild: 'Jóquer',
  },
  speed8: (colour) => `Velocidade Oito (${colour})`,
  theCar: (label) => `o ${label}`,
  does: (name, isYou, they, you) => (isYou ? you : `${name} ${they}`),
  you: 'tu',
  powers: {
    aggressive: {
      label: 'Agressivo',
      text: 'Quando a linha de cima de uma carta que jogas é o teu carro, na sua cor, ele pode avançar mais um espaço.',
    },
    cunning: {
      label: 'Habilidoso',
      text: 'Diriges os teus carros em todos os turnos, seja de quem for a carta que os move.',
    },
    determined: {
      label: 'Determinado',
      text: 'Quando uma linha de uma carta que jogas leva o teu carro só por retângulos perfeitos, ele pode avançar logo mais dois espaços.',
    },
    strategic: { label: 'Estratégico', text: 'Podes ignorar uma linha de cada carta que jogas.' },
    tricky: { label: 'Astuto', text: 'Podes mover as linhas de uma carta que jogas de baixo para cima.' },
    unpredictable: {
      label: 'Imprevisível',
      text: 'Os teus Jóqueres também podem mover um carro cuja cor está na carta.',
    },
  },
  tracks: { 'marina-bay': 'circuito Marina', 'river-station': 'circuito Rio' },
  space: (space) => `espaço ${space}`,
  lanes: { inside: 'pista interna', middle: 'pista do meio', outside: 'pista externa' },
  money,
  sheet: {
    title: 'Folha de pontuação',
    car: 'Carro',
    price: 'Preço pago no leilão',
    bet: (bet) => `Aposta ${bet}`,
    racePrizes: 'Prémios de corrida',
    betPayouts: 'Pagamento das apostas',
    prizes: 'Total de prémios de corrida',
    winnings: 'Total ganho nas apostas',
    paid: 'Total gasto no leilão',
    total: 'Pontuação final',
  },
  facts: {
    'track-drawn': ({ track }, say) => `O circuito é sorteado: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} fica no espaço inicial ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `Sobram e vão para a caixa, sem ninguém ver: ${cards(count)}.`,
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'recebe', 'recebes')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} o poder ${say.power(power)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, reservado antes, volta a estar à venda.`
        : `Ronda ${round} do leilão: ${say.car(car)} está à venda.`,
    'power-turned': ({ power, car }, say) => `O poder ${say.power(power)} vai com ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Todos podem licitar pel${say.car(car)}.`
        : `Únicos lances possíveis pel${say.car(car)}: ${say.names(seats)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'já pôs', 'já puseste')} uma carta.`;
      const laid = `${say.does(seat, 'põe', 'pões')} ${say.card(card)}`;
      return declared === true ? `${laid}, declarada lance.` : `${laid}.`;
    },
    'bids-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, card, declared, bid }) => {
        const cardName = say.card(card);
        if (bid === 0) return `${say.doing(seat, 'passa', 'tu passas')} com ${cardName}`;
        if (!declared) return `${say.doing(seat, 'licita', 'tu licitas')} ${money(bid)} com ${cardName}`;
        const lacks = hasColour(card, 'wild') ? say.carLabel(car) : `${say.carLabel(car)} nem Jóquer`;
        return `${say.doing(seat, 'declara', 'tu declaras')} um lance de ${money(bid)} com ${cardName}, sem ${lacks} na mão`;
      });
      return `Lances pel${say.car(car)}: ${rows.join('; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `Daí se conclui: ${say.doing(seat, 'não tem', 'tu não tens')} nenhuma carta de ${counted(kinds.length, 'tipo')}.`,
    'bids-tied': ({ seats, bid }, say) => `Empate a ${money(bid)}: ${say.names(seats)}. A sorte decide.`,
    'lot-drawn': ({ seat }, say) => `Resultado do sorteio: ${say.seat(seat)}.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'não tem carro e tem', 'não tens carro e tens')} de ficar com o último, ${say.car(car)}. A carta mais barata: ${say.card(card)}.`,
    sold: ({ seat, car, power, price }, say) =>
      `${say.does(seat, 'compra', 'compras')} ${say.car(car)} por ${money(price)}${withPower(power && say.power(power))}.`,
    'set-aside': ({ car, power }, say) =>
      `Ninguém licita: ${say.car(car)} fica reservado${withPower(power && say.power(power))}.`,
    'stays-unowned': ({ car, power }, say) =>
      power === null
        ? `${say.carAtStart(car)} corre sem dono.`
        : `${say.carAtStart(car)} corre sem dono; ${say.power(power)} vai para a caixa.`,
    'keep-asked': ({ seats }, say) => `Escolha do poder a guardar: ${say.names(seats)}.`,
    'power-chosen': ({ seat, power }, say) =>
      power === undefined
        ? `${say.does(seat, 'já escolheu', 'já escolheste')} um poder.`
        : `${say.does(seat, 'escolhe', 'escolhes')} ${say.power(power)}.`,
    'power-kept': ({ seat, power, boxed }, say) => {
      const kept = `${say.does(seat, 'guarda', 'guardas')} ${say.power(power)}`;
      return boxed.length === 0 ? `${kept}.` : `${kept}; para a caixa: ${and(boxed.map(say.power))}.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'não tem carro e só aposta', 'não tens carro e só apostas')}. De lado, sem ninguém ver: ${cards(count)}.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'baralha', 'baralhas')} ${cards(count)} para fazer a ${say.isYou(seat) ? 'tua' : 'sua'} pilha.`,
    'race-starts': ({ track, first }, say) =>
      `Começa a corrida: ${say.track(track)}. ${say.does(first, 'é quem começa', 'és tu quem começa')}.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'É a tua vez.' : `É a vez de ${say.name(seat)}.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'joga', 'jogas')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'move', 'moves')} as linhas ${order === 'bottom-up' ? 'de baixo para cima' : 'de cima para baixo'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'escolhe', 'escolhes')} a seguir a linha ${say.line(line)}.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignora', 'ignoras')} a linha ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'move', 'moves')} a linha ${say.line(line)}.`,
    'line-idle': ({ line, why, car }, say) =>
      catalogue.idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'escolhe', 'escolhes')} ${say.car(car)} para o Jóquer ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} cruza a linha de chegada.`
        : `${say.carAtStart(car)} avança para o espaço ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} chega em ${place(at)}.`,
    jammed: ({ car, lost }, say) => `${say.carAtStart(car)} fica bloqueado: ${lostSpaces(lost)}.`,
    'goes-on': ({ seat, car, spaces: more }, say) =>
      `${say.does(seat, 'faz', 'fazes')} ${say.car(car)} avançar mais ${spaces(more)}.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'deixa', 'deixas')} ${say.car(car)} onde está.`,
    'went-out': ({ seat, cards: left }, say) => {
      const out = say.does(
        seat,
        'já não tem carros em pista e sai da corrida',
        'já não tens carros em pista e sais da corrida',
      );
      return left.length === 0 ? `${out}.` : `${out}. Para a pilha de descarte: ${cards(left.length)}.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `A linha de aposta ${bet} foi cruzada: todos apostam.`
        : `A linha de aposta ${bet} foi cruzada. Pede-se uma aposta a: ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'já fez', 'já fizeste')} a aposta ${bet}.`
        : `${say.does(seat, 'aposta', 'apostas')} n${say.car(car)} (aposta ${bet}).`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0 ? 'A corrida acabou sem nenhuma chegada.' : `A corrida acabou: ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Ainda em pista, por esta ordem: ${others.join(', ')}.`;
    },
    'no-race': () => 'Ninguém tem carro: não há corrida.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)}, em nenhum`
          : `${say.seat(seat)}, ${and(cars.map((car) => `n${say.car(car)}`))}`,
      );
      return `As apostas eram: ${rows.join('; ')}.`;
    },
    'game-over': (fact, say) => gameOverText(catalogue, shared, fact, say),
  },
  idles: {
    finished: (line, car) => `${line} não faz nada: ${car} já chegou.`,
    blocked: (_, car, number) => `${capital(car)} está bloqueado e não avança: ${lostSpaces(number)}.`,
    'no-colour': (line) => `${line} não faz nada: não há carro para escolher.`,
  },
  gathered: {
    drive: ({ car, seat, isSteered, spaces: driven, more, to, lost, place: at }, say) => {
      const who = isSteered
        ? `${say.does(seat, 'dirige', 'diriges')} ${say.car(car)}, que avança`
        : `${say.carAtStart(car)} avança`;
      const way = `${who} ${spaces(driven)}${more > 0 ? ` e mais ${more}` : ''}`;
      if (to === null) {
        return `${way} e cruza a linha de chegada${at === null ? '' : `: ${say.car(car)} fica em ${place(at)}`}.`;
      }
      return `${way}, até ao espaço ${to}${lost > 0 ? `, e fica bloqueado: ${lostSpaces(lost)}` : ''}.`;
    },
    grid: ({ cars }, say) => `A grelha, a contar da frente: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Todos recebem ${cards(seats.length / new Set(seats).size)}.`,
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${drawn.map(say.card).join('; ')}.`,
    sale: ({ car, round, power }, say) =>
      `Ronda ${round} do leilão: ${say.car(car)} está à venda${withPower(power && say.power(power))}.`,
  },
  reckoning: ({ who, prizes, bets, paid, total }) =>
    `${who}: prémios ${prizes} mais apostas ${bets} menos leilão ${paid}, total ${total}.`,
  winners: (seats, score, say) => {
    const by = score === undefined ? '' : ` com ${score}`;
    const [only] = seats;
    return seats.length === 1 && only !== undefined
      ? `A partida acabou: ${say.doing(only, 'ganha', 'ganhas')}${by}.`
      : `A partida acabou: vitória partilhada${by}, ${say.names(seats)}.`;
  },
  standings: (rows) => {
    const told = rows.map(
      ({ standing, side, money: has }) =>
        `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
    );
    return `Classificação: ${told.join('; ')}.`;
  },
  phases: {
    'drawing-track': 'Sorteio do circuito',
    gridding: 'Sorteio da grelha',
    dealing: 'Distribuição das cartas',
    'giving-cars': 'Distribuição dos carros',
    'giving-powers': 'Distribuição dos poderes',
    selling: 'Um carro vai à venda',
    'turning-power': 'Um poder é virado',
    'revealing-bids': 'Os lances são virados',
    'drawing-lots': 'Sorteio',
    'revealing-powers': 'Os poderes guardados são mostrados',
    'drawing-hands': 'Mãos a biscar',
    'revealing-hands': 'As últimas cartas são mostradas',
    drawing: 'Carta a biscar',
    'revealing-bets': 'As apostas são viradas',
    bidding: 'Lances',
    keeping: 'Escolha dos poderes',
    betting: 'Apostas',
    playing: 'Escolha de uma carta',
    ordering: 'Escolha da ordem',
    'choosing-line': 'Escolha de uma linha',
    'deciding-line': 'Decisão sobre uma linha',
    'choosing-wild': 'Escolha de um carro para um Jóquer',
    stepping: 'Um carro avança',
    adding: 'Decisão sobre mais espaços',
    over: 'Fim da partida',
  },
  prompts: {
    table: {
      'drawing-track': 'O circuito está a ser sorteado.',
      gridding: 'A grelha está a ser sorteada.',
      dealing: 'As cartas estão a ser distribuídas.',
      'giving-cars': 'Os carros estão a ser distribuídos.',
      'giving-powers': 'Os poderes estão a ser distribuídos.',
      selling: 'O carro seguinte vai à venda.',
      'turning-power': 'O poder que o acompanha está a ser virado.',
      'revealing-bids': 'Os lances estão a ser virados.',
      'drawing-lots': 'Os melhores lances estão empatados: a sorte decide.',
      'revealing-powers': 'Os poderes guardados estão a ser mostrados.',
      'drawing-hands': 'As mãos estão a ser biscadas.',
      'revealing-hands': 'Alguém já não tem carros em pista: mostram-se as últimas cartas.',
      'revealing-bets': 'As apostas estão a ser viradas.',
    },
    drawing: (seat, say) => `${say.does(seat, 'bisca', 'biscas')} uma carta.`,
    bid: (car, power, say) =>
      `Põe uma carta pel${say.car(car)}${withPower(power && say.power(power))}: o número dessa cor é o teu lance; sem ${say.carLabel(car)}, passas.`,
    waitBids: (names, car) => `À espera de lances pel${car}: ${names}.`,
    keep: () => 'Escolhe o único poder que guardas.',
    waitKeep: (names) => `À espera da escolha de um poder: ${names}.`,
    bet: (bet, pays) =>
      `Aposta ${bet}: escolhe o carro que vai ganhar. Paga ${and(pays.map((pay, at) => `${pay} em ${place(at + 1)}`))}.`,
    waitBets: (names, bet) => `À espera da aposta ${bet}: ${names}.`,
    play: () => 'É a tua vez: joga uma carta.',
    waitPlay: (name) => `À espera: ${name} tem de jogar uma carta.`,
    order: () => 'Mover as linhas de cima para baixo, ou de baixo para cima?',
    waitOrder: (name) => `À espera: ${name} tem de escolher a ordem das linhas.`,
    chooseLine: () => 'Escolhe a linha a mover agora.',
    waitLine: (name) => `À espera: ${name} tem de escolher a linha seguinte.`,
    decideLine: (line) => `Mover a linha ${line}, ou ignorá-la? Podes ignorar uma linha da carta.`,
    waitDecide: (name, line) => `À espera: ${name} tem de mover ou ignorar a linha ${line}.`,
    wild: (number) => `Jóquer ${number}: escolhe o carro que ele move.`,
    waitWild: (name, number) => `À espera: ${name} tem de escolher um carro para o Jóquer ${number}.`,
    step: (car, left, isOn) =>
      `Avança ${car} ${isOn ? 'mais ' : ''}${spaces(left)}: escolhe um espaço, ou deixa-o ir por dentro.`,
    steer: (car, left, player) =>
      `És tu quem dirige: a carta de ${player} move ${car} ${spaces(left)}. Escolhe um espaço, ou deixa-o ir por dentro.`,
    waitStep: (name, car, left) => `À espera: ${name} tem de mover ${car} ${spaces(left)}.`,
    add: (car, more, power) => `${car} pode avançar mais ${spaces(more)} (${power}). Continuar, ou ficar?`,
    waitAdd: (name, car, more) => `À espera: ${name} tem de decidir se ${car} avança mais ${spaces(more)}.`,
  },
  plain: {
    reveal: 'Tudo é virado',
    'top-down': 'De cima para baixo',
    'bottom-up': 'De baixo para cima',
    ignore: 'Ignorar a linha',
    move: 'Mover a linha',
    more: 'Continuar',
    enough: 'Ficar',
  },
  things: {
    deal: (card) => `Distribuída: ${card}`,
    draw: (card) => `Biscada: ${card}`,
    grid: (car) => `A seguir na grelha: ${car}`,
    give: (car) => `Distribuído: ${car}`,
    sale: (car) => `À venda: ${car}`,
    power: (power) => `Poder: ${power}`,
    lot: (name) => `Sorteio: ${name}`,
    track: (track) => `Circuito: ${track}`,
    turn: (card) => `Virada: ${card}`,
    die: (number) => `Dado: ${number}`,
    bid: (card) => `Pôr ${card}`,
    declare: (card) => `Declarar um lance com ${card}`,
    keep: (power) => `Guardar ${power}`,
    play: (card) => `Jogar ${card}`,
    line: (line) => `Mover a linha ${line}`,
    wild: (car) => `Escolher ${car}`,
    bet: (car) => `Apostar n${car}`,
    step: (space) => `Para o espaço ${space}`,
    home: () => 'Cruzar a linha de chegada',
  },
};

/** As far as a printed game is played. */
export const downforce: DownforceTableWords = printedWords(catalogue, shared);
