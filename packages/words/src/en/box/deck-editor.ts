import type { DeckEditorTexts } from '../../page/box/deck-editor.ts';
import { capital } from '../../text.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const deckEditor: DeckEditorTexts = {
  title: 'Deck editor',
  shelf: 'Your own box',
  saved: 'Saved on this device',
  notSaved: 'This deck could not be saved: the device has no room for it, or does not allow it.',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Remove all',
  play: 'Play with this',
  myDeck: 'My deck',
  myNote: 'A deck of my own.',
  ourCopy: 'Copy of our deck',
  ourNote: 'Based on the deck of this site, which is a reconstruction.',
  copyOf: (name) => `Copy of ${name}`,
  name: 'Name',
  author: 'Author',
  note: 'Note',
  noteHint: 'Where the cards come from. Everybody at the table can read it.',
  details: 'About this deck',

  cards: 'Cards',
  count: cards,
  speed8: 'The six Speed-8 cards belong to every deck; leave them out.',
  keys: 'Arrow keys go through the cards. Typing replaces a card, Delete removes it, Ctrl+Z undoes.',
  startText: 'No cards yet. Type or tap the first one, or start from a deck:',
  startFrom: 'Start from',
  ours: 'Our 42 cards',
  copy: (name) => `A copy of ${name}`,

  newCard: 'New card',
  cardNumber: (number) => `Card ${number}`,
  example: 'r6y4k2b1',
  fieldHint:
    'From the top: colour and number, such as r6y4k2b1. Enter adds it; 3×w5 adds three. Paste several, one card per line.',
  howFar: (colour) => `${capital(colour)}: how many spaces? A number from 1 to 6.`,
  times: (card, count) => `${count} times ${card}`,
  palette: 'Or tap its lines, from the top',
  lineBack: 'Remove the last line',
  add: 'Add',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',

  added: (card, count) => `Added: ${card}. ${cards(count)}.`,
  replaced: (card) => `Now ${card}.`,
  removed: (card, left) => `Removed: ${card}. ${cards(left)} left.`,
  pasted: (count, wrong) =>
    wrong === 0 ? `${cards(count)} added.` : `${cards(count)} added, ${wrong} of them with something wrong.`,
  undone: (count) => `Undone. ${cards(count)}.`,
  redone: (count) => `Redone. ${cards(count)}.`,
  full: (most) => `There is no room for more than ${most} cards.`,

  toDo: 'Before you can play with it:',
  ready: (players) => `Ready to play: for 2 ${players === 2 ? 'players' : `to ${players} players`}.`,
  undecided: (pairs, more) =>
    `Some bids end in a tie that only drawing lots decides: ${pairs}${more === 0 ? '' : ` and ${more} more ${more === 1 ? 'pair' : 'pairs'}`}.`,

  figures: 'Compared with our deck',
  thisDeck: 'This deck',
  ourDeck: 'Ours',
  linesByColour: 'Lines by colour',
  spacesByColour: 'Spaces by colour',
  linesByNumber: 'Lines by number',
  cardsByLength: 'Cards by lines',
  linesOf: (lines) => (lines === 1 ? '1 line' : `${lines} lines`),
  colour: 'Colour',
  number: 'Number',
  lines: 'Lines',
  inShort: 'In short',
  kinds: 'Different cards',
  wilds: 'Wild lines',
  dealt: (players) => `Each of ${players} players`,
};
