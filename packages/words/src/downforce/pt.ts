import { words as shared } from '../pt.ts';
import { capital } from '../text.ts';
import { hasColour } from './card.ts';
import { automa } from './pt-automa.ts';
import { cards, counted, money, opening, withPower } from './pt-opening.ts';
import { pack } from './pt-pack.ts';
import { ways } from './pt-ways.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { gameOverText } from './outcome.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

const { place, and } = shared;

const spaces = (count: number) => counted(count, 'espaço');
const lostSpaces = (count: number) => `${spaces(count)} perdido${count === 1 ? '' : 's'}`;

/** A car comes with its article: «d» + «o amarelo», «n» + «o amarelo», «pel» + «o amarelo». */
export const catalogue: DownforceCatalogue = {
  ...opening,
  powers: { ...opening.powers, ...pack.powers },
  space: (space) => `espaço ${space}`,
  lanes: { inside: 'faixa interior', middle: 'faixa do meio', outside: 'faixa exterior' },
  facts: {
    ...opening.facts,
    ...automa.facts,
    ...pack.facts,
    ...ways.facts,
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'recebe', 'recebes')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'recebe', 'recebes')} o poder ${say.power(power)}.`,
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
    'tie-broken': ({ seat, bid, by }, say) =>
      `Empate a ${money(bid)}: ${say.doing(seat, 'ganha', 'ganhas')}, ${{ lines: 'com mais linhas na carta', 'no-wild': 'sem Jóquer na carta', 'fewer-cars': 'com menos carros' }[by]}.`,
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
      `Começa a corrida no circuito ${say.track(track)}. ${say.does(first, 'é quem começa', 'és tu quem começa')}.`,
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
    ...opening.gathered,
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
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${drawn.map(say.card).join('; ')}.`,
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
    ...automa.phases,
    ...pack.phases,
    ...ways.phases,
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
    ...opening.prompts,
    ...pack.prompts,
    ...ways.prompts,
    table: {
      ...opening.prompts.table,
      ...automa.prompts,
      ...ways.table,
      'giving-cars': 'Os carros estão a ser distribuídos.',
      'giving-powers': 'Os poderes estão a ser distribuídos.',
      'drawing-lots': 'Os melhores lances estão empatados: a sorte decide.',
      'revealing-powers': 'Os poderes guardados estão a ser mostrados.',
      'drawing-hands': 'As mãos estão a ser biscadas.',
      'revealing-hands': 'Alguém já não tem carros em pista: mostram-se as últimas cartas.',
      'revealing-bets': 'As apostas estão a ser viradas.',
    },
    drawing: (seat, say) => `${say.does(seat, 'bisca', 'biscas')} uma carta.`,
    keep: (areSeveral) => `Escolhe ${areSeveral ? 'os poderes' : 'o único poder'} que guardas.`,
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
    blockedLine: automa.blockedLine,
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
    ...pack.plain,
    ...ways.plain,
    reveal: 'Tudo é virado',
    'top-down': 'De cima para baixo',
    'bottom-up': 'De baixo para cima',
    ignore: 'Ignorar a linha',
    move: 'Mover a linha',
    more: 'Continuar',
    enough: 'Ficar',
  },
  things: {
    ...ways.things,
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

export const downforce: DownforceTableWords = tableWords(catalogue, shared);
