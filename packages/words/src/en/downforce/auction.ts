import { words as shared } from '../common/shared.ts';
import { hasColour } from '../../downforce/card.ts';
import { counted, cards, withPower, money } from './grammar.ts';
import type { PrintedPart } from '../../downforce/catalogue.ts';

const { and } = shared;

export const auction = {
  facts: {
    'track-drawn': ({ track }, say) => `The track is drawn: ${say.track(track)}.`,
    'grid-drawn': ({ car, number }, say) => `${say.carAtStart(car)} stands on grid space ${number}.`,
    dealt: ({ seat, card }, say) =>
      `${say.does(seat, 'is', 'are')} dealt ${card === undefined ? 'a card' : say.card(card)}.`,
    'boxed-unseen': ({ count }) => `Left over and put in the box unseen: ${cards(count)}.`,
    'for-sale': ({ car, round, again }, say) =>
      again
        ? `${say.carAtStart(car)}, set aside before, is for sale again.`
        : `Round ${round} of the auction: ${say.car(car)} is for sale.`,
    'power-turned': ({ power, car }, say) => `The power ${say.power(power)} goes with ${say.car(car)}.`,
    'bids-asked': ({ car, seats }, say) =>
      say.isEverybody(seats)
        ? `Everybody may bid for ${say.car(car)}.`
        : `Only ${say.names(seats)} may bid for ${say.car(car)}.`,
    'bid-laid': ({ seat, card, declared }, say) => {
      if (card === undefined) return `${say.does(seat, 'has', 'have')} laid a card.`;
      const laid = `${say.does(seat, 'lays', 'lay')} ${say.card(card)}`;
      return declared === true ? `${laid}, declared a bid.` : `${laid}.`;
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
  },
  gathered: {
    grid: ({ cars }, say) => `The grid, from the front: ${and(cars.map(say.carLabel))}.`,
    deal: ({ seats }) => `Everybody is dealt ${cards(seats.length / new Set(seats).size)}.`,
    sale: ({ car, round, power }, say) =>
      `Round ${round} of the auction: ${say.car(car)} is for sale${withPower(power && say.power(power))}.`,
  },
  phases: {
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
    bidding: 'Bidding',
    keeping: 'Choice of powers',
  },
  table: {
    'drawing-track': 'The track is being drawn.',
    gridding: 'The cars are being drawn for the grid.',
    dealing: 'The cards are being dealt.',
    selling: 'The next car is coming up for sale.',
    'turning-power': 'The power that goes with it is coming up.',
    'revealing-bids': 'The bids are being turned up.',
    'giving-cars': 'The cars are being dealt.',
    'giving-powers': 'The powers are being dealt.',
    'drawing-lots': 'The best bids are tied: a lot is being drawn.',
    'revealing-powers': 'The powers kept are being shown.',
  },
  prompts: {
    bid: (car, power, say) =>
      `Lay a card for ${say.car(car)}${withPower(power && say.power(power))}: its ${say.carLabel(car)} number is your bid; without ${say.carLabel(car)} it is a pass.`,
    waitBids: (names, car) => `Waiting for bids for ${car}: ${names}.`,
    keep: (areSeveral) => `Choose the ${areSeveral ? 'powers' : 'one power'} that you keep.`,
    waitKeep: (names) => `Waiting for a choice of power: ${names}.`,
  },
  plain: {
    reveal: 'All is turned up',
  },
  things: {
    deal: (card) => `Dealt: ${card}`,
    grid: (car) => `Next on the grid: ${car}`,
    give: (car) => `Dealt: ${car}`,
    sale: (car) => `For sale: ${car}`,
    power: (power) => `Power: ${power}`,
    lot: (name) => `The lot falls to ${name}`,
    track: (track) => `Track: ${track}`,
    bid: (card) => `Lay ${card}`,
    declare: (card) => `Declare a bid with ${card}`,
    keep: (power) => `Keep ${power}`,
  },
} satisfies PrintedPart;
