import { type Action, TABLE_ALONE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { countBits } from '../state/bits.ts';
import { type CarName, CARS } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { CARD, LINES_LEFT, NONE } from '../state/layout.ts';
import { raceWith, type Scene, type TestTable } from '../testing/scenes.ts';
import { circuit, type CircuitId } from '../track/index.ts';

interface Position {
  readonly name: string;
  readonly track: CircuitId;
  /** In the order of the cars; `null` is home. By default all are on the grid, in that order. */
  readonly spaces?: readonly (number | null)[];
  readonly card: string;
  readonly powers?: Scene['powers'];
  /** Distinct positions after the first line and after the whole card. */
  readonly afterLine: number;
  readonly afterCard: number;
}

/** The counts come from these rules; circuits.test.ts checks the steps behind them against the drawn outlines. */
const POSITIONS: readonly Position[] = [
  { name: 'the grid of Marina Bay', track: 'marina-bay', card: 'k6g4r2', afterLine: 2, afterCard: 12 },
  { name: 'the grid of River Station', track: 'river-station', card: 'b6y4o2', afterLine: 2, afterCard: 12 },
  {
    name: 'Marina Bay, one car still on the grid',
    track: 'marina-bay',
    spaces: [39, 137, 52, 4, 25, 56],
    card: 'b6o4w2y1',
    afterLine: 3,
    afterCard: 63,
  },
  {
    name: 'Marina Bay, a queue before the tunnel',
    track: 'marina-bay',
    spaces: [71, 38, 65, 64, 60, 70],
    card: 'o6g4b2k1',
    afterLine: 2,
    afterCard: 6,
  },
  {
    name: 'Marina Bay, the same queue with Tricky',
    track: 'marina-bay',
    spaces: [71, 38, 65, 64, 60, 70],
    card: 'o6g4b2k1',
    powers: { tricky: 0 },
    afterLine: 3,
    afterCard: 9,
  },
  {
    name: 'Marina Bay, the queue moves on',
    track: 'marina-bay',
    spaces: [78, 66, 72, 69, 68, 102],
    card: 'b6r5g4k3o2y1',
    afterLine: 1,
    afterCard: 9,
  },
  {
    name: 'Marina Bay, one home',
    track: 'marina-bay',
    spaces: [86, 70, 87, 84, 72, null],
    card: 'g6k5o4y3b2r1',
    afterLine: 3,
    afterCard: 54,
  },
  {
    name: 'River Station, close together early',
    track: 'river-station',
    spaces: [24, 38, 28, 7, 22, 26],
    card: 'k6g4r2',
    powers: { aggressive: 0, determined: 0, strategic: 0 },
    afterLine: 1,
    afterCard: 7,
  },
  {
    name: 'River Station, spread out',
    track: 'river-station',
    spaces: [32, 71, 59, 63, 29, 44],
    card: 'w4w2',
    afterLine: 19,
    afterCard: 207,
  },
  {
    name: 'River Station, before the finish',
    track: 'river-station',
    spaces: [70, 139, null, 103, 81, 92],
    card: 'b6o4g2r1',
    afterLine: 1,
    afterCard: 4,
  },
];

function tableAt({ track, spaces, card, powers }: Position): TestTable {
  const cars = CARS.map((car, index): [CarName, number | null] => [car, spaces?.[index] ?? null]);
  const at = Object.fromEntries(cars.filter(([, space]) => space !== null)) as Record<CarName, number>;
  const finished = spaces === undefined ? [] : cars.filter(([, space]) => space === null).map(([car]) => car);
  const scene: Scene = { track: circuit(track), at, finished, hands: [card], options: { bets: 'none' } };
  const table = raceWith({ ...scene, ...(powers && { powers }) });
  table.act(`play ${card}`);
  return table;
}

/** Where the cars stand, and in which order they finished. */
function placing(table: TestTable, state: DownforceState): string {
  return JSON.stringify(table.rules.view(state, 'public').public.cars);
}

/** Follows every choice of every actor until `isDone`; equal states are followed once. */
function reached(table: TestTable, isDone: (state: DownforceState) => boolean): number {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [table.rules.copy(table.state)];
  const out: Action[] = [];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (isDone(state)) {
      found.add(placing(table, state));
      continue;
    }
    const seat = 31 - Math.clz32(table.rules.toAct(state));
    for (const action of out.slice(0, table.rules.legal(state, seat, out))) {
      const next = table.rules.copy(state);
      table.rules.apply(next, seat, action);
      const key = String.fromCharCode(...next.bytes);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return found.size;
}

describe('D-R3 to D-R8: every position that one line, and one whole card, can lead to', () => {
  it.each(POSITIONS)('$name, $card: $afterLine and $afterCard', (position) => {
    const table = tableAt(position);
    const isCardDone = (state: DownforceState) =>
      state.bytes[CARD] === NONE || table.rules.toAct(state) === TABLE_ALONE;
    const lines = table.state.game.deck.lineCount[table.bytes[CARD]];
    const isLineDone = (state: DownforceState) =>
      isCardDone(state) || lines - countBits(state.bytes[LINES_LEFT]) > 1;
    expect([reached(table, isLineDone), reached(table, isCardDone)]).toEqual([
      position.afterLine,
      position.afterCard,
    ]);
  });
});
