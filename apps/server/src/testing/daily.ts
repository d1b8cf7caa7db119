import { FORMULA_BOTS } from '@paddock/bots';
import { canonical, isRefusal, type GameRecord } from '@paddock/kernel';
import { DAILY_SEAT, dailyRace, dailySeats, dailyTable } from '@paddock/table';

const { answer, game, standIn } = FORMULA_BOTS;
const SEATS = dailySeats(standIn, ['Ana', 'Ada', 'Bruno', 'Chiara']);

/** The race of a day of Formula, played to its end by dice that come from the seed. */
export function playDaily(day: string, secret: string, seed: string): GameRecord {
  let table = dailyTable(game.rules, dailyRace(day), SEATS, secret);
  while (!table.isOver) {
    const [seat = DAILY_SEAT] = table.toAct;
    const dice = `${seed} ${table.length}`;
    const said = answer('random', canonical(table.view(seat)), dice, { iterations: 1 });
    if (isRefusal(said)) throw new Error(said.code);
    const next = table.botTurn({ seat, asked: table.asked(seat), do: said.do });
    if (isRefusal(next)) throw new Error(next.code);
    table = next.table;
  }
  return table.record();
}
