import { type Chance, type Seat, seatsIn } from '@paddock/kernel';
import { legalSlips } from '../../phases/bets.ts';
import { placeBet } from '../../phases/betting.ts';
import { revealing } from '../../phases/choices.ts';
import { withPhase } from '../../phases/table.ts';
import { goOn } from '../../phases/turn.ts';
import { withHand } from '../../rules/compose.ts';
import { encode, thingOf, verbOf } from '../../state/action.ts';
import type { DownforceState, Listener, Phase } from '../../state/game.ts';
import { ASKED, BETS, BETS_ASKED, BETTING, DECLINED, MOST_SEATS, NONE, PHASE } from '../../state/layout.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import type { DownforceView } from '../../state/views.ts';
import { DECLINE, REVEALING_SLIPS, TIMELY_CONFLICTS } from './terms.ts';

const DRAWN_HAND: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 4 };

/** D-V5: each seat bets once, at a line of its choice, and plays from a drawn hand. */
export const timely: Variant = {
  options: { timely: GIVEN },
  conflicts: () => conflictsOf(TIMELY_CONFLICTS),
  verbs: { [DECLINE]: { word: 'decline' } },
  phases: [
    revealing(REVEALING_SLIPS, 'revealing-slips', (state, tell) => {
      if (tell !== undefined) tellSlips(state, tell);
      goOn(state, tell);
    }),
  ],
  change: (game) => {
    const betting = game.phases[BETTING];
    const phase: Phase = {
      ...betting,
      verbs: [...betting.verbs, DECLINE],
      question: { code: 'bet-or-decline-now', rule: 'D-V5' },
      legal: (state, _seat, out) => {
        const slips = legalSlips(state, out);
        out[slips] = encode(DECLINE);
        return slips + 1;
      },
      apply: (state, action, tell, seat) =>
        placeBet(state, seat, verbOf(action) === DECLINE ? DECLINED : thingOf(action), tell),
    };
    return {
      ...withHand(game, { ...game.hand, drawn: DRAWN_HAND[game.players] }),
      phases: withPhase(game.phases, phase),
      betting: {
        ...game.betting,
        mayDecline: true,
        revealPhase: REVEALING_SLIPS,
        isDone: (state, seat) => backedAt(state, seat) !== null,
        answerAt,
      },
    };
  },
  view: (state) => ({
    backed: Array.from({ length: state.game.players }, (_, seat) => backedAt(state, seat)),
  }),
};

/** The line, from 1, at which the seat bet; `null` if it has not, or nobody knows yet. */
function backedAt({ bytes, game }: DownforceState, seat: Seat): number | null {
  const isSealed = bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
  const isOpen = !isSealed || seat >= game.people;
  const lines = isOpen ? bytes[BETS_ASKED] : bytes[BETS_ASKED] - 1;
  for (let line = 0; line < lines; line++) {
    const slip = bytes[BETS + line * MOST_SEATS + seat];
    if (slip !== NONE && slip !== DECLINED) return line + 1;
  }
  return null;
}

/** All at once: whether a seat bet is public, its car is secret. */
function tellSlips({ bytes }: DownforceState, tell: NonNullable<Listener>): void {
  const line = bytes[BETS_ASKED];
  const seats = seatsIn(bytes[ASKED]);
  const declined = seats.filter((seat) => bytes[BETS + (line - 1) * MOST_SEATS + seat] === DECLINED);
  const backers = seats.filter((seat) => !declined.includes(seat));
  tell.all({ kind: 'slips-shown', bet: line, backers, declined });
}

/** D-V5: whether the seat bet at a line is public, except at the line being answered. */
function answerAt(
  { bytes, game }: DownforceState,
  seat: Seat,
  line: number,
  seen: DownforceView,
  chance: Chance,
): 'bet' | 'declined' | 'not-asked' {
  const backed = seen.public.variant?.backed?.[seat] ?? null;
  if (backed !== null) {
    if (line + 1 === backed) return 'bet';
    return line + 1 < backed ? 'declined' : 'not-asked';
  }
  const isSealed = bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
  if (!isSealed || line + 1 < bytes[BETS_ASKED]) return 'declined';
  if (seen.own?.seat === seat) return seen.own.bets.length > 0 ? 'bet' : 'declined';
  return chance.below(game.betting.slips + 1, 'draw') > 0 ? 'bet' : 'declined';
}
