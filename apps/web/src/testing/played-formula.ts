import { formula } from '@paddock/formula';
import { isRefusal, Match, resolveOptions, seatsIn, type GameRecord, type RecordSeat } from '@paddock/kernel';

/** Short races in which everybody always does the first thing allowed. */
export function playedFormula(match: string, seats: readonly RecordSeat[], races: number): GameRecord {
  const options = resolveOptions(formula.options, seats.length, { races, removed: 24 });
  if (isRefusal(options)) throw new Error(options.code);
  const game = new Match(formula, { match, options, seats });
  for (const digit of 'abcdef'.slice(0, races)) {
    game.openDeal(digit.repeat(64));
    game.sealDeal(seats.map(() => ''));
  }
  const opening = game.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  game.accept(opening);
  for (;;) {
    const [seat] = seatsIn(formula.toAct(game.state));
    if (seat === undefined) return game.record();
    const legal: number[] = [];
    formula.legal(game.state, seat, legal);
    game.play(seat, [formula.write(legal[0] ?? -1)]);
  }
}
