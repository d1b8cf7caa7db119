import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz/run.ts';

/** `npm run fuzz`: a million inputs, unless told otherwise. */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});

console.log(`seed ${values.seed}`);
let told = 0;
const report = await runFuzz({
  inputs: Number(values.inputs),
  seed: Number(values.seed),
  progress: (done) => {
    if (done - told < 50_000) return;
    told = done;
    console.log(`${done} inputs`);
  },
});
console.log(JSON.stringify({ seed: Number(values.seed), ...report }, null, 2));
console.log(report.faults.length === 0 ? 'Every answer was typed.' : 'FAILED');
process.exitCode = report.faults.length === 0 ? 0 : 1;
