import { parseArgs } from 'node:util';
import { measureColdStart } from './load/cold.ts';
import { measureEcho } from './load/echo.ts';
import { isHeld, LoadServer, measureIdle, type RateReport } from './load/run.ts';
import { measureWriter } from './load/writer.ts';

/** `npm run load`: the numbers that the design promises, each beside its yardstick. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    connections: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1700' },
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '3' },
  },
});
const settings = {
  tables: Number(values.tables),
  connections: Number(values.connections),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};
const briefly = Math.min(10, settings.seconds);
let isGood = true;

function check(name: string, isHeld: boolean, measured: unknown): void {
  isGood &&= isHeld;
  console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${name}: ${JSON.stringify(measured)}`);
}

const writer = await measureWriter(settings.tables, briefly / 4);
check('(a) shared commits at least 12 × one by one', writer.ratio >= 12, writer);

/** A separate server with everybody seated, for each run: seasons are long, but they end. */
async function onServer<Result>(
  isStoreOff: boolean,
  run: (server: LoadServer) => Promise<Result>,
): Promise<Result> {
  const server = await LoadServer.open(isStoreOff);
  try {
    await server.seat(settings);
    // Not measured: code is compiled in the first seconds.
    await server.atRate({ ...settings, seconds: briefly });
    return await run(server);
  } finally {
    await server.close();
  }
}

const reports: RateReport[] = [];
for (let run = 0; run < Number(values.runs) && !reports.some(isHeld); run++) {
  reports.push(await onServer(false, (server) => server.atRate(settings)));
}
check(
  `(b) ${settings.rate} commands a second, p99 under 25 and 50 ms, best of ${values.runs}`,
  reports.some(isHeld),
  reports,
);
const echo = await measureEcho({ ...settings, seconds: briefly });
console.log(`        p99 of a bare echo of the same frames: ${echo} ms`);
const highest = await onServer(false, (server) => server.highestRate({ ...settings, seconds: briefly }));
console.log(`        highest rate: ${JSON.stringify(highest)}`);

const fullLoad = await onServer(false, (server) => server.atFullSpeed(briefly));
const withoutStore = await onServer(true, (server) => server.atFullSpeed(briefly));
check('(c) full load at least 0.8 of the same without a store', fullLoad >= 0.8 * withoutStore, {
  fullLoad,
  withoutStore,
  ratio: Math.round((fullLoad / withoutStore) * 100) / 100,
});

const idle = Math.round(await measureIdle(settings.connections));
check('an idle connection takes at most 24 KB', idle <= 24 * 1024, { bytes: idle });

const cold = await measureColdStart(10_000, 100);
check('cold start to serving in under 2 s', cold.first < 2_000, cold);
process.exitCode = isGood ? 0 : 1;
