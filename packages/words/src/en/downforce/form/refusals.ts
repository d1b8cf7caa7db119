import { capital } from '../../../text.ts';
import type { Refusals } from '../../../downforce/form/catalogue.ts';

export const refusals = {
  unreadable: ({ text }) => `«${text}» is not an action.`,
  'no-such-action': () => 'There is no such action.',
  'game-over': () => 'The game is over: nothing more can be done.',
  'tables-part': () => 'Only the table shuffles, deals, draws and turns up.',
  'table-must-act': () => 'The table has to act first: something is being dealt, drawn or turned up.',
  'not-your-turn': () => 'Somebody else is asked now.',
  'may-not-bid': () =>
    'No bid is asked for here: only players without a car may bid, so that everybody gets one.',
  'not-asked': () => 'There is nothing to choose here: only who won several powers chooses one.',
  'already-chosen': () => 'This choice has been made, and waits for the others.',
  'bid-now': () => 'A card has to be laid as a bid or as a pass.',
  'keep-a-power-now': () => 'A power to keep has to be chosen.',
  'bet-now': () => 'A bet is due: choose any car.',
  'play-a-card-now': () => 'A card has to be played first.',
  'choose-the-order-now': () => 'First say whether the lines are moved from the top or from the bottom.',
  'choose-a-line-now': () => 'The line to be moved next has to be chosen.',
  'ignore-or-move-now': () => 'First decide on this line: ignore it, or move it.',
  'choose-the-wild-now': () => 'A car has to be chosen for the wild line.',
  'step-now': () => 'The car has to move on: choose its next space.',
  'more-or-enough-now': () => 'First decide whether the car goes on.',
  'card-not-in-hand': ({ card }, say) => `The card ${say.card(card)} is not in the hand.`,
  'speed-8-not-yours': ({ card }, say) =>
    `${say.card(card)} is not there to be played: it belongs to somebody else, or has been used.`,
  'speed-8-not-laid': ({ card }, say) =>
    `${say.card(card)} cannot be laid as a bid: it lies face up on the table.`,
  'colour-in-hand': ({ card, car }, say) =>
    `${capital(say.card(card))} cannot be declared a bid: there is a card with ${say.car(car)} in the hand.`,
  'wild-in-hand': ({ card }, say) =>
    `${capital(say.card(card))} cannot be declared a bid: there is a wild in the hand, so the card must have one.`,
  'power-not-yours': ({ power }, say) =>
    `${say.power(power)} cannot be kept: another player won it, or nobody did.`,
  'power-chosen-twice': ({ power }, say) => `You have chosen ${say.power(power)} already.`,
  'cunning-not-kept': ({ power }, say) =>
    `${say.power(power)} cannot be kept in this game for two: choose another power.`,
  'line-not-left': () => 'There is no such line left on this card.',
  'colour-on-card': ({ car }, say) =>
    `The wild cannot move ${say.car(car)}: that colour is on the card itself.`,
  'car-of-this-line': ({ car }, say) =>
    `The line cannot move ${say.car(car)}, whose own it is: choose another car, or leave it.`,
  'wild-chosen-twice': ({ car }, say) =>
    `The wild cannot move ${say.car(car)}: the other wild of this card has.`,
  'space-taken': ({ car, space }, say) =>
    `${say.carAtStart(car)} cannot go to space ${space}: another car stands there.`,
  'not-a-step': ({ car, space }, say) =>
    `${say.carAtStart(car)} cannot step to space ${space}: the next space must touch and lie ahead, never level or behind.`,
  'finish-is-next': ({ car }, say) =>
    `The next step of ${say.car(car)} is over the finish line, and nowhere else.`,
  'finish-not-next': ({ car }, say) =>
    `${say.carAtStart(car)} cannot cross the finish line with its next step.`,
  'seat-not-tied': ({ seat }, say) =>
    `The lot cannot fall to ${say.name(seat)}: that bid is not tied for the highest.`,
  'no-such-card-left': ({ card }, say) =>
    `The card ${say.card(card)} cannot come up: none is left to be drawn.`,
  'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} already stands on the grid.`,
  'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} has already come up.`,
  'power-not-in-pile': ({ power }, say) => `${say.power(power)} is not among the powers still to come.`,
} satisfies Partial<Refusals>;
