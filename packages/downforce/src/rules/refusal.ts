import { type Action, type Actor, isIn, refuse, TABLE } from '@paddock/kernel';
import { toAct } from '../state/access.ts';
import { FIRST_OF_SEATS, verbOf } from '../state/action.ts';
import type { DownforceState, Phase, Ruling } from '../state/game.ts';
import { ASKED, PHASE } from '../state/layout.ts';
import type { Notation } from '../state/notation.ts';
import type { DownforceRefusal } from '../state/terms.ts';

/** Accepts any number; uses the same knowledge as `legal`. */
export function refusalFor(notation: Notation) {
  return (state: DownforceState, who: Actor, action: Action): DownforceRefusal | undefined => {
    if (!notation.isAction(action)) return refuse('no-such-action', 'notation');
    const { bytes, game } = state;
    const phase = game.phases[bytes[PHASE]];
    const refused =
      who === TABLE ? tableRefusal(phase, action) : seatRefusal(state, phase, who, verbOf(action));
    return refused ?? phase.refusal?.(state, action, who);
  };
}

/** For TABLE's actions: a record may only hold possible ones. */
function tableRefusal({ who, verbs }: Phase, action: Action): DownforceRefusal | undefined {
  if (who !== 'table') return refuse(who === 'nobody' ? 'game-over' : 'not-your-turn', 'D-R13');
  return verbs.includes(verbOf(action)) ? undefined : refuse('table-must-act', 'D-S2');
}

const NOT_ASKED: Ruling = { code: 'not-asked', rule: 'D-A11' };

function seatRefusal(
  state: DownforceState,
  { who: acting, verbs, question = NOT_ASKED, notAsked = NOT_ASKED }: Phase,
  who: Actor,
  verb: number,
): DownforceRefusal | undefined {
  const { bytes, game } = state;
  if (acting === 'nobody') return refuse('game-over', 'D-E3');
  if (verb < FIRST_OF_SEATS) return refuse('tables-part', 'D-S2');
  if (acting === 'table') return refuse('table-must-act', 'D-S2');
  if (!isIn(toAct(state), who)) {
    const isSeat = Number.isInteger(who) && who >= 0 && who < game.players;
    if (acting === 'one' || !isSeat) return refuse('not-your-turn', 'D-R13');
    if (isIn(bytes[ASKED], who)) return refuse('already-chosen', 'D-S3');
    return refuse(notAsked.code, notAsked.rule);
  }
  return verbs.includes(verb) ? undefined : refuse(question.code, question.rule);
}
