import { whisperTexts } from './texts/index.ts';

export { PredictionBoard } from './prediction-board.tsx';
export { WhisperSheet } from './whisper-sheet.tsx';
export { WhisperTally } from './whisper-tally.tsx';

// Nothing here is shown without its words.
await whisperTexts.ready();
