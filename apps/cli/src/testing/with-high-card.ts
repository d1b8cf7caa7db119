import { programWithHighCard } from './program-with-high-card.ts';

/** `paddock`, with the third game. */
const { main } = await programWithHighCard();
// Its reader may have closed the pipe.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main(process.argv.slice(2));
