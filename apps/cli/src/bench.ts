import { fork } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { printDownforce, stopIfTooMuch, type Figures } from './bench/downforce.ts';
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
  if (typeof against === 'string') await checkCheckout(session, against);
  const formula = await benchFormula(session, isJson);
  if (!isJson) session.line('');
  const downforce = await measured(typeof against === 'string' ? [against] : []);
  if (isJson) session.raw(`${JSON.stringify([formula, { game: 'downforce', players: 6, ...downforce }])}\n`);
  else printDownforce(session, downforce);
  stopIfTooMuch(session, downforce);
  return 0;
}

async function checkCheckout({ text }: Session, directory: string): Promise<void> {
  await playerIn(directory).catch(() => {
    throw usage(text.bench.downforce.noCheckout(directory));
  });
}

/** In a process of its own, as a game is played everywhere but here: what the engine has learnt from another slows it. */
async function measured(call: readonly string[]): Promise<Figures> {
  flushCompileCache();
  const child = fork(fileURLToPath(new URL('bench/measured.js', import.meta.url)), call);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the bench of Downforce ended with ${code}`)));
  });
}
