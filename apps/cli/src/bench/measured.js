import '../engine.js';

const { benchDownforce } = await import('./downforce.ts');
const { playerIn } = await import('./elsewhere.ts');

const [directory] = process.argv.slice(2);
process.send?.(benchDownforce(directory === undefined ? undefined : await playerIn(directory)));
