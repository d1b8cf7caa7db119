import { benchDownforce, printDownforce, stopIfTooMuch } from './bench/downforce.ts';
import { playerIn } from './bench/elsewhere.ts';
import { benchFormula } from './bench/formula.ts';
import { readCall, type Flags } from './flags.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

export const BENCH_FLAGS = {
  against: { value: 'DIR' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** Exit code 1: the referee counts other points, or a game of Downforce costs more than it may. */
export async function benchCommand(session: Session, args: readonly string[]): Promise<number> {
  const { values, rest } = readCall(session, 'bench', BENCH_FLAGS, args);
  const [extra] = rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const isJson = values.has('json');
  const against = values.get('against');
  const other = typeof against === 'string' ? await playerIn(session, against) : undefined;
  // First, because it has a limit: what the engine has learnt from the other game makes it slower.
  const downforce = benchDownforce(other);
  if (!isJson) {
    printDownforce(session, downforce);
    session.line('');
  }
  const formula = await benchFormula(session, isJson);
  if (isJson) session.raw(`${JSON.stringify([formula, { game: 'downforce', players: 6, ...downforce }])}\n`);
  stopIfTooMuch(session, downforce);
  return 0;
}
