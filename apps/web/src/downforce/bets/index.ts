import { betTexts } from './texts/index.ts';

export { BetSlip } from './bet-slip.tsx';
export { PodiumSlip } from './podium-slip.tsx';

// Nothing here is shown without its words.
await betTexts.ready();
