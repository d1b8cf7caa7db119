import { programWithHighCard } from './program-with-high-card.ts';

/** `paddock`, with the third game. */
const { main } = await programWithHighCard();
process.exitCode = await main(process.argv.slice(2));
