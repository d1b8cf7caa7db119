import { strengthOf, train, weightsModule } from '@paddock/bots/formula/training';
import { readCall, textIn, wholeNumber, type Flags } from '../flags.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const TRAIN_FLAGS = {
  games: { value: 'N' },
  seed: { value: 'TEXT' },
  out: { value: 'FILE' },
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

const RACES = { min: 1, max: 100_000_000 };
const DEFAULT_RACES = 3_000_000;
const DEFAULT_SEED = 'formula';
const PLAYERS = [2, 3, 4, 5, 6];
/** At most, against bots that play like club, at each size of table. */
const CHECKED = 4000;

/** Trains the net of Formula's champion, and writes it as a module. */
export async function trainCommand(session: Session, args: readonly string[]): Promise<number> {
  const { text, number } = session;
  const call = readCall(session, 'train', TRAIN_FLAGS, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(text.errors.unexpected(extra));
  const races = wholeNumber(session, call, 'games', RACES, DEFAULT_RACES);
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  const path = textIn(call, 'out');
  if (path === undefined) throw usage(`${text.errors.noOut} – ${text.errors.see('paddock train')}`);
  const file = await OutFile.open(session, path);
  try {
    let errors: readonly number[] = [];
    const net = train({ races, seed }, (progress) => {
      errors = progress.errors;
      session.progress(text.train.progress(number(progress.races), number(races)));
    });
    session.progress();
    for (const [layer, error] of errors.entries()) session.line(text.train.error(layer, number(error, 4)));
    for (const players of PLAYERS) {
      const { wins, rivalWins } = strengthOf(net, players, Math.min(CHECKED, races), seed);
      session.line(text.train.strength(players, number(100 * wins, 1), number(100 * rivalWins, 1)));
    }
    await file.write(weightsModule(net));
    await file.commit();
  } finally {
    await file.discard();
  }
  session.line(text.ladder.written(path));
  return 0;
}
