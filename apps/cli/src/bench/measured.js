import '../engine.js';

const { entry } = await import('../entries.ts');
const { benchDownforce } = await import(await entry('bench-downforce'));

process.send?.(benchDownforce());
