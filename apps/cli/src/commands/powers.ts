import { DOWNFORCE_BOTS, measurePowers, type PowerWorth } from '@paddock/bots';
import { POWERS, PRINTED_POWERS } from '@paddock/downforce';
import { DOWNFORCE } from '@paddock/words/all';
import { readCall, textIn, wholeNumber, type Flags } from '../flags.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const POWERS_FLAGS = {
  games: { value: 'N' },
  players: { value: 'N' },
  seed: { value: 'TEXT' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** A confidence interval needs two games. */
const GAMES = { min: 2, max: 1_000_000 };
const DEFAULT_GAMES = 100;
const PLAYERS = { min: 2, max: 6 };
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';
const NAME = 18;

/** D-V10: what each power is worth to its owner, in games of stand-in bots. */
export async function powersCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'powers', POWERS_FLAGS, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const games = wholeNumber(session, call, 'games', GAMES, DEFAULT_GAMES);
  const players = wholeNumber(session, call, 'players', PLAYERS, DEFAULT_PLAYERS);
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  const run = { games, players, level: DOWNFORCE_BOTS.standIn, seed, powers: POWERS } as const;
  const { number, text } = session;
  const results = measurePowers(run, (game) =>
    session.progress(text.simulate.progress(number(game), number(games))),
  );
  session.progress();
  const printed = meanOfPrinted(results);
  if (call.values.has('json')) session.raw(`${JSON.stringify({ ...run, printed, results })}\n`);
  else for (const line of linesOf(session, run, results, printed)) session.line(line);
  return 0;
}

function meanOfPrinted(results: readonly PowerWorth[]): number {
  const six = results.slice(0, PRINTED_POWERS);
  return six.reduce((sum, { worth }) => sum + worth.mean, 0) / six.length;
}

function linesOf(
  { language, number, text }: Session,
  { games, players, seed }: { readonly games: number; readonly players: number; readonly seed: string },
  results: readonly PowerWorth[],
  printed: number,
): string[] {
  const words = DOWNFORCE[language];
  return [
    text.powers.headline(number(games), players, seed),
    ...results.map(({ power, worth: { mean, low, high } }) => {
      const worth = text.ladder.estimate(number(mean, 2), number(low, 2), number(high, 2));
      return `  ${words.power(power).label.padEnd(NAME)}${worth}`;
    }),
    text.powers.printed(number(printed, 2)),
  ];
}
