import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { cards, spaces } from './grammar.ts';
import type { Idles, PrintedPart } from '../../downforce/catalogue.ts';

const { and, place } = shared;

const idles: Idles = {
  finished: (line, car) => `${line} does nothing: ${car} has finished.`,
  blocked: (_, car, number, by) =>
    `${capital(car)} is blocked by ${by} and cannot move: ${spaces(number)} lost.`,
  'no-colour': (line) => `${line} does nothing: there is no car to choose.`,
};

export const race = {
  facts: {
    'race-starts': ({ track, first }, say) =>
      `The race starts: ${say.track(track)}. ${say.does(first, 'begins', 'begin')}.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'It is your turn.' : `It is ${say.name(seat)}’s turn.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'plays', 'play')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'moves', 'move')} the lines from ${order === 'bottom-up' ? 'the bottom up' : 'the top down'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'takes', 'take')} the line ${say.line(line)} next.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignores', 'ignore')} the line ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'moves', 'move')} the line ${say.line(line)}.`,
    'line-idle': ({ line, why, car, by = [] }, say) =>
      idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
        and(by.map(say.car)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'chooses', 'choose')} ${say.car(car)} for wild ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} crosses the finish line.`
        : `${say.carAtStart(car)} moves to space ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} finishes ${place(at)}.`,
    jammed: ({ car, lost, by }, say) =>
      `${say.carAtStart(car)} is jammed behind ${and(by.map(say.car))}: ${spaces(lost)} lost.`,
    'goes-on': ({ seat, car, spaces: more, power }, say) =>
      `${say.does(seat, 'moves', 'move')} ${say.car(car)} ${spaces(more)} further, thanks to ${say.power(power)}.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'leaves', 'leave')} ${say.car(car)} where it is.`,
    'went-out': ({ seat, cards: left }, say) => {
      const [whose, s] = say.isYou(seat) ? ['your', ''] : [`${say.name(seat)}’s`, 's'];
      const gone = left.length === 0 ? '' : `discard${s} ${cards(left.length)} and `;
      return `All of ${whose} cars have finished. ${say.seatAtStart(seat)} ${gone}play${s} no more.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : say.card(card)}.`,
  },
  gathered: {
    drive: ({ car, seat, isSteered, spaces: driven, more, powers, to, toGo, lost, by, place: at }, say) => {
      const who = isSteered
        ? `${say.does(seat, 'steers', 'steer')} ${say.car(car)}, which moves`
        : `${say.carAtStart(car)} moves`;
      const way = `${who} ${spaces(driven)}${more > 0 ? ` and, thanks to ${and(powers.map(say.power))}, ${more} more` : ''}`;
      if (to === null)
        return `${way} over the finish line${at === null ? '' : `: ${say.car(car)} is ${place(at)}`}.`;
      const jam = lost > 0 ? `, then is jammed behind ${and(by.map(say.car))}: ${lost} lost` : '';
      return `${way} (${toGo} from the finish)${jam}.`;
    },
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'draws', 'draw')} ${drawn.map(say.card).join('; ')}.`,
  },
  phases: {
    'drawing-hands': 'Hands are drawn',
    'revealing-hands': 'Last cards are revealed',
    drawing: 'A card is drawn',
    playing: 'A card is played',
    ordering: 'The order is chosen',
    'choosing-line': 'A line is chosen',
    'deciding-line': 'Move or ignore a line',
    'choosing-wild': 'A car is chosen',
    stepping: 'A car moves',
    adding: 'Go on or stay',
  },
  table: {
    'drawing-hands': 'The hands are being drawn.',
    'revealing-hands': 'The last cards are being revealed.',
  },
  prompts: {
    drawing: (seat, say) => `${say.does(seat, 'draws', 'draw')} a card.`,
    play: () => 'Your turn: play a card.',
    waitPlay: (name) => `Waiting for ${name} to play a card.`,
    order: () => 'Move the lines from the top down, or from the bottom up?',
    waitOrder: (name) => `Waiting for ${name} to choose the order of the lines.`,
    chooseLine: () => 'Choose the line to move next.',
    waitLine: (name) => `Waiting for ${name} to choose the next line.`,
    decideLine: (line) => `Move ${line}, or ignore it? You may ignore one line of the card.`,
    waitDecide: (name, line) => `Waiting for ${name} to move ${line} or ignore it.`,
    wild: (number) => `Wild ${number}: choose the car it moves.`,
    waitWild: (name, number) => `Waiting for ${name} to choose a car for wild ${number}.`,
    step: (car, left, isOn) =>
      `Move ${car} ${left}${isOn ? ' more' : ''}: choose a space, or let it take the inside line.`,
    steer: (car, left, player) =>
      `You steer: ${player}’s card moves ${car} ${left}. Choose a space, or let it take the inside line.`,
    waitStep: (name, car, left) => `Waiting for ${name} to move ${car} ${left}.`,
    add: (car, more, power) => `${car} may move ${spaces(more)} more (${power}). Go on, or stay?`,
    waitAdd: (name, car, more) => `Waiting for ${name} to decide whether ${car} moves ${spaces(more)} more.`,
  },
  plain: {
    'top-down': 'From the top down',
    'bottom-up': 'From the bottom up',
    ignore: 'Ignore the line',
    move: 'Move the line',
    more: 'Go on',
    enough: 'Stay',
  },
  things: {
    draw: (card) => `Drawn: ${card}`,
    play: (card) => `Play ${card}`,
    line: (line) => `Move ${line} next`,
    wild: (car) => `Choose ${car}`,
    step: (space) => `To space ${space}`,
    home: () => 'Over the finish line',
  },
} satisfies PrintedPart;
