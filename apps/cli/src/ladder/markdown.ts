import type { Estimate, Rating, Row } from '@paddock/bots';
import type { Game } from '../game.ts';
import type { Contest } from './contest.ts';
import type { Result } from './report.ts';

/** How the games came about, so that anybody can play them again. */
export interface Provenance {
  readonly commit: string;
  readonly command: string;
}

const END = '<!-- end of ladder -->';

/** Puts the section in place of the one with the same key, or at the end. */
export function withSection(text: string, key: string, body: string): string {
  const start = `<!-- ladder: ${key} -->`;
  const section = `${start}\n\n${body}\n\n${END}\n`;
  const from = text.indexOf(start);
  if (from < 0) return `${text.trimEnd()}\n\n${section}`.trimStart();
  const to = text.indexOf(END, from);
  const rest = to < 0 ? '' : text.slice(to + END.length).trimStart();
  return `${text.slice(0, from)}${section}${rest === '' ? '' : `\n${rest}`}`;
}

/** For the docs, which are in English. */
export function sectionOf(
  game: Game,
  { players, seed }: Contest,
  results: readonly Result[],
  { commit, command }: Provenance,
): string {
  const isOne = results.length === 1;
  const played = results.reduce(
    (sum, { rows }) => sum + rows.reduce((games, row) => games + row.games, 0),
    0,
  );
  return [
    `### ${game.title('en')}, ${players} players${isOne ? '' : ', every variant'}`,
    '',
    `${played} games, seed "${seed}", commit ${commit}: \`${command}\``,
    '',
    ...rowTable(isOne, results),
    ...(isOne ? ratingTable(results[0]?.ratings ?? []) : ['', belowParity(results)]),
  ].join('\n');
}

const COLUMNS = [
  'one',
  'against',
  'games',
  'wins, %',
  'parity, %',
  'without luck, %',
  'lead',
  'without luck',
  'pairing: wins, lead',
  'luck: wins, lead',
  'mean, median, p99 ms',
];

function rowTable(isOne: boolean, results: readonly Result[]): string[] {
  const columns = isOne ? COLUMNS : ['variant', ...COLUMNS];
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...results.flatMap(({ name, people, rows }) =>
      rows.map((row) => line([...(isOne ? [] : [name]), ...cellsOf(row, people)])),
    ),
  ];
}

function cellsOf({ one, others, games, parity, lead, adjusted, savings }: Row, people: number): string[] {
  return [
    one.level,
    `${people - 1} × ${others.level}`,
    String(games),
    `**${spread(one.wins, 100, 1)}**`,
    (100 * parity).toFixed(1),
    adjusted === undefined ? '' : spread(adjusted.wins, 100, 1),
    spread(lead, 1, 2),
    adjusted === undefined ? '' : spread(adjusted.lead, 1, 2),
    worth(savings.wins.pairing, savings.lead.pairing),
    worth(savings.wins.luck, savings.lead.luck),
    [one.times.mean, one.times.median, one.times.p99].map((time) => time.toFixed(1)).join(', '),
  ];
}

/** What every variant is played for: does the strongest level hold everywhere? */
function belowParity(results: readonly Result[]): string {
  const below = results.filter(({ rows }) => rows.some(({ one, parity }) => one.wins.high < parity));
  return `Variants with a whole interval below parity: ${below.map(({ name }) => name).join(', ') || 'none'}.`;
}

function ratingTable(ratings: readonly Rating[]): string[] {
  return [
    '',
    line(['level', 'rating', '95 %']),
    line(['---', '---', '---']),
    ...ratings.map(({ level, rating: { mean, low, high } }) =>
      line([level, mean.toFixed(0), `${low.toFixed(0)} to ${high.toFixed(0)}`]),
    ),
  ];
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** «× 1.22, × 1.10» */
function worth(...times: readonly (number | undefined)[]): string {
  return times.flatMap((each) => (each === undefined ? [] : `× ${each.toFixed(2)}`)).join(', ');
}

/** «46.2 ± 3.1» */
function spread({ mean, high }: Estimate, times: number, digits: number): string {
  return `${(times * mean).toFixed(digits)} ± ${(times * (high - mean)).toFixed(digits)}`;
}
