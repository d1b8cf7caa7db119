import '../engine.js';

const [bundled] = process.argv.slice(2);
const { entry } = await import('../entries.ts');
await import(bundled ?? (await entry('ladder-player')));
