import type { PackWords } from './catalogue.ts';

/** D-V10 */
export const pack: PackWords = {
  powers: {
    contrary: {
      label: 'Contrary',
      text: 'You may turn the numbers of a card you play upside down: the top car moves the bottom number, and so on. You say so before the first move.',
    },
    focused: {
      label: 'Focused',
      text: 'A card that you play with a single line, in the colour of your own car, may move it two spaces more. A Speed-8 counts, a wild does not.',
    },
    obstructive: {
      label: 'Obstructive',
      text: "On each card you play, one car that is not yours may move three spaces less than its line says. You decide when the line's turn comes; a wild is not such a line.",
    },
    tenacious: {
      label: 'Tenacious',
      text: 'When a line of a card you play leaves your car right behind another, it may move two spaces more. Right behind means: one of the spaces it could step to is taken.',
    },
    thrifty: {
      label: 'Thrifty',
      text: 'When a line of a card you play moves nothing because its car has finished or is blocked, it may move another car. Which cars it may move is as for a wild.',
    },
    watchful: {
      label: 'Watchful',
      text: "When another player's card has your car on its bottom line, it may move one space more. Whoever plays the card steers it.",
    },
  },
  facts: {
    'numbers-chosen': ({ seat, numbers }, say) =>
      numbers === 'upside-down'
        ? `${say.does(seat, 'turns', 'turn')} the numbers of the card upside down.`
        : `${say.does(seat, 'leaves', 'leave')} the numbers of the card as printed.`,
    'line-shortened': ({ seat, line }, say) =>
      `${say.does(seat, 'takes', 'take')} three spaces off ${say.line(line)}.`,
    'line-left': ({ seat, line }, say) => `${say.does(seat, 'leaves', 'leave')} ${say.line(line)} unused.`,
  },
  phases: { numbering: 'Choosing the numbers' },
  plain: { 'as-printed': 'As printed', 'upside-down': 'Numbers upside down', shorten: 'Three spaces less' },
  prompts: {
    numbers: () => 'Take the numbers of the card as printed, or upside down?',
    waitNumbers: (name) => `Waiting for ${name} to choose how the numbers count.`,
    save: (line) => `${line} moves nothing: choose another car for its number, or leave it.`,
    shorten: (line) => `Move ${line}, or three spaces less? You may shorten one line of the card.`,
    decide: (line) => `Move ${line}, move it three spaces less, or ignore it?`,
  },
  refusals: {
    'choose-the-numbers-now': () => 'First choose: the numbers as printed, or upside down.',
    'power-not-in-use': ({ power }, say) =>
      `${say.power(power)} does not help here: it is not yours, or used already.`,
  },
};
