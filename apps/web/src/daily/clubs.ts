import type { Answer } from '@paddock/bots';
import type { AnyGame } from '@paddock/kernel';
import { clubSeats, DAILY_SEAT, dailySeed, dailyTable, playOut, type BotTask } from '@paddock/table';
import { findGame } from '../game/find-game.ts';
import { BotWorker } from '../session/bot-worker.ts';
import type { Deal } from './deal.ts';
import { pickOf } from './taste.ts';

export const CLUBS = 100;

type Consider = (task: BotTask<unknown>) => Promise<Answer> | Answer;

/** Your seat's score with club number `club` in it, against the same opponents. The first is the plain club bot. */
export async function scoreOfClub(
  { rules, standIn }: { readonly rules: AnyGame['rules']; readonly standIn: string },
  { race, secret }: Pick<Deal, 'race' | 'secret'>,
  club: number,
  consider: Consider,
): Promise<number> {
  const table = await playOut(dailyTable(rules, race, clubSeats(standIn), secret), async (task) => {
    const answer = await consider(task);
    const isFree = task.seat === DAILY_SEAT && club > 0;
    return isFree ? pickOf(answer, `${dailySeed(race.match, task)} club ${club}`) : answer.do;
  });
  const { standings } = table.record().result ?? { standings: [] };
  return standings.find(({ seat }) => seat === DAILY_SEAT)?.score ?? 0;
}

/** One club after the other, from those that have raced already; the thinking is done in the bots' thread. */
export async function raceClubs(
  deal: Deal,
  raced: readonly number[],
  tell: (scores: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const game = findGame(deal.race.game);
  if (game === undefined) return;
  const [{ rules }, bots] = await Promise.all([game.loadGame('defaults'), game.loadBots()]);
  const { standIn } = bots;
  if (signal.aborted) return;
  const worker = new BotWorker(bots, undefined, (task) => dailySeed(deal.race.match, task));
  signal.addEventListener('abort', () => worker.close());
  const scores = [...raced];
  try {
    while (scores.length < CLUBS && !signal.aborted) {
      scores.push(
        await scoreOfClub({ rules, standIn }, deal, scores.length, (task) => worker.consider(task)),
      );
      tell(scores.slice());
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    worker.close();
  }
}
