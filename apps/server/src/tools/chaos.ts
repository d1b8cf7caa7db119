import { parseArgs } from 'node:util';
import { hasBalancer } from './chaos/cluster.ts';
import { runChaos } from './chaos/run.ts';

/**
 * `npm run chaos`: 200 tables for a minute, unless told otherwise. `--processes 3 --kills 50 --stops 20 --restarts 50`:
 * servers on a PostgreSQL of their own behind HAProxy.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: new Date().toISOString() },
    processes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '2' },
    stops: { type: 'string', default: '0' },
    restarts: { type: 'string', default: '0' },
  },
});

const processes = Number(values.processes);
if (processes > 1 && !hasBalancer()) {
  console.log('HAProxy is not installed (Debian: apt install haproxy): several processes were not tried.');
  process.exit(0);
}
const report = await runChaos({
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  seed: values.seed,
  processes,
  kills: Number(values.kills),
  stops: Number(values.stops),
  restarts: Number(values.restarts),
});
const isGood = report.faults.length === 0 && report.dead === 0;
console.log(JSON.stringify({ seed: values.seed, ...report, faults: report.faults.slice(0, 20) }, null, 2));
console.log(isGood ? 'Nothing was lost, and nothing was played twice.' : 'FAILED');
process.exitCode = isGood ? 0 : 1;
