export { content } from './content.ts';
export { deckEditor } from './deck-editor.ts';
export { shelf } from './shelf.ts';
