import { execSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runNotices, type NoticeReport } from './notices/run.ts';

/**
 * `npm run notices`: 10,000 turns told to an SMTP server, a push endpoint and a webhook receiver, while they and the server are
 * killed. In batches: `--out FILE` keeps those that are done, and the same call goes on after them.
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '10000' },
    batch: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '40' },
    kills: { type: 'string', default: '6' },
    delay: { type: 'string', default: '1500' },
    seed: { type: 'string', default: new Date().toISOString() },
    out: { type: 'string' },
  },
});

interface Done {
  readonly seed: string;
  readonly batch: number;
  readonly report: NoticeReport;
}

const { seed, out } = values;
const batches = Math.ceil(Number(values.turns) / Number(values.batch));
const done: Done[] =
  out !== undefined && existsSync(out)
    ? readFileSync(out, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Done)
        .filter((each) => each.seed === seed)
    : [];
console.log(`seed ${seed}, ${batches} batches, ${done.length} of them done`);
for (let batch = 0; batch < batches; batch++) {
  if (done.some((each) => each.batch === batch)) continue;
  const report = await runNotices({
    turns: Number(values.batch),
    tables: Number(values.tables),
    seed: `${seed} ${batch}`,
    kills: Number(values.kills),
    delayMs: Number(values.delay),
    peers: 3,
  });
  const row = { seed, batch, report };
  done.push(row);
  if (out !== undefined) appendFileSync(out, `${JSON.stringify(row)}\n`);
  console.log(JSON.stringify({ batch, ...report, faults: report.faults.slice(0, 10) }));
}

const sum = (of: (report: NoticeReport) => number) =>
  done.reduce((total, { report }) => total + of(report), 0);
const faults = done.flatMap(({ report }) => report.faults);
console.log(
  JSON.stringify(
    {
      seed,
      commit: execSync('git rev-parse --short HEAD').toString().trim(),
      turns: sum(({ turns }) => turns),
      notices: sum(({ notices }) => notices),
      messages: sum(({ messages }) => messages),
      bundles: sum(({ bundles }) => bundles),
      'turns of watchers': sum(({ watched }) => watched),
      'kills of the server': sum(({ serverKills }) => serverKills),
      'kills of peers': sum(({ peerKills }) => peerKills),
      'raw duplicates': sum(({ duplicates }) => duplicates),
      'to watchers whose page was away': sum(({ whileAway }) => whileAway),
      faults: faults.slice(0, 20),
    },
    null,
    2,
  ),
);
console.log(
  faults.length === 0
    ? 'One notice a turn and channel: none lost, none doubled, none to watchers.'
    : 'FAILED',
);
process.exitCode = faults.length === 0 ? 0 : 1;
