import { capital } from '../../../text.ts';
import type { Refusals } from '../../../downforce/form/catalogue.ts';

export const refusals = {
  unreadable: ({ text }) => `“${text}” is not an action.`,
  'no-such-action': () => 'There is no such action.',
  'game-over': () => 'The game is over: nothing more can be done.',
  'tables-part': () => 'Only the table shuffles, deals, draws and reveals.',
  'table-must-act': () => 'The table goes first: something is being dealt, drawn or revealed.',
  'not-your-turn': () => 'It is somebody else’s decision now.',
  'may-not-bid': () => 'No bid is due here: only players without a car may bid, so that everybody gets one.',
  'not-asked': () => 'There is nothing to choose here: only players who won more than one power choose.',
  'already-chosen': () => 'This choice has been made and waits for the others.',
  'bid-now': () => 'Choose a card, to bid or to pass.',
  'keep-a-power-now': () => 'Choose a power to keep.',
  'bet-now': () => 'Bet now: choose any car.',
  'play-a-card-now': () => 'Play a card first.',
  'choose-the-order-now': () => 'First choose whether to move the lines from the top or from the bottom.',
  'choose-a-line-now': () => 'Choose the line to move next.',
  'ignore-or-move-now': () => 'First decide on this line: ignore it, or move it.',
  'choose-the-wild-now': () => 'Choose a car for the wild line.',
  'step-now': () => 'The car must move on: choose its next space.',
  'more-or-enough-now': () => 'First decide whether the car goes on.',
  'card-not-in-hand': ({ card }, say) => `The card ${say.card(card)} is not in hand.`,
  'speed-8-not-yours': ({ card }, say) =>
    `${say.card(card)} cannot be played: it belongs to somebody else, or has been used.`,
  'speed-8-not-laid': ({ card }, say) =>
    `${say.card(card)} cannot be used as a bid: it stays face up on the table.`,
  'colour-in-hand': ({ card, car }, say) =>
    `${capital(say.card(card))} cannot be declared a bid: there is a card with ${say.car(car)} in hand.`,
  'wild-in-hand': ({ card }, say) =>
    `${capital(say.card(card))} cannot be declared a bid: there is a wild in hand, so the card must have one.`,
  'power-not-yours': ({ power }, say) =>
    `${say.power(power)} cannot be kept: another player won it, or nobody did.`,
  'power-chosen-twice': ({ power }, say) => `You have chosen ${say.power(power)} already.`,
  'cunning-not-kept': ({ power }, say) =>
    `${say.power(power)} cannot be kept in a two-player game: choose another power.`,
  'line-not-left': () => 'That line is not left on this card.',
  'colour-on-card': ({ car }, say) => `The wild cannot move ${say.car(car)}: that colour is on the card.`,
  'car-of-this-line': ({ car }, say) =>
    `The line is ${say.carLabel(car)}’s own and cannot move it: choose another car, or leave the line.`,
  'wild-chosen-twice': ({ car }, say) =>
    `The wild cannot move ${say.car(car)}: the other wild on this card already has.`,
  'space-taken': ({ car, space }, say) =>
    `${say.carAtStart(car)} cannot go to space ${space}: another car is there.`,
  'not-a-step': ({ car, space }, say) =>
    `${say.carAtStart(car)} cannot step to space ${space}: the next space must touch and lie ahead, never level or behind.`,
  'finish-is-next': ({ car }, say) => `${say.carAtStart(car)} can only move over the finish line.`,
  'finish-not-next': ({ car }, say) =>
    `${say.carAtStart(car)} cannot cross the finish line with its next step.`,
  'seat-not-tied': ({ seat }, say) =>
    `${say.name(seat)} cannot win the draw: that bid is not tied for the highest.`,
  'no-such-card-left': ({ card }, say) => `The card ${say.card(card)} cannot be drawn: none is left.`,
  'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} is already on the grid.`,
  'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} has already come up.`,
  'power-not-in-pile': ({ power }, say) => `${say.power(power)} is not among the powers still to come.`,
} satisfies Partial<Refusals>;
