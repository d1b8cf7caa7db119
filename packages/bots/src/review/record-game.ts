import {
  canonical,
  isRefusal,
  recalled,
  Match,
  resolveOptions,
  seatsIn,
  sha256Hex,
  type GameRecord,
  type OwnContent,
  type Seat,
} from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';

/** A game of bots to be played and recorded. */
export interface RecordedGame {
  /** The level of every seat. */
  readonly levels: readonly string[];
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly iterations: number;
  /** What the game is played with instead of ours. */
  readonly content?: OwnContent;
  /** Overrides a bot's answer, if it returns one. */
  readonly instead?: (entry: number, seat: Seat) => readonly string[] | undefined;
}

/** The same call gives the same record. */
export function recordGame(printed: GameBots, game: RecordedGame): GameRecord {
  const { levels, seed, content } = game;
  const bots = content === undefined ? printed : printed.withContent?.(content);
  if (bots === undefined || isRefusal(bots)) throw new Error('the content is refused');
  const { rules } = bots.game;
  const options = resolveOptions(rules.options, levels.length, game.options);
  if (isRefusal(options)) throw new Error(options.code);
  const seats = levels.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot }));
  const match = new Match(rules, {
    match: derived('match', seed).slice(0, 24),
    options,
    seats,
    ...(content && { content }),
  });
  const openDeal = () => {
    match.openDeal(derived('secret', seed, match.commitments.length));
    match.sealDeal(seats.map(() => ''));
  };
  openDeal();
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  for (let acting = rules.toAct(match.state); acting !== 0; acting = rules.toAct(match.state)) {
    const [seat = 0] = seatsIn(acting);
    const turn = game.instead?.(match.length, seat) ?? turnOf(bots, game, match, seat);
    if (rules.deal(match.state) === match.commitments.length) openDeal();
    const entry = match.play(seat, turn);
    if (isRefusal(entry)) throw new Error(`${entry.code}: ${turn.join()}`);
  }
  return match.record();
}

function turnOf(
  { answer, simplest }: GameBots,
  { levels, seed, iterations }: RecordedGame,
  { rules, state, length }: Match<unknown, unknown, ReturnType<GameBots['game']['rules']['view']>, unknown>,
  seat: Seat,
): readonly string[] {
  const view = canonical(recalled(rules, state, seat));
  const said = answer(levels[seat] ?? simplest, view, `${seed} bot ${length}`, { iterations });
  if (isRefusal(said)) throw new Error(said.code);
  return said.do;
}

function derived(what: string, seed: string, number = 0): string {
  return sha256Hex(JSON.stringify(['paddock review', what, seed, number]));
}
