import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { importProblems } from './check-imports.ts';
import { missingRuleIds } from './check-rule-ids.ts';
import { structureProblems } from './check-structure.ts';

/** Every check a change must pass, part by part, with the time each takes. */

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Said again at the very end, where a long run is read first. */
  readonly reasons?: readonly string[];
}

const reports = mkdtempSync(join(tmpdir(), 'paddock-test-'));
const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'page.json');

/** On Windows the tools are `.cmd` files, which only a shell starts; a folder's name there may have spaces. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const line = [command, ...args.map((arg) => `"${arg}"`)].join(' ');
  const isWindows = process.platform === 'win32';
  const { status } = isWindows
    ? spawnSync(line, { ...options, shell: true })
    : spawnSync(command, args, options);
  return status === 0;
}

function once(isGood: boolean): Count {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function listed(problems: readonly string[]): Count {
  for (const problem of problems) console.error(problem);
  return once(problems.length === 0);
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function unitReasons({ testResults }: UnitReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
    return failures.length > 0 || status !== 'failed' ? failures : [`${name}\n${message}`];
  });
}

function readUnitReport(): UnitReport | undefined {
  return existsSync(unitReport) ? (JSON.parse(readFileSync(unitReport, 'utf8')) as UnitReport) : undefined;
}

function unit(): Count {
  const isGood = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    // Every worker and every server that a test starts reads the same sources.
    { NODE_COMPILE_CACHE: resolve('node_modules/.cache/paddock') },
  );
  const report = readUnitReport();
  if (report === undefined) return once(false);
  const reasons = unitReasons(report);
  return { passed: report.numPassedTests, failed: Math.max(reasons.length, isGood ? 0 : 1), reasons };
}

/** Uses the names of the tests that just passed. */
function ruleIds(): Count {
  const report = readUnitReport();
  if (report === undefined)
    return listed(['rule-ids reads what the unit tests of the same run report: npm test unit rule-ids']);
  const names = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : [])),
  );
  return listed(missingRuleIds(names).map((id) => `no passing test names rule ${id}`));
}

function page(): Count {
  const browser = findBrowser();
  if (browser === undefined) {
    console.error('No Chromium was found, and none could be installed. On Debian: apt-get install chromium');
    return once(false);
  }
  const env = { PADDOCK_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: pageReport };
  const isGood = run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    env,
  );
  if (!existsSync(pageReport)) return once(false);
  const { stats } = JSON.parse(readFileSync(pageReport, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: Math.max(failed, isGood ? 0 : 1) };
}

const PARTS: readonly { readonly name: string; readonly run: () => Count }[] = [
  { name: 'types', run: () => once(run('tsc', ['--build'])) },
  { name: 'lint', run: () => once(run('oxlint', ['--type-aware', '--deny-warnings'])) },
  { name: 'format', run: () => once(run('oxfmt', ['--check'])) },
  { name: 'imports', run: () => listed(importProblems(process.cwd())) },
  { name: 'structure', run: () => listed(structureProblems(process.cwd())) },
  { name: 'dead-code', run: () => once(run('knip', [])) },
  { name: 'unit', run: unit },
  { name: 'rule-ids', run: ruleIds },
  { name: 'page', run: page },
];

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`There is no part «${unknown}». The parts: ${PARTS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const times: string[] = [];
const reasons: string[] = [];
for (const part of PARTS) {
  if (chosen.length > 0 && !chosen.includes(part.name)) continue;
  const started = performance.now();
  console.log(`\n── ${part.name}`);
  const count = part.run();
  passed += count.passed;
  failed += count.failed;
  reasons.push(...(count.reasons ?? []));
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  times.push(`${seconds} s  ${part.name}${count.failed > 0 ? `: ${count.failed} FAILED` : ''}`);
}
rmSync(reports, { recursive: true, force: true, maxRetries: 10 });
for (const reason of reasons) console.log(`\n${reason}`);
console.log(`\n${times.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
