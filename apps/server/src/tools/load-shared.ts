import { parseArgs } from 'node:util';
import { measureCommands, measureDue, measureWatchers } from './load/shared.ts';

/** `npm run load:postgres`: what several servers on one PostgreSQL cost, each figure beside its yardstick. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '120' },
    connections: { type: 'string', default: '600' },
    rate: { type: 'string', default: '480' },
    seconds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '1000' },
    due: { type: 'string', default: '3000' },
  },
});
const settings = {
  tables: Number(values.tables),
  connections: Number(values.connections),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};
let isGood = true;

function check(name: string, isHeld: boolean, measured: unknown): void {
  isGood &&= isHeld;
  console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${name}: ${JSON.stringify(measured)}`);
}

const third = {
  ...settings,
  tables: Math.ceil(settings.tables / 3),
  connections: Math.ceil(settings.connections / 3),
  rate: settings.rate / 3,
};
const one = await measureCommands(1, settings);
const three = await measureCommands(3, third);
check('a command costs three processes at most 1.2 × what it costs one', three.cpu <= 1.2 * one.cpu, {
  one,
  three,
  ratio: Math.round((three.cpu / one.cpu) * 100) / 100,
});
// With little to do a process is woken for every command and pays for that, however many others there are.
console.log(`        one with a third of it: ${JSON.stringify(await measureCommands(1, third))}`);

const watchers = await measureWatchers(Number(values.pages), settings);
const pages = watchers.withPages - watchers.alone;
check(`${values.pages} idle pages take under 3 % of a core`, pages < 0.03, watchers);
check('a watcher of the lobby gets under 5 KB/s', watchers.lobbyBytesPerSecond < 5_000, {
  bytesPerSecond: watchers.lobbyBytesPerSecond,
});

const due = await measureDue(Number(values.due));
check(`${values.due} due tables are taken up in under 8 s`, due < 8, { seconds: due });
process.exitCode = isGood ? 0 : 1;
