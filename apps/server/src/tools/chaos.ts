import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run.ts';

/** `npm run chaos`: 200 tables for a minute, unless told otherwise. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
});

const report = await runChaos({
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  seed: values.seed,
  databaseUrl: process.env['DATABASE_URL'],
});
console.log(JSON.stringify({ seed: values.seed, ...report, faults: report.faults.slice(0, 20) }, null, 2));
console.log(report.faults.length === 0 ? 'Nothing was lost, and nothing was played twice.' : 'FAILED');
process.exitCode = report.faults.length === 0 ? 0 : 1;
