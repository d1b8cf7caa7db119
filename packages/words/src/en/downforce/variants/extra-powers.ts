import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** `rule`: what the rules page says of it. */
const powers = {
  contrary: {
    label: 'Contrary',
    text: 'You may turn the numbers of a card you play upside down: the top car moves the bottom number, and so on. You say so before the first move.',
    rule: 'Contrary turns the numbers of a card upside down.',
  },
  focused: {
    label: 'Focused',
    text: 'When you play a card with a single line, in the colour of your own car, the car may move two more spaces. A Speed-8 counts, a wild does not.',
    rule: 'Focused moves your car two more spaces with a single-line card.',
  },
  obstructive: {
    label: 'Obstructive',
    text: 'On each card you play, one car that is not yours may move three spaces fewer than its line says. You decide when you reach that line; a wild does not count.',
    rule: 'Obstructive takes three spaces off another car’s line.',
  },
  tenacious: {
    label: 'Tenacious',
    text: 'When a line of a card you play leaves your car right behind another, it may move two more spaces. Right behind means that one of the spaces it could step to is taken.',
    rule: 'Tenacious goes two spaces further when your car stops right behind another.',
  },
  thrifty: {
    label: 'Thrifty',
    text: 'When a line of a card you play moves nothing because its car has finished or is blocked, it may move another car. You choose as for a wild.',
    rule: 'Thrifty gives a line that would move nothing to another car.',
  },
  watchful: {
    label: 'Watchful',
    text: 'When another player’s card has your car on its bottom line, it may move one more space. The player of the card steers it.',
    rule: 'Watchful moves your car one more space on the bottom line of another player’s card.',
  },
};

const powersRule = {
  name: 'More powers',
  text: [
    'Six powers of our own join the six printed ones, and the six in play are drawn from all twelve.',
    ...Object.values(powers).map(({ rule }) => rule),
  ].join(' '),
  ruling: [
    'You are asked about powers that add spaces one at a time, in this order: Aggressive, Focused, Tenacious, Watchful, Determined.',
    'The top and the bottom line are the printed ones, with Contrary and Tricky too.',
    'Obstructive takes three off the number as Contrary has turned it; a car that does not move at all then gets nothing from Watchful.',
    'Strategic and Obstructive must be used on different lines.',
    'A line that Thrifty gives away counts as a wild: Tenacious and Determined work on it, Aggressive, Focused and Watchful do not. One that Strategic has ignored is not given away.',
  ].join(' '),
};

/** D-V10 */
export const extraPowers = {
  powers,
  facts: {
    'numbers-chosen': ({ seat, numbers }, say) =>
      numbers === 'upside-down'
        ? `${say.does(seat, 'turns', 'turn')} the numbers of the card upside down.`
        : '',
    'line-shortened': ({ seat, line }, say) =>
      `${say.does(seat, 'takes', 'take')} three spaces off ${say.line(line)}.`,
    'line-left': ({ seat, line }, say) => `${say.does(seat, 'leaves', 'leave')} ${say.line(line)} unused.`,
  },
  phases: {
    numbering: 'Choosing the numbers',
  },
  asks: {
    numbering: {
      ask: () => 'Take the numbers of the card as printed, or upside down?',
      wait: (name) => `Waiting for ${name} to choose how the numbers count.`,
    },
  },
  prompts: {
    save: (line) => `${line} moves nothing: choose another car for its number, or leave it.`,
    shorten: (line) => `Move ${line}, or three spaces fewer? You may shorten one line of the card.`,
    decide: (line) => `Move ${line}, move it three spaces fewer, or ignore it?`,
  },
  refusals: {
    'choose-the-numbers-now': () => 'First choose: the numbers as printed, or upside down.',
    'power-not-in-use': ({ power }, say) =>
      `${say.power(power)} does not help here: it is not yours, or has been used.`,
  },
  plain: {
    'as-printed': 'As printed',
    'upside-down': 'Numbers upside down',
    shorten: 'Three spaces fewer',
  },
  rules: {
    'D-V10': 'More powers',
  },
  values: {
    powers: {
      pack: {
        label: 'twelve powers',
        text: 'Six powers drawn from the printed six and six of our own.',
      },
    },
  },
  presets: {
    pack: { label: 'More powers', text: 'Six powers drawn from twelve: the printed six and six of our own.' },
  },
  moments: {
    numbering: {
      todo: 'Choose whether the numbers count as printed or upside down.',
      rule: 'Contrary gives the top car the bottom number, and so on. The order in which the cars move does not change.',
    },
  },
  rulesPage: {
    'D-V10': powersRule,
  },
} satisfies VariantPart;
