import { measureIn, withCheckout } from '../bench/checkout.ts';
import { compareWith } from '../bench/compare.ts';
import type { Figures } from '../bench/downforce.ts';
import { benchFormula } from '../bench/formula.ts';
import { printDownforce, stopIfTooMuch } from '../bench/print-downforce.ts';
import { readCall, textIn, type Flags } from '../flags.ts';
import { ROOT } from '../root.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const BENCH_FLAGS = {
  against: { value: 'DIR|COMMIT' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** Exit code 1: the referee counts different points, Downforce is slower than it was, or its records are too large. */
export async function benchCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'bench', BENCH_FLAGS, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const isJson = call.values.has('json');
  const against = textIn(call, 'against');
  if (against === undefined) return bench(session, isJson, () => measureIn(ROOT));
  const done = await withCheckout(against, (folder) => bench(session, isJson, () => compareWith(folder)));
  if (done === undefined) throw usage(session.text.bench.downforce.noCheckout(against));
  return done;
}

async function bench(session: Session, isJson: boolean, measure: () => Promise<Figures>): Promise<number> {
  const formula = await benchFormula(session, isJson);
  if (!isJson) session.line('');
  const downforce = await measure();
  if (isJson) session.raw(`${JSON.stringify([formula, { game: 'downforce', players: 6, ...downforce }])}\n`);
  else printDownforce(session, downforce);
  stopIfTooMuch(session, downforce);
  return 0;
}
