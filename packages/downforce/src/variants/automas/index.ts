import { putHandsAway } from '../../phases/away.ts';
import { withPhase } from '../../phases/table.ts';
import { powersKept } from '../../powers/names.ts';
import { moneyScores } from '../../scoring/scoring.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import type { Variant } from '../../state/variant.ts';
import type { HeldCards } from '../../state/views.ts';
import { betForAutomas } from './bets.ts';
import { endBidding, turningBids } from './bidding.ts';
import { countLost, isCounted } from './counter.ts';
import { noteCardsLeft, showInDeck, shuffleDecks } from './deck.ts';
import { automaScores, automaSheet, ultraWinner } from './result.ts';
import { AUTOMA_CONFLICTS, AUTOMA_PAIRS, DIE, TURN_UP, TURNING_CARD } from './terms.ts';
import { driveLine, TURNING_CARD_PHASE } from './turn.ts';
import { maybePutUnder } from './under.ts';
import { restoreAutomas, viewAutomas } from './view.ts';

/** D-V8a: not even its own seat sees an automa's cards. */
const NOTHING_SEEN: HeldCards = { hand: [], pile: [], putAway: [] };

/** D-V8: TABLE plays the last seats. */
export const automas: Variant = {
  options: { automas: GIVEN, automaLevel: GIVEN },
  conflicts: () => [...AUTOMA_CONFLICTS, ...conflictsOf(AUTOMA_PAIRS)],
  phases: [turningBids('cards'), TURNING_CARD_PHASE],
  verbs: {
    [TURN_UP]: { word: 'turn', things: ({ deck }) => deck.names },
    [DIE]: { word: 'die', things: [undefined, '1', '2', '3', '4', '5', '6'] },
  },
  change: (game) => {
    const { automas: count, auction } = game.setup.options;
    const people = game.players - count;
    return {
      ...game,
      people,
      powersKept: powersKept(count),
      phases: withPhase(game.phases, turningBids(auction)),
      stages: game.stages.flatMap((stage) => (stage === putHandsAway ? [stage, shuffleDecks] : [stage])),
      endBidding,
      noteShown: (state, seat, kind) =>
        seat < people ? game.noteShown(state, seat, kind) : showInDeck(state, seat, kind),
      turnPhases: game.turnPhases.map((phase, seat) => (seat < people ? phase : TURNING_CARD)),
      countsLost: isCounted,
      loseSpaces: countLost,
      drive: driveLine,
      onDiscard: maybePutUnder,
      onOut: (state, seat) => {
        if (seat >= people) noteCardsLeft(state, seat);
      },
      onBetsAsked: betForAutomas,
      sheet: automaSheet,
      scores: game.scores === moneyScores ? automaScores : game.scores,
      onOver: (state, tell) => {
        game.onOver(state, tell);
        const ultra = ultraWinner(state);
        if (ultra !== null) tell.all({ kind: 'ultra-victory', seat: ultra });
      },
    };
  },
  viewPublic: viewAutomas,
  viewOwn: ({ game }, seat) => (seat < game.people ? {} : NOTHING_SEEN),
  restore: restoreAutomas,
};
