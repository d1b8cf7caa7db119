import { MOST_KINDS, SPEED_8_KINDS } from '../deck/deck.ts';
import { downforce } from '../rules/whole/downforce.ts';
import { spaceOf } from '../state/access.ts';
import { CAR_COUNT } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, pileAt, unseenKind } from '../state/hands.ts';
import {
  CAR,
  CARD,
  FINISH,
  GRIDDING,
  HOME,
  HOME_COUNT,
  NONE,
  OCCUPIED,
  OVER,
  OWNER,
  PHASE,
  PRICE,
  STEPPING,
  UNOWNED,
  UNSEEN,
  UNSEEN_TOTAL,
} from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';
import { LIMITS } from '../track/reading/file.ts';

/** D-C1, D-C2: nothing is lost or duplicated. */
export function countEverything(state: DownforceState): void {
  const { bytes, game } = state;
  if (bytes[PHASE] <= GRIDDING) return;
  countCars(bytes);
  let unseen = 0;
  for (let kind = 0; kind < game.deck.kindCount; kind++) unseen += bytes[UNSEEN + kind];
  if (unseen !== bytes[UNSEEN_TOTAL]) throw new Error('the unseen cards are miscounted');
  const listed = new Uint8Array(MOST_KINDS);
  for (let card = 0; card < unseen; card++) listed[unseenKind(bytes, card)]++;
  if (listed.some((count, kind) => count !== bytes[UNSEEN + kind]))
    throw new Error('the unseen cards are listed wrongly');
  for (let seat = 0; seat < game.players; seat++)
    for (const list of [handAt(game, seat), pileAt(game, seat)]) {
      if (bytes[list] >= game.handBytes) throw new Error('a hand runs over');
      // The cards under an automa's deck are in an order that all have seen (D-V8b).
      if (seat >= game.people) continue;
      for (let at = list + 2; at <= list + bytes[list]; at++)
        if (bytes[at - 1] > bytes[at]) throw new Error('a hand tells the order of its cards');
    }
  countCards(downforce.view(state, 'public').public.discard, state);
}

/** Speed-8 cards count only if they are dealt (D-V6). */
function countCards(discard: Readonly<Record<string, number>>, { bytes, game }: DownforceState): void {
  const { dealsSpeed8 } = game.hand;
  const first = dealsSpeed8 ? 0 : SPEED_8_KINDS;
  let count = bytes[UNSEEN_TOTAL] + (bytes[CARD] !== NONE && bytes[CARD] >= first ? 1 : 0);
  for (const [name, some] of Object.entries(discard)) if (dealsSpeed8 || !name.endsWith('8')) count += some;
  for (let seat = 0; seat < game.players; seat++)
    count += bytes[handAt(game, seat)] + bytes[pileAt(game, seat)];
  const all = game.deck.size + (dealsSpeed8 ? SPEED_8_KINDS : 0);
  if (count !== all) throw new Error(`${count} cards of ${all}`);
}

function countCars(bytes: Uint8Array): void {
  const home = Array.from(bytes.subarray(FINISH, FINISH + bytes[HOME_COUNT]));
  if (home.reduce((set, car) => set | (1 << car), 0) !== bytes[HOME])
    throw new Error('a finisher is missing');
  const spaces = new Set<number>();
  for (let car = 0; car < CAR_COUNT; car++) {
    if (home.includes(car)) continue;
    spaces.add(spaceOf(bytes, car));
    const isMoving = bytes[PHASE] === STEPPING && bytes[CAR] === car;
    if ((bytes[OCCUPIED + spaceOf(bytes, car)] === 1) === isMoving)
      throw new Error(`car ${car} stands nowhere`);
  }
  if (spaces.size + home.length !== CAR_COUNT) throw new Error('two cars on one space');
  const taken = bytes.subarray(OCCUPIED, OCCUPIED + LIMITS.spaces).reduce((sum, space) => sum + space, 0);
  if (taken !== spaces.size - (bytes[PHASE] === STEPPING ? 1 : 0))
    throw new Error('a space is taken by nobody');
}

/** D-E3: the players have what the bank paid out, minus what they paid in. */
export function countMoney(state: DownforceState): void {
  const { bytes, game } = state;
  const { sheets, outcome, points } = downforce.view(state, 'public').public;
  if (bytes[PHASE] !== OVER || sheets === null || outcome === null) throw new Error('the game is not over');
  let bank = 0;
  for (const [place, car] of standingOf(bytes).slice(0, game.finishers(bytes)).entries())
    if (bytes[OWNER + car] !== UNOWNED) bank += game.payouts.prizes[place];
  for (let car = 0; car < CAR_COUNT; car++) bank -= bytes[PRICE + car];
  const had = sheets.reduce((sum, { total, winnings, counter = 0 }) => sum + total - winnings - counter, 0);
  if (had !== bank) throw new Error(`${had} of ${bank} millions`);
  const past = state.past.flatMap(({ scores }) => scores);
  const last = game.scores(state).map(({ score }) => score);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const scored = sum(outcome.standings.map(({ score }) => score));
  if (scored !== sum(past) + sum(last)) throw new Error('a tour adds up wrongly');
  if (points !== undefined && sum(points.map((row) => row.points)) !== sum(last))
    throw new Error('points are lost');
}
