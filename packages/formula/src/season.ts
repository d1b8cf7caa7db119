import type { Outcome, Seat, Standing } from '@paddock/kernel';
import { otherChampionship, rankSides, type Championship } from './championships.ts';
import { COUNT_OF, DECK_SIZE, KIND_COUNT } from './cards.ts';
import type { Listener } from './facts.ts';
import { putCar } from './line.ts';
import { removedIn } from './options.ts';
import {
  DEALING,
  DISCARD,
  GRIDDING,
  HAND_BYTES,
  HANDS,
  LAST_TURNS,
  LINE,
  NONE,
  OUT,
  OVER,
  OWNER,
  PHASE,
  PILE,
  PLAYED,
  PLAYING,
  POINTS,
  RACE,
  READY_SEATS,
  RESTING,
  RUNNING,
  STEPS,
  TURN,
  UNOWNED,
  UNSEEN,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT, CAR_NAMES, TEAM_COUNT, teamOf, TEAMS } from './teams.ts';

/** F-E1 */
export const POINTS_FOR_PLACE = [10, 6, 4, 3, 2, 1] as const;

/** F-E1: adds the points of one race's final order; by car. */
export function addPoints(points: { [car: number]: number }, order: ArrayLike<number>): void {
  for (let place = 0; place < POINTS_FOR_PLACE.length; place++) {
    const car = order[place];
    if (car !== undefined) points[car] = (points[car] ?? 0) + POINTS_FOR_PLACE[place];
  }
}

/** F-S4, F-E3: all 54 cards are unseen again, including those taken out (F-O1). */
export function shuffleDeck({ bytes, setup }: FormulaState): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    bytes[UNSEEN + kind] = COUNT_OF[kind];
    bytes[DISCARD + kind] = 0;
  }
  bytes.fill(0, HANDS, HANDS + setup.players * HAND_BYTES);
  bytes[OUT] = removedIn(setup.options, bytes[RACE]);
  bytes[PILE] = DECK_SIZE - bytes[OUT];
  bytes[LAST_TURNS] = 0;
  bytes[STEPS] = 0;
}

/** F-S1 */
export function giveTeam({ bytes, setup }: FormulaState, team: number, each: number, tell: Listener): void {
  const seat = bytes[STEPS] % setup.players;
  bytes[OWNER + team] = seat;
  bytes[STEPS]++;
  tell?.all({ kind: 'team-given', seat, team: TEAMS[team] });
  if (bytes[STEPS] < each * setup.players) return;
  bytes[STEPS] = 0;
  bytes[PHASE] = GRIDDING;
}

/** F-S3: the k-th team drawn starts k-th and k-th from the end, its car 1 in front. */
export function drawGrid({ bytes }: FormulaState, team: number, tell: Listener): void {
  const front = bytes[STEPS];
  const rear = CAR_COUNT - 1 - front;
  putCar(bytes, team * 2, front);
  putCar(bytes, team * 2 + 1, rear);
  bytes[STEPS]++;
  tell?.all({ kind: 'grid-drawn', team: TEAMS[team], places: [front + 1, rear + 1] });
  if (bytes[STEPS] < TEAM_COUNT) return;
  bytes[STEPS] = 0;
  bytes[PHASE] = DEALING;
}

/** F-S5: the owner of the best-placed car that has one starts. */
export function startRacing({ bytes }: FormulaState, tell: Listener): void {
  let slot = 0;
  while (bytes[OWNER + teamOf(bytes[LINE + slot])] === UNOWNED) slot++;
  const first = bytes[OWNER + teamOf(bytes[LINE + slot])];
  bytes[TURN] = first;
  bytes[PHASE] = PLAYING;
  if (tell === undefined) return;
  const grid = Array.from({ length: CAR_COUNT }, (_, place) => CAR_NAMES[bytes[LINE + place]]);
  tell.all({ kind: 'race-starts', race: bytes[RACE] + 1, grid, pile: bytes[PILE], first });
}

/** F-E1, F-T6: the line, with the retired at its end, is the final order. */
export function endRace(state: FormulaState, tell: Listener): void {
  const { bytes, setup } = state;
  const race = bytes[RACE] + 1;
  addPoints(bytes.subarray(POINTS, POINTS + CAR_COUNT), bytes.subarray(LINE, LINE + CAR_COUNT));
  const order: number[] = [];
  for (let slot = 0; slot < CAR_COUNT; slot++) order.push(bytes[LINE + slot]);
  state.results = [...state.results, { order, running: bytes[RUNNING] }];
  bytes[RACE] = race;
  bytes.fill(0, PLAYED);
  bytes[READY_SEATS] = 0;
  bytes[TURN] = NONE;
  bytes[PHASE] = race === setup.options.races ? OVER : RESTING;
  if (tell === undefined) return;
  tell.all({
    kind: 'race-over',
    race,
    order: order.map((car) => CAR_NAMES[car]),
    running: bytes[RUNNING],
    points: order.map((_, place) => POINTS_FOR_PLACE[place] ?? 0),
  });
  if (bytes[PHASE] !== OVER) return;
  const other = race > 1 && { other: standingsOf(state, otherChampionship(setup.options)) };
  tell.all({ kind: 'season-over', outcome: outcomeOf(state), ...other });
}

/** F-E3: the next race starts in the finishing order of the last. */
export function makeReady(state: FormulaState, seat: Seat, tell: Listener): void {
  const { bytes, setup } = state;
  bytes[READY_SEATS] |= 1 << seat;
  tell?.all({ kind: 'ready', seat });
  if (bytes[READY_SEATS] !== (1 << setup.players) - 1) return;
  bytes[READY_SEATS] = 0;
  bytes[RUNNING] = CAR_COUNT;
  shuffleDeck(state);
  bytes[PHASE] = DEALING;
}

export function standingsOf(
  { bytes, setup, results }: FormulaState,
  championship: Championship = setup.options.championship,
): Standing[] {
  return rankSides(championship, {
    owners: Array.from(bytes.subarray(OWNER, OWNER + TEAM_COUNT), (seat) => (seat === UNOWNED ? null : seat)),
    points: bytes.subarray(POINTS, POINTS + CAR_COUNT),
    last: results.at(-1)?.order ?? Array.from(bytes.subarray(LINE, LINE + CAR_COUNT)),
  });
}

export function outcomeOf(state: FormulaState): Outcome {
  return { standings: standingsOf(state) };
}
