import { type Chance, type Seat, seatsIn } from '@paddock/kernel';
import { betAt, legalSlips } from '../../phases/bets.ts';
import { placeBet } from '../../phases/betting.ts';
import { revealing } from '../../phases/choices.ts';
import { withPhase } from '../../phases/table.ts';
import { goOn } from '../../phases/turn.ts';
import { withHand } from '../../rules/compose.ts';
import { encode, thingOf, verbOf } from '../../state/action.ts';
import type { DownforceState, Listener, Phase } from '../../state/game.ts';
import { ASKED, BETS, BETS_ASKED, BETTING, DECLINED, MOST_SEATS, NONE, PHASE } from '../../state/layout.ts';
import { linesBacked } from '../../state/lines-backed.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import type { DownforceView } from '../../state/views.ts';
import { DECLINE, REVEALING_SLIPS, TIMELY_CONFLICTS } from './terms.ts';

const LINES = [1, 2, 3];
const DRAWN_HAND: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 4 };

/** D-V5: who bets at the first line is done, who declines may bet at both others; and one plays from a drawn hand. */
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
        isDone: game.rulings === 1 ? hasBet : hasBetAtOnce,
        answerAt,
      },
    };
  },
  view: (state) => {
    const lines = Array.from({ length: state.game.players }, (_, seat) => knownLines(state, seat));
    if (state.game.rulings > 1) return { linesBacked: lines };
    return { backed: lines.map(([line]) => line ?? null) };
  },
};

/** Rulings 1: one bet in all. */
function hasBet(state: DownforceState, seat: Seat): boolean {
  return LINES.some((line) => isBacked(state, seat, line));
}

/** Only declining at the first line leaves a seat the other two. */
function hasBetAtOnce(state: DownforceState, seat: Seat): boolean {
  return isBacked(state, seat, 1);
}

/** The lines, from 1, at which everybody knows that the seat has bet. */
function knownLines(state: DownforceState, seat: Seat): number[] {
  const { bytes, game } = state;
  const isKnown = !isSealed(bytes) || seat >= game.people;
  const known = isKnown ? bytes[BETS_ASKED] : bytes[BETS_ASKED] - 1;
  return LINES.filter((line) => line <= known && isBacked(state, seat, line));
}

function isBacked({ bytes }: DownforceState, seat: Seat, line: number): boolean {
  const slip = bytes[betAt(line - 1, seat)];
  return line <= bytes[BETS_ASKED] && slip !== NONE && slip !== DECLINED;
}

/** It is not public yet who has bet at the current line. */
function isSealed(bytes: Uint8Array): boolean {
  return bytes[PHASE] === BETTING || bytes[PHASE] === REVEALING_SLIPS;
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
  const backed = linesBacked(seen.public.variant, seat);
  if (backed.includes(line + 1)) return 'bet';
  const isDone = game.rulings === 1 ? backed.some((before) => before <= line) : backed.includes(1);
  if (isDone) return 'not-asked';
  if (!isSealed(bytes) || line + 1 < bytes[BETS_ASKED]) return 'declined';
  if (seen.own?.seat === seat)
    return seen.own.bets.length > backed.length * game.betting.places ? 'bet' : 'declined';
  return chance.below(game.betting.slips + 1, 'draw') > 0 ? 'bet' : 'declined';
}
