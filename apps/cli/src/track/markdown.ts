import type { Balance } from '@paddock/bots/balance';
import type { Estimate } from '@paddock/bots';
import { circuitName, circuit, measureTrack, type CircuitId } from '@paddock/downforce';
import { LEVEL } from './club-races.ts';

const START = '<!-- figures -->';
const END = '<!-- end of figures -->';

/** Puts the section in place of the last one, or at the end. */
export function withSection(text: string, body: string): string {
  const section = `${START}\n\n${body}\n\n${END}\n`;
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${section}`.trimStart();
  return `${text.slice(0, from)}${section}${text.slice(to + END.length).replace(/^\n/, '')}`;
}

/** For the docs, which are in English. */
export function sectionOf(
  found: ReadonlyMap<CircuitId, Balance>,
  { seed, commit }: { readonly seed: string; readonly commit: string },
): string {
  const ids = [...found.keys()];
  const row = (label: string, cell: (balance: Balance, id: CircuitId) => string) =>
    line([label, ...[...found].map(([id, balance]) => cell(balance, id))]);
  const measures = (id: CircuitId) => measureTrack(circuit(id));
  const measure = (id: CircuitId, name: string) =>
    (measures(id).measures.find((some) => some.name === name)?.value ?? 0).toFixed(0);
  return [
    `Seed "${seed}", commit ${commit}, ${LEVEL} bots, tables of three to six players in turn. With its 95 % interval:`,
    '',
    line(['', ...ids.map((id) => `**${circuitName(id, 'en')}**`)]),
    line(['---', ...ids.map(() => '---')]),
    row('games', ({ games }) => String(games)),
    row('shortest lap, steps', (_, id) => measure(id, 'shortestLap')),
    row('spaces', (_, id) => measure(id, 'spaces')),
    row('rectangles, %', (_, id) => measure(id, 'rectanglePercent')),
    row('single lanes, steps from the start', (_, id) => chokesOf(id, 1)),
    row('two lanes, steps from the start', (_, id) => chokesOf(id, 2)),
    row('last straight, rows', (_, id) => String(measures(id).lastStraightRows)),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      row(`wins from grid place ${at + 1}, %`, ({ wins }) => spread(wins[at], 1, 100)),
    ),
    ...[3, 4, 5, 6].map((players) =>
      row(`cars that finish, ${players} players`, ({ finishedBy }) =>
        spread(finishedBy.find((some) => some.players === players)?.cars, 2),
      ),
    ),
    row('cars that stall', ({ stalled }) => spread(stalled, 2)),
    row('cards played', ({ turns }) => spread(turns, 1)),
    row('lead changes', ({ leadChanges }) => spread(leadChanges, 2)),
    row('cars held up', ({ held }) => spread(held, 1)),
  ].join('\n');
}

function chokesOf(id: CircuitId, lanes: number): string {
  const chokes = measureTrack(circuit(id)).chokes.filter((choke) => choke.lanes === lanes);
  return chokes.length === 0 ? 'none' : chokes.map(({ afterSteps }) => afterSteps).join(', ');
}

function spread(estimate: Estimate | undefined, digits: number, factor = 1): string {
  if (estimate === undefined) return '';
  const { mean, low, high } = estimate;
  const [value, error] = [mean * factor, ((high - low) / 2) * factor].map((figure) => figure.toFixed(digits));
  return `${value} ± ${error}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
