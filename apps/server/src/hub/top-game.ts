import type { Store } from '../store/port.ts';
import { NEWEST, type Result } from '../store/sql-results.ts';

/** Older games of a busy week are not looked at. */
const MOST_GAMES = 300;
const AT_ONCE = 100;

/** The public game since then that most people played; of equals, the newest. */
export async function topGameSince(
  { parts }: Pick<Store, 'parts'>,
  since: number,
): Promise<Result | undefined> {
  let [top, before]: [Result | undefined, number] = [undefined, NEWEST];
  for (let looked = 0; looked < MOST_GAMES; looked += AT_ONCE) {
    const games = await parts.results.publicOnes(before, AT_ONCE);
    for (const game of games) {
      if (game.at >= since && peopleIn(game) > (top === undefined ? 0 : peopleIn(top))) top = game;
    }
    const oldest = games.at(-1);
    if (oldest === undefined || games.length < AT_ONCE || oldest.at < since) break;
    before = oldest.number;
  }
  return top;
}

function peopleIn({ seats }: Result): number {
  return seats.filter(({ person, name }) => person !== null && name !== '').length;
}
