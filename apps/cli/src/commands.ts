import { ADMIN_FLAGS, adminCommand } from './commands/admin.ts';
import { BENCH_FLAGS, benchCommand } from './commands/bench.ts';
import { BOT_FLAGS, botCommand } from './commands/bot.ts';
import { DECK_FLAGS, deckCommand } from './commands/deck.ts';
import type { Flags } from './flags.ts';
import { FORGET_FLAGS, forgetCommand } from './commands/forget.ts';
import { LADDER_FLAGS, ladderCommand } from './commands/ladder.ts';
import { POWERS_FLAGS, powersCommand } from './commands/powers.ts';
import { REVIEW_FLAGS, reviewCommand } from './commands/review.ts';
import { SERVE_FLAGS, serveCommand } from './commands/serve.ts';
import type { Session } from './session.ts';
import { SHOW_FLAGS, showCommand } from './commands/show.ts';
import { SIMULATE_FLAGS, simulateCommand } from './commands/simulate.ts';
import type { CommandName } from '@paddock/words/cli';
import { TRACK_FLAGS, trackCommand } from './commands/track.ts';
import { TRAIN_FLAGS, trainCommand } from './commands/train.ts';
import { VERIFY_FLAGS, verifyCommand } from './commands/verify.ts';

export interface Command {
  /** The arguments, as the help shows them after the command's name. */
  readonly takes: string;
  readonly flags: Flags;
  /** Returns the exit code. */
  run(session: Session, args: readonly string[]): Promise<number>;
}

/** A new command is a file, a line here, and its texts. */
export const COMMANDS = {
  serve: { takes: '', flags: SERVE_FLAGS, run: serveCommand },
  simulate: {
    takes: '[--players N] [--games N] [--seed TEXT] […]',
    flags: SIMULATE_FLAGS,
    run: simulateCommand,
  },
  verify: { takes: 'FILE…', flags: VERIFY_FLAGS, run: verifyCommand },
  show: { takes: 'FILE [--nr N]', flags: SHOW_FLAGS, run: showCommand },
  review: {
    takes: 'FILE [--nr N] [--seat N] | calibrate […] | measure […]',
    flags: REVIEW_FLAGS,
    run: reviewCommand,
  },
  forget: { takes: 'NAME FILE', flags: FORGET_FLAGS, run: forgetCommand },
  ladder: {
    takes: '[--game NAME] [--levels A,B,…] [--deals N] [--players N] [--file FILE] […]',
    flags: LADDER_FLAGS,
    run: ladderCommand,
  },
  bot: {
    takes: 'check URL|COMMAND [--game NAME] [--games N] [--seed TEXT] [--against A,B,…] [--json]',
    flags: BOT_FLAGS,
    run: botCommand,
  },
  powers: {
    takes: '[--games N] [--players N] [--seed TEXT] [--json]',
    flags: POWERS_FLAGS,
    run: powersCommand,
  },
  train: { takes: '[--games N] [--seed TEXT] --out FILE', flags: TRAIN_FLAGS, run: trainCommand },
  deck: { takes: 'check FILE', flags: DECK_FLAGS, run: deckCommand },
  track: {
    takes: 'check FILE [--games N] | draw FILE --out track.svg',
    flags: TRACK_FLAGS,
    run: trackCommand,
  },
  admin: {
    takes: 'backup FILE | export FILE | tables | restore FILE | import FILE',
    flags: ADMIN_FLAGS,
    run: adminCommand,
  },
  bench: { takes: '[--json]', flags: BENCH_FLAGS, run: benchCommand },
} as const satisfies Record<CommandName, Command>;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export function findCommand(name: string): CommandName | undefined {
  return COMMAND_NAMES.find((command) => command === name);
}
