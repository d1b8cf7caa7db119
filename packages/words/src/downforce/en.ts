import { words as shared } from '../en.ts';
import { capital } from '../text.ts';
import { hasColour } from './card.ts';
import { automa } from './en-automa.ts';
import { cards, counted, money, opening, withPower } from './en-opening.ts';
import { pack } from './en-pack.ts';
import { ways } from './en-ways.ts';
import type { DownforceCatalogue } from './catalogue.ts';
import { gameOverText } from './outcome.ts';
import { tableWords, type DownforceTableWords } from './words.ts';

const { place, and } = shared;

const spaces = (count: number) => counted(count, 'space');

export const catalogue: DownforceCatalogue = {
  ...opening,
  powers: { ...opening.powers, ...pack.powers },
  space: (space) => `space ${space}`,
  lanes: { inside: 'inside lane', middle: 'middle lane', outside: 'outside lane' },
  facts: {
    ...opening.facts,
    ...automa.facts,
    ...pack.facts,
    ...ways.facts,
    'car-given': ({ seat, car }, say) => `${say.does(seat, 'gets', 'get')} ${say.car(car)}.`,
    'power-given': ({ seat, power }, say) =>
      `${say.does(seat, 'gets', 'get')} the power ${say.power(power)}.`,
    'bids-shown': ({ car, bids }, say) => {
      const rows = bids.map(({ seat, card, declared, bid }) => {
        const cardName = say.card(card);
        if (bid === 0) return `${say.doing(seat, 'passes', 'pass')} with ${cardName}`;
        if (!declared) return `${say.doing(seat, 'bids', 'bid')} ${money(bid)} with ${cardName}`;
        const lacks = hasColour(card, 'wild') ? say.car(car) : `${say.car(car)} and no wild`;
        return `${say.doing(seat, 'declares', 'declare')} a bid of ${money(bid)} with ${cardName}, holding no ${lacks}`;
      });
      return `Bids for ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `It follows that ${say.doing(seat, 'holds', 'hold')} none of ${counted(kinds.length, 'kind')} of card.`,
    'tie-broken': ({ seat, bid, by }, say) =>
      `Level at ${money(bid)}: ${say.doing(seat, 'wins', 'win')}, ${{ lines: 'with more lines on the card', 'no-wild': 'without a wild on the card', 'fewer-cars': 'with fewer cars' }[by]}.`,
    'bids-tied': ({ seats, bid }, say) => `Tied at ${money(bid)}: ${say.names(seats)}. A lot decides.`,
    'lot-drawn': ({ seat }, say) => `The lot falls to ${say.seat(seat)}.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'is', 'are')} the last without a car and must take ${say.car(car)}. The cheapest card is ${say.card(card)}.`,
    sold: ({ seat, car, power, price }, say) =>
      `${say.does(seat, 'buys', 'buy')} ${say.car(car)} for ${money(price)}${withPower(power && say.power(power))}.`,
    'set-aside': ({ car, power }, say) =>
      `Nobody bids: ${say.car(car)} is set aside${withPower(power && say.power(power))}.`,
    'stays-unowned': ({ car, power }, say) =>
      power === null
        ? `${say.carAtStart(car)} races without an owner.`
        : `${say.carAtStart(car)} races without an owner; ${say.power(power)} goes to the box.`,
    'keep-asked': ({ seats }, say) => `Choosing which power to keep: ${say.names(seats)}.`,
    'power-chosen': ({ seat, power }, say) =>
      power === undefined
        ? `${say.does(seat, 'has', 'have')} chosen a power.`
        : `${say.does(seat, 'chooses', 'choose')} ${say.power(power)}.`,
    'power-kept': ({ seat, power, boxed }, say) => {
      const kept = `${say.does(seat, 'keeps', 'keep')} ${say.power(power)}`;
      if (boxed.length === 0) return `${kept}.`;
      return `${kept}; to the box ${boxed.length === 1 ? 'goes' : 'go'} ${and(boxed.map(say.power))}.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'has', 'have')} no car and only ${say.isYou(seat) ? 'bet' : 'bets'}: ${cards(count)} put away unseen.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'shuffles', 'shuffle')} ${cards(count)} into a pile to draw from.`,
    'race-starts': ({ track, first }, say) =>
      `The race starts: ${say.track(track)}. ${say.does(first, 'begins', 'begin')}.`,
    turn: ({ seat }, say) => (say.isYou(seat) ? 'It is your turn.' : `It is ${say.name(seat)}'s turn.`),
    played: ({ seat, card }, say) => `${say.does(seat, 'plays', 'play')} ${say.card(card)}.`,
    'order-chosen': ({ seat, order }, say) =>
      `${say.does(seat, 'moves', 'move')} the lines from ${order === 'bottom-up' ? 'the bottom up' : 'the top down'}.`,
    'line-chosen': ({ seat, line }, say) =>
      `${say.does(seat, 'takes', 'take')} the line ${say.line(line)} next.`,
    'line-ignored': ({ seat, line }, say) =>
      `${say.does(seat, 'ignores', 'ignore')} the line ${say.line(line)}.`,
    'line-moved': ({ seat, line }, say) => `${say.does(seat, 'moves', 'move')} the line ${say.line(line)}.`,
    'line-idle': ({ line, why, car }, say) =>
      catalogue.idles[why](
        capital(say.line(line)),
        car === undefined ? '' : say.car(car),
        Number(line.slice(1)),
      ),
    'wild-chosen': ({ seat, car, number }, say) =>
      `${say.does(seat, 'chooses', 'choose')} ${say.car(car)} for wild ${number}.`,
    stepped: ({ car, to }, say) =>
      to === null
        ? `${say.carAtStart(car)} crosses the finish line.`
        : `${say.carAtStart(car)} moves to space ${to}.`,
    finished: ({ car, place: at }, say) => `${say.carAtStart(car)} finishes ${place(at)}.`,
    jammed: ({ car, lost }, say) => `${say.carAtStart(car)} is jammed: ${spaces(lost)} lost.`,
    'goes-on': ({ seat, car, spaces: more }, say) =>
      `${say.does(seat, 'takes', 'take')} ${say.car(car)} ${spaces(more)} further.`,
    stays: ({ seat, car }, say) => `${say.does(seat, 'leaves', 'leave')} ${say.car(car)} where it is.`,
    'went-out': ({ seat, cards: left }, say) => {
      const whose = say.isYou(seat) ? 'All your cars are home' : `All cars of ${say.name(seat)} are home`;
      const gone = left.length === 0 ? '' : `, with ${cards(left.length)} for the discard pile`;
      return `${whose}: ${say.doing(seat, 'is', 'are')} out of the race${gone}.`;
    },
    drew: ({ seat, card }, say) =>
      `${say.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : say.card(card)}.`,
    'bets-asked': ({ bet, seats }, say) =>
      say.isEverybody(seats)
        ? `Betting line ${bet} is crossed: everybody bets.`
        : `Betting line ${bet} is crossed. Bets are asked of ${say.names(seats)}.`,
    'bet-laid': ({ seat, bet, car }, say) =>
      `${say.does(seat, 'places', 'place')} bet ${bet}${car === undefined ? '' : ` on ${say.car(car)}`}.`,
    'race-over': ({ standing, finished }, say) => {
      const home = standing.slice(0, finished).map((car, at) => `${place(at + 1)} ${say.carLabel(car)}`);
      const others = standing.slice(finished).map(say.carLabel);
      const end =
        home.length === 0 ? 'The race is over, and no car is home.' : `The race is over: ${home.join(', ')}.`;
      return others.length === 0 ? end : `${end} Still on the track, in this order: ${others.join(', ')}.`;
    },
    'no-race': () => 'Nobody owns a car: there is no race.',
    'bets-shown': ({ bets }, say) => {
      const rows = bets.map((cars, seat) =>
        cars.length === 0
          ? `${say.seat(seat)} on none`
          : `${say.seat(seat)} on ${and(cars.map(say.carLabel))}`,
      );
      return `The bets were: ${rows.join('; ')}.`;
    },
    'game-over': (fact, say) => gameOverText(catalogue, shared, fact, say),
  },
  idles: {
    finished: (line, car) => `${line} does nothing: ${car} has finished.`,
    blocked: (_, car, number) => `${capital(car)} is blocked and cannot move: ${spaces(number)} lost.`,
    'no-colour': (line) => `${line} does nothing: there is no car to choose.`,
  },
  gathered: {
    ...opening.gathered,
    drive: ({ car, seat, isSteered, spaces: driven, more, to, lost, place: at }, say) => {
      const who = isSteered
        ? `${say.does(seat, 'steers', 'steer')} ${say.car(car)}, which moves`
        : `${say.carAtStart(car)} moves`;
      const way = `${who} ${spaces(driven)}${more > 0 ? ` and ${more} more` : ''}`;
      if (to === null)
        return `${way} over the finish line${at === null ? '' : `: ${say.car(car)} is ${place(at)}`}.`;
      return `${way}, to space ${to}${lost > 0 ? `, and is jammed: ${lost} lost` : ''}.`;
    },
    draws: ({ seat, cards: drawn }, say) =>
      `${say.does(seat, 'draws', 'draw')} ${drawn.map(say.card).join('; ')}.`,
  },
  reckoning: ({ who, prizes, bets, paid, total }) =>
    `${who}: prizes ${prizes} plus bets ${bets} minus paid ${paid} makes ${total}.`,
  winners: (seats, score, say) => {
    const by = score === undefined ? '' : ` with ${score}`;
    const [only] = seats;
    return seats.length === 1 && only !== undefined
      ? `The game is over: ${say.doing(only, 'wins', 'win')}${by}.`
      : `The game is over: ${say.names(seats)} share the win${by}.`;
  },
  standings: (rows) => {
    const told = rows.map(
      ({ standing, side, money: has }) =>
        `${place(standing.place)} ${side}${has === undefined ? '' : `, ${has}`}`,
    );
    return `Places: ${told.join('; ')}.`;
  },
  phases: {
    ...automa.phases,
    ...pack.phases,
    ...ways.phases,
    'drawing-track': 'The track is drawn',
    gridding: 'The grid is drawn',
    dealing: 'Cards are dealt',
    'giving-cars': 'Cars are dealt',
    'giving-powers': 'Powers are dealt',
    selling: 'A car comes up',
    'turning-power': 'A power comes up',
    'revealing-bids': 'Bids are turned up',
    'drawing-lots': 'A lot is drawn',
    'revealing-powers': 'Kept powers are shown',
    'drawing-hands': 'Hands are drawn',
    'revealing-hands': 'Last cards are shown',
    drawing: 'A card is drawn',
    'revealing-bets': 'Bets are turned up',
    bidding: 'Bidding',
    keeping: 'Choice of powers',
    betting: 'Betting',
    playing: 'A card is played',
    ordering: 'The order is chosen',
    'choosing-line': 'A line is chosen',
    'deciding-line': 'A line is decided on',
    'choosing-wild': "A wild's car is chosen",
    stepping: 'A car moves',
    adding: 'More spaces are decided on',
    over: 'The game is over',
  },
  prompts: {
    ...opening.prompts,
    ...pack.prompts,
    ...ways.prompts,
    table: {
      ...opening.prompts.table,
      ...automa.prompts,
      ...ways.table,
      'giving-cars': 'The cars are being dealt.',
      'giving-powers': 'The powers are being dealt.',
      'drawing-lots': 'The best bids are tied: a lot is being drawn.',
      'revealing-powers': 'The powers kept are being shown.',
      'drawing-hands': 'The hands are being drawn.',
      'revealing-hands': 'All cars of a player are home: the last cards are being shown.',
      'revealing-bets': 'The bets are being turned up.',
    },
    drawing: (seat, say) => `${say.does(seat, 'draws', 'draw')} a card.`,
    keep: (areSeveral) => `Choose the ${areSeveral ? 'powers' : 'one power'} that you keep.`,
    waitKeep: (names) => `Waiting for a choice of power: ${names}.`,
    bet: (bet, pays) =>
      `Bet ${bet}: choose the car that will win. It pays ${and(pays.map((pay, at) => `${pay} for ${place(at + 1)}`))}.`,
    waitBets: (names, bet) => `Waiting for bet ${bet}: ${names}.`,
    play: () => 'Your turn: play a card.',
    waitPlay: (name) => `Waiting for ${name} to play a card.`,
    order: () => 'Move the lines from the top down, or from the bottom up?',
    waitOrder: (name) => `Waiting for ${name} to choose the order of the lines.`,
    chooseLine: () => 'Choose the line to move next.',
    waitLine: (name) => `Waiting for ${name} to choose the next line.`,
    decideLine: (line) => `Move ${line}, or ignore it? You may ignore one line of the card.`,
    blockedLine: automa.blockedLine,
    waitDecide: (name, line) => `Waiting for ${name} to move ${line} or ignore it.`,
    wild: (number) => `Wild ${number}: choose the car that it moves.`,
    waitWild: (name, number) => `Waiting for ${name} to choose a car for wild ${number}.`,
    step: (car, left, isOn) =>
      `Move ${car} ${left}${isOn ? ' more' : ''}: choose a space, or let it take the inside line.`,
    steer: (car, left, player) =>
      `You steer: ${player}'s card moves ${car} ${left}. Choose a space, or let it take the inside line.`,
    waitStep: (name, car, left) => `Waiting for ${name} to move ${car} ${left}.`,
    add: (car, more, power) => `${car} may move ${spaces(more)} more (${power}). Go on, or stay?`,
    waitAdd: (name, car, more) => `Waiting for ${name} to decide whether ${car} moves ${spaces(more)} more.`,
  },
  plain: {
    ...pack.plain,
    ...ways.plain,
    reveal: 'All is turned up',
    'top-down': 'From the top down',
    'bottom-up': 'From the bottom up',
    ignore: 'Ignore the line',
    move: 'Move the line',
    more: 'Go on',
    enough: 'Stay',
  },
  things: {
    ...ways.things,
    deal: (card) => `Dealt: ${card}`,
    draw: (card) => `Drawn: ${card}`,
    grid: (car) => `Next on the grid: ${car}`,
    give: (car) => `Dealt: ${car}`,
    sale: (car) => `For sale: ${car}`,
    power: (power) => `Power: ${power}`,
    lot: (name) => `The lot falls to ${name}`,
    track: (track) => `Track: ${track}`,
    turn: (card) => `Turned up: ${card}`,
    die: (number) => `Die: ${number}`,
    bid: (card) => `Lay ${card}`,
    declare: (card) => `Declare a bid with ${card}`,
    keep: (power) => `Keep ${power}`,
    play: (card) => `Play ${card}`,
    line: (line) => `Move ${line} next`,
    wild: (car) => `Choose ${car}`,
    bet: (car) => `Bet on ${car}`,
    step: (space) => `To space ${space}`,
    home: () => 'Over the finish line',
  },
};

export const downforce: DownforceTableWords = tableWords(catalogue, shared);
