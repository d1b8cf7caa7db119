import type { Seat } from '@paddock/kernel';
import { beginGame } from '../../phases/reset.ts';
import { trackNumber } from '../../rules/compose.ts';
import { sheetsOf } from '../../scoring/scoring.ts';
import { encode } from '../../state/action.ts';
import { CARS } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { ASKED, CHOSEN, GAME, PHASE, TRACK } from '../../state/layout.ts';
import { conflictsOf, GIVEN } from '../../state/options.ts';
import { standingOf } from '../../state/standing.ts';
import type { Variant } from '../../state/variant.ts';
import { type PastGame, READY, RESTING, TOUR_CONFLICTS, trackConflicts } from './terms.ts';

/** D-V4: several games in a row; their scores are added. */
export const tour: Variant = {
  options: { worldTour: GIVEN },
  conflicts: ({ tracks }) => [...trackConflicts(tracks), ...conflictsOf(TOUR_CONFLICTS)],
  verbs: { [READY]: { word: 'ready' } },
  phases: [
    {
      number: RESTING,
      name: 'resting',
      who: 'sealed',
      verbs: [READY],
      question: { code: 'ready-now', rule: 'D-V4' },
      legal: (_state, _seat, out) => {
        out[0] = encode(READY);
        return 1;
      },
      apply: (state, _action, tell, seat) => makeReady(state, seat, tell),
    },
  ],
  change: (game) => ({
    ...game,
    itinerary: game.setup.options.worldTour.map((id) => trackNumber(game.tracks, id)),
    onLegOver: rest,
    onOver: (state, tell) => {
      game.onOver(state, tell);
      tellLeg(state, pastGame(state), tell);
    },
  }),
  view: ({ bytes, past }) => ({ tour: { over: bytes[GAME], past } }),
  restore: (state, { public: open }) => {
    const { over, past } = open.variant?.tour ?? { over: 0, past: [] };
    state.bytes[GAME] = over;
    state.past = past;
  },
};

/** D-V4: between two games the table waits until every seat is ready. */
function rest(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const over = pastGame(state);
  if (tell !== undefined) tellLeg(state, over, tell);
  state.past = [...state.past, over];
  bytes[ASKED] = (1 << game.people) - 1;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = RESTING;
}

function pastGame(state: DownforceState): PastGame {
  const { bytes, game } = state;
  return {
    track: game.tracks[bytes[TRACK]].file.id,
    standing: standingOf(bytes).map((car) => CARS[car]),
    finished: game.finishers(bytes),
    scores: game.scores(state).map(({ score }) => score),
    sheets: sheetsOf(state),
    ...game.result(state),
  };
}

function tellLeg({ bytes, game, past }: DownforceState, over: PastGame, tell: NonNullable<Listener>): void {
  const totals = over.scores.map((score, seat) =>
    past.reduce((total, { scores }) => total + scores[seat], score),
  );
  tell.all({ kind: 'leg-over', leg: bytes[GAME], legs: game.itinerary.length, result: over, totals });
}

function makeReady(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes } = state;
  bytes[CHOSEN] |= 1 << seat;
  tell?.all({ kind: 'ready', seat });
  if (bytes[CHOSEN] === bytes[ASKED]) beginGame(state);
}
