import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { cards, spaces, lostSpaces } from './grammar.ts';
import type { Idles, PrintedPart } from '../../downforce/catalogue.ts';

const { and, place } = shared;

const idles: Idles = {
  finished: (line, car) => `${line} não faz nada: ${car} já chegou.`,
  blocked: (_, car, number, by) =>
    `${capital(car)} está bloqueado ${by} e não avança: ${lostSpaces(number)}.`,
  'no-colour': (line) => `${line} não faz nada: não há carro para escolher.`,
};

export const race = {
  facts: {
    'race-starts': ({ track, first }, say) =>
      `Começa a corrida no circuito ${say.track(track)}. ${say.does(first, 'começa', 'começas')}.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'É a tua vez.' : `É a vez de ${say.name(seat)}.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'joga', 'jogas')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'move', 'moves')} as linhas ${order === 'bottom-up' ? 'de baixo para cima' : 'de cima para baixo'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'escolhe', 'escolhes')} a seguir a linha ${say.line(line)}.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignora', 'ignoras')} a linha ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'move', 'moves')} a linha ${say.line(line)}.`,
    'line-idle': ({ line, why, car, by = [] }, say) =>
      idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
        and(by.map((other) => `pelo ${say.carLabel(other)}`)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'escolhe', 'escolhes')} ${say.car(car)} para o Jóquer ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} cruza a linha de chegada.`
        : `${say.carAtStart(car)} avança para o espaço ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} chega em ${place(at)}.`,
    jammed: ({ car, lost, by }, say) =>
      `${say.carAtStart(car)} fica preso atrás ${and(by.map((other) => `do ${say.carLabel(other)}`))}: ${lostSpaces(lost)}.`,
    'goes-on': ({ seat, car, spaces: more, power }, say) =>
      `${say.does(seat, 'faz', 'fazes')} ${say.car(car)} avançar mais ${spaces(more)}, graças ao ${say.power(power)}.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'deixa', 'deixas')} ${say.car(car)} onde está.`,
    'went-out': ({ seat, cards: left }, say) => {
      const out = say.does(
        seat,
        'já não tem carros em pista e sai da corrida',
        'já não tens carros em pista e sais da corrida',
      );
      if (left.length === 0) return `${out}.`;
      const whose = say.isYou(seat) ? 'tua' : 'sua';
      return left.length === 1
        ? `${out}. A ${whose} última carta vai para a pilha de descarte.`
        : `${out}. As ${whose}s ${cards(left.length)} vão para a pilha de descarte.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${card === undefined ? 'uma carta' : say.card(card)}.`,
  },
  gathered: {
    drive: ({ car, seat, isSteered, spaces: driven, more, powers, to, toGo, lost, by, place: at }, say) => {
      const who = isSteered
        ? `${say.does(seat, 'dirige', 'diriges')} ${say.car(car)}, que avança`
        : `${say.carAtStart(car)} avança`;
      const way = `${who} ${spaces(driven)}${more > 0 ? ` e, graças ${and(powers.map((each) => `ao ${say.power(each)}`))}, mais ${more}` : ''}`;
      if (to === null) {
        return `${way} e cruza a linha de chegada${at === null ? '' : `: ${say.car(car)} fica em ${place(at)}`}.`;
      }
      const ahead = and(by.map((other) => `do ${say.carLabel(other)}`));
      const jam = lost > 0 ? `, e fica preso atrás ${ahead}: ${lostSpaces(lost)}` : '';
      return `${way} (a ${spaces(toGo)} da chegada)${jam}.`;
    },
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'bisca', 'biscas')} ${drawn.map(say.card).join('; ')}.`,
  },
  phases: {
    'drawing-hands': 'A biscar as mãos',
    'revealing-hands': 'As últimas cartas são reveladas',
    drawing: 'A biscar uma carta',
    playing: 'Escolha de uma carta',
    ordering: 'Escolha da ordem',
    'choosing-line': 'Escolha de uma linha',
    'deciding-line': 'Decisão sobre uma linha',
    'choosing-wild': 'Escolha de um carro para um Jóquer',
    stepping: 'Um carro avança',
    adding: 'Continuar ou ficar',
  },
  table: {
    'drawing-hands': 'As mãos estão a ser biscadas.',
    'revealing-hands': 'Alguém já não tem carros em pista: revelam-se as suas últimas cartas.',
  },
  prompts: {
    drawing: (seat, say) => `${say.does(seat, 'bisca', 'biscas')} uma carta.`,
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
      `Faz avançar ${car} ${isOn ? 'mais ' : ''}${spaces(left)}: escolhe um espaço, ou deixa-o ir por dentro.`,
    steer: (car, left, player) =>
      `És tu quem dirige: a carta de ${player} move ${car} ${spaces(left)}. Escolhe um espaço, ou deixa-o ir por dentro.`,
    waitStep: (name, car, left) => `À espera: ${name} tem de mover ${car} ${spaces(left)}.`,
    add: (car, more, power) => `${car} pode avançar mais ${spaces(more)} (${power}). Continuar, ou ficar?`,
    waitAdd: (name, car, more) => `À espera: ${name} tem de decidir se ${car} avança mais ${spaces(more)}.`,
  },
  plain: {
    'top-down': 'De cima para baixo',
    'bottom-up': 'De baixo para cima',
    ignore: 'Ignorar a linha',
    move: 'Mover a linha',
    more: 'Continuar',
    enough: 'Ficar',
  },
  things: {
    draw: (card) => `Biscada: ${card}`,
    play: (card) => `Jogar ${card}`,
    line: (line) => `Mover a linha ${line}`,
    wild: (car) => `Escolher ${car}`,
    step: (space) => `Para o espaço ${space}`,
    home: () => 'Cruzar a linha de chegada',
  },
} satisfies PrintedPart;
