import type { Seat } from '@paddock/kernel';
import { payPlace } from '../scoring/payouts.ts';
import { BET, thingOf } from '../state/action.ts';
import { CAR_COUNT } from '../state/cars.ts';
import type { Betting, DownforceState, Listener, Phase } from '../state/game.ts';
import { BETTING, NONE, PHASE, REVEALING_BETS } from '../state/layout.ts';
import { legalSlips, noteBet } from './bets.ts';
import { revealing } from './choices.ts';
import { finishGame } from './finish.ts';
import { goOn } from './turn.ts';

/** D-B1, D-E2 */
export const PRINTED_BETTING: Betting = {
  verb: BET,
  places: 1,
  slips: CAR_COUNT,
  pays: payPlace,
  mayDecline: false,
  revealPhase: NONE,
  isDone: () => false,
  answerAt: () => 'bet',
};

/** `slip` may be `DECLINED` (D-V5). */
export function placeBet(state: DownforceState, seat: Seat, slip: number, tell: Listener): void {
  if (!noteBet(state, seat, slip, tell)) return;
  const { revealPhase } = state.game.betting;
  if (revealPhase === NONE) goOn(state, tell);
  else state.bytes[PHASE] = revealPhase;
}

const BETTING_PHASE: Phase = {
  number: BETTING,
  name: 'betting',
  who: 'sealed',
  verbs: [BET],
  question: { code: 'bet-now', rule: 'D-B1' },
  notAsked: { code: 'has-bet', rule: 'D-V5' },
  legal: (state, _seat, out) => legalSlips(state, out),
  apply: (state, action, tell, seat) => placeBet(state, seat, thingOf(action), tell),
};

/** D-B3 */
function revealBets(state: DownforceState, tell: Listener): void {
  state.game.showSlips(state, tell);
  finishGame(state, tell);
}

export const BETTING_PHASES = [BETTING_PHASE, revealing(REVEALING_BETS, 'revealing-bets', revealBets)];
