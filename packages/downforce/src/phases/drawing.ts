import { type Action, type Chance, refuse, type Seat, type SeatSet, seatsIn } from '@paddock/kernel';
import type { Kind } from '../deck/deck.ts';
import { DRAW, encode, thingOf } from '../state/action.ts';
import { countBits } from '../state/bits.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import { handAt, holdsKind, insertKind, pileAt, removeKind, takeUnseen, unseenKind } from '../state/hands.ts';
import { AWAY, DRAWING, DRAWING_HANDS, DRAWN, PHASE, TURN, UNSEEN, UNSEEN_TOTAL } from '../state/layout.ts';
import type { DownforceRefusal } from '../state/terms.ts';
import { nextStage } from './stage.ts';
import { afterDraw } from './turn.ts';

/** D-V2: the hand becomes a pile, from which a new hand is drawn. */
export function beginDrawingHands({ bytes, game }: DownforceState, tell: Listener): boolean {
  const seats = drawers(bytes, game);
  if (seats === 0) return false;
  for (const seat of seatsIn(seats)) {
    const hand = handAt(game, seat);
    bytes.copyWithin(pileAt(game, seat), hand, hand + game.handBytes);
    bytes.fill(0, hand, hand + game.handBytes);
    tell?.all({ kind: 'pile-made', seat, count: bytes[pileAt(game, seat)] });
  }
  bytes[PHASE] = DRAWING_HANDS;
  return true;
}

/** An automa plays from its whole deck (D-V8c). */
function drawers(bytes: Uint8Array, { people }: DownforceState['game']): SeatSet {
  return ((1 << people) - 1) & ~bytes[AWAY];
}

/** Whose draw it is: before the race in seat order, round by round; in the race the player's. */
function drawer({ bytes, game }: DownforceState): Seat {
  if (bytes[PHASE] === DRAWING) return bytes[TURN];
  const drawing = drawers(bytes, game);
  let left = bytes[DRAWN] % countBits(drawing);
  let seat = 0;
  for (; (drawing & (1 << seat)) === 0 || left-- > 0; seat++);
  return seat;
}

function drawCard(state: DownforceState, kind: Kind, tell: Listener): void {
  const { bytes, game } = state;
  const seat = drawer(state);
  if (game.hand.commonPile) takeUnseen(bytes, kind);
  else removeKind(bytes, pileAt(game, seat), kind);
  insertKind(bytes, handAt(game, seat), kind);
  tell?.only(seat, { kind: 'drew', seat, card: game.deck.names[kind] }, { kind: 'drew', seat });
  if (bytes[PHASE] === DRAWING) return afterDraw(state, tell);
  bytes[DRAWN]++;
  const seats = countBits(drawers(bytes, game));
  if (bytes[DRAWN] === seats * Math.min(game.hand.drawn, game.hand.dealt)) nextStage(state, tell);
}

/** Where cards are drawn from: the common pile, or the seat's own. */
function rollDraw(state: DownforceState, chance: Chance): Action {
  const { bytes, game } = state;
  if (game.hand.commonPile) return encode(DRAW, unseenKind(bytes, chance.below(bytes[UNSEEN_TOTAL], 'draw')));
  const pile = pileAt(game, drawer(state));
  return encode(DRAW, bytes[pile + 1 + chance.below(bytes[pile], 'draw')]);
}

function drawRefusal(state: DownforceState, action: Action): DownforceRefusal | undefined {
  const { bytes, game } = state;
  const kind = thingOf(action);
  const isLeft = game.hand.commonPile
    ? bytes[UNSEEN + kind] > 0
    : holdsKind(bytes, pileAt(game, drawer(state)), kind);
  return isLeft ? undefined : refuse('no-such-card-left', 'D-S1', { card: game.deck.names[kind] });
}

const DRAWING_PHASE: Phase = {
  number: DRAWING,
  name: 'drawing',
  who: 'table',
  verbs: [DRAW],
  roll: rollDraw,
  refusal: drawRefusal,
  apply: (state, action, tell) => drawCard(state, thingOf(action), tell),
};

export const DRAWING_PHASES: readonly Phase[] = [
  { ...DRAWING_PHASE, number: DRAWING_HANDS, name: 'drawing-hands' },
  DRAWING_PHASE,
];
