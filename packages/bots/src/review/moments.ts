import { trustAt, type Profile } from './profiles.ts';
import type { Walk, WalkedStep } from './walk.ts';
import { Tally } from './worth.ts';

/** What is known of a moment so far. */
export interface Moment {
  /** How far the game has come, in thousandths of its entries. */
  readonly at: number;
  readonly tally: Tally;
  /** In thousandths; see `Tally.worths`. */
  readonly trust: number;
  readonly isEarly: boolean;
}

/** The moment before the first step, without a value yet. */
export function startOf({ players }: Walk, profile: Profile): Moment {
  const trust = trustAt(profile, 0);
  return { at: 0, tally: new Tally(players), trust, isEarly: profile.early !== undefined };
}

/** The moments after each step, without values yet. The end is known exactly. */
export function momentsOf({ rules, players, steps }: Walk, profile: Profile, entries: number): Moment[] {
  const isEarlyAt = earlyIn(steps, profile);
  return steps.map(({ after, entry }, index) => {
    const at = Math.round((1_000 * (entry + 1)) / entries);
    const trust = rules.toAct(after) === 0 ? 1_000 : trustAt(profile, at);
    return { tally: new Tally(players), at, trust, isEarly: isEarlyAt(index) };
  });
}

/** Until the seats that play have made their first rounds of plays. */
function earlyIn(steps: readonly WalkedStep[], { early }: Profile): (index: number) => boolean {
  if (early === undefined) return () => false;
  const { verb, rounds } = early;
  const isPlay = ({ texts }: WalkedStep) => texts.some((text) => text.startsWith(`${verb} `));
  const playing = new Set(steps.filter(isPlay).map(({ seat }) => seat));
  let plays = 0;
  const ends = steps.findIndex((step) => isPlay(step) && ++plays === rounds * playing.size);
  return (index) => ends === -1 || index < ends;
}
