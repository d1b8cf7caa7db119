import { challenge, ladder, type ChallengeResult, type DuelResult, type GameBots } from '@paddock/bots';
import { isRefusal, type Refusal } from '@paddock/kernel';
import type { Given } from '../game.ts';
import type { Session } from '../session.ts';

export interface Contest {
  readonly game: string;
  /** The stronger first. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly deals: number;
  readonly players: number;
  readonly options: Given;
  readonly seed: string;
}

/** Two levels share the seats, and swap them. */
export function playDuels(session: Session, bots: GameBots, contest: Contest): readonly DuelResult[] {
  const results = ladder(bots, { ...contest, duels: contest.pairs, now, progress: progressOn(session) });
  session.progress();
  return sound(results);
}

/** The stronger plays alone against a table of the weaker, once from every seat. */
export function playChallenges(
  session: Session,
  bots: GameBots,
  contest: Contest,
): readonly ChallengeResult[] {
  const { pairs, deals } = contest;
  const progress = progressOn(session);
  const results = pairs.map(([one, others], at) =>
    sound(
      challenge(bots, {
        ...contest,
        one,
        others,
        now,
        progress: (done) => progress(at * deals + done, pairs.length * deals),
      }),
    ),
  );
  session.progress();
  return results;
}

const now = () => performance.now();

/** The arguments have been checked, so a refusal is a bug. */
function sound<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

function progressOn(session: Session): (done: number, of: number) => void {
  let shown = 0;
  return (done, of) => {
    if (now() - shown < 100) return;
    shown = now();
    session.progress(session.text.ladder.progress(session.number(done), session.number(of)));
  };
}
