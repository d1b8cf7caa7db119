import { words as shared } from '../common/shared.ts';
import { hasColour } from '../../downforce/card.ts';
import { cards, withPower, money } from './grammar.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and } = shared;

export const auction = {
  facts: {
    'track-drawn': ({ track }, say) => `The track is drawn: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} stands on grid space ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'is', 'are')} dealt ${card === undefined ? 'a card' : say.card(card)}.`,
    'boxed-unseen': ({ count }) =>
      `${cards(count)} ${count === 1 ? 'is' : 'are'} left over and ${count === 1 ? 'goes' : 'go'} to the box unseen.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, set aside earlier, is up for bid again.`
        : `Auction round ${round}: ${say.car(car)} is up for bid.`,
    'power-turned': ({ power, car }, say) => `The power ${say.power(power)} goes with ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Everybody may bid on ${say.car(car)}.`
        : `Only ${say.names(seats)} may bid on ${say.car(car)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'has', 'have')} placed a card.`;
      const laid = `${say.does(seat, 'places', 'place')} ${say.card(card)}`;
      return declared === true ? `${laid} as a declared bid.` : `${laid}.`;
    },
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
      return `Bids on ${say.car(car)}: ${rows.join('; ')}.`;
    },
    'proved-absent': ({ seat, cards: kinds }, say) =>
      `This proves that ${say.doing(seat, 'does', 'do')} not hold ${kinds.length} of the card kinds.`,
    'tie-broken': ({ seat, bid, by }, say) =>
      `Tied at ${money(bid)}: ${say.doing(seat, 'wins', 'win')}, ${{ lines: 'with more lines', 'no-wild': 'without a wild', 'fewer-cars': 'with fewer cars' }[by]}.`,
    'bids-tied': ({ seats, bid }, say) => `Tied at ${money(bid)}: ${say.names(seats)}. Lots are drawn.`,
    'lot-drawn': ({ seat }, say) => `${say.does(seat, 'wins', 'win')} the draw.`,
    'must-take': ({ seat, car, card }, say) =>
      `${say.does(seat, 'is', 'are')} the last without a car and must take ${say.car(car)}, for the lowest ${say.carLabel(car)} number in hand: ${say.card(card)}.`,
    sold: ({ seat, car, power, price }, say) =>
      `${say.does(seat, 'buys', 'buy')} ${say.car(car)} for ${money(price)}${withPower(power && say.power(power))}.`,
    'set-aside': ({ car, power }, say) =>
      `Nobody bids: ${say.car(car)} is set aside${withPower(power && say.power(power))}.`,
    'stays-unowned': ({ car, power }, say) =>
      `${say.carAtStart(car)} races without an owner${power === null ? '' : `; ${say.power(power)} goes to the box`}.`,
    'keep-asked': ({ seats }, say) => `Choosing which power to keep: ${say.names(seats)}.`,
    'power-chosen': ({ seat, power }, say) =>
      power === undefined
        ? `${say.does(seat, 'has', 'have')} chosen a power.`
        : `${say.does(seat, 'chooses', 'choose')} ${say.power(power)}.`,
    'power-kept': ({ seat, power, boxed }, say) => {
      const kept = `${say.does(seat, 'keeps', 'keep')} ${say.power(power)}`;
      if (boxed.length === 0) return `${kept}.`;
      return `${kept} and ${say.isYou(seat) ? 'return' : 'returns'} ${and(boxed.map(say.power))} to the box.`;
    },
    'put-away': ({ seat, count }, say) =>
      `${say.does(seat, 'has', 'have')} no car and will only bet. ${cards(count)} are set aside unseen.`,
    'pile-made': ({ seat, count }, say) =>
      `${say.does(seat, 'shuffles', 'shuffle')} ${cards(count)} into a draw pile.`,
  },
  gathered: {
    grid: ({ cars }, say) => `The grid, from the front: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Everybody is dealt ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Auction round ${round}: ${say.car(car)} is up for bid${withPower(power && say.power(power))}.`,
  },
  phases: {
    'drawing-track': 'The track is drawn',
    gridding: 'The grid is drawn',
    dealing: 'Cards are dealt',
    'giving-cars': 'Cars are dealt',
    'giving-powers': 'Powers are dealt',
    selling: 'A car comes up for bid',
    'turning-power': 'A power is revealed',
    'revealing-bids': 'Bids are revealed',
    'drawing-lots': 'Lots are drawn',
    'revealing-powers': 'Powers kept are revealed',
    bidding: 'Bidding',
    keeping: 'Choosing powers',
  },
  table: {
    'drawing-track': 'The track is being drawn.',
    gridding: 'The grid is being drawn.',
    dealing: 'The cards are being dealt.',
    selling: 'The next car is coming up for bid.',
    'turning-power': 'Its power is being revealed.',
    'revealing-bids': 'The bids are being revealed.',
    'giving-cars': 'The cars are being dealt.',
    'giving-powers': 'The powers are being dealt.',
    'drawing-lots': 'The best bids are tied: lots are drawn.',
    'revealing-powers': 'The powers kept are being revealed.',
  },
  prompts: {
    bid: (car, power, say) =>
      `Bid on the ${say.carLabel(car)} car${power === null ? '' : ` (with ${say.power(power)})`}: choose a card. Its ${say.carLabel(car)} number is your bid; a card without ${say.carLabel(car)} is a pass.`,
    waitBids: (names, car) => `Waiting for ${names} to bid on ${car}.`,
    keep: (areSeveral) => `Choose the ${areSeveral ? 'powers' : 'one power'} to keep.`,
    waitKeep: (names) => `Waiting for ${names} to choose which power to keep.`,
  },
  plain: {
    reveal: 'Reveal',
  },
  things: {
    deal: (card) => `Dealt: ${card}`,
    grid: (car) => `Next on the grid: ${car}`,
    give: (car) => `Dealt: ${car}`,
    sale: (car) => `Up for bid: ${car}`,
    power: (power) => `Power: ${power}`,
    lot: (name) => `Winner of the draw: ${name}`,
    track: (track) => `Track: ${track}`,
    bid: (card) => `Place ${card}`,
    declare: (card) => `Declare a bid with ${card}`,
    keep: (power) => `Keep ${power}`,
  },
} satisfies PrintedPart;
