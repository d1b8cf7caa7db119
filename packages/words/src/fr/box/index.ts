export { circuitEditor } from './circuit-editor.ts';
export { content } from './content.ts';
export { deckEditor } from './deck-editor.ts';
export { texts as scorePad } from './score-pad.ts';
export { shelf } from './shelf.ts';
