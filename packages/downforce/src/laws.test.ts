import { fastChance, isRefusal, resolveOptions, type Setup } from '@paddock/kernel';
import { playUnderLaws } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { CAR_COUNT } from './cars.ts';
import { MOST_KINDS, SPEED_8_KINDS } from './deck/deck.ts';
import { downforce } from './downforce.ts';
import type { DownforceState } from './game.ts';
import { handAt, pileAt, unseenKind } from './hands.ts';
import type { DownforceOptions } from './options.ts';
import { spaceOf } from './places.ts';
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
} from './state.ts';
import { LIMITS } from './track/file.ts';

/** Any table that the options allow, chosen by a number. */
function someSetup(number: number): Setup<DownforceOptions> {
  const chance = fastChance(`setup ${number}`);
  const one = <Value>(...values: readonly Value[]): Value => values[chance.below(values.length)];
  const players = 2 + chance.below(5);
  const options = resolveOptions(downforce.options, players, {
    track: one('marina-bay', 'river-station', 'random'),
    auction: one('cards', 'cards', 'cards', 'none'),
    powers: one('six', 'six', 'six', 'none'),
    hand: one('all', 'all', 'all', 'three', 'drawn'),
    bets: one('printed', 'printed', 'none'),
    payouts: one('printed', 'printed', 'manual'),
    goal: one('money', 'money', 'money', 'firstHome'),
    tricky: one('printed', 'any'),
    twoPlayerCunning: players === 2 ? one('remove', 'replace', 'keep') : 'remove',
  });
  return isRefusal(options) ? someSetup(number + 1_000_000) : { players, options };
}

/** D-C1, D-C2: nothing is lost, nothing is there twice. */
function countEverything({ bytes, game }: DownforceState): void {
  if (bytes[PHASE] <= GRIDDING) return;
  countCars(bytes);
  let unseen = 0;
  for (let kind = SPEED_8_KINDS; kind < game.deck.kindCount; kind++) unseen += bytes[UNSEEN + kind];
  if (unseen !== bytes[UNSEEN_TOTAL]) throw new Error('the unseen cards are miscounted');
  const listed = new Uint8Array(MOST_KINDS);
  for (let card = 0; card < unseen; card++) listed[unseenKind(bytes, card)]++;
  if (listed.some((count, kind) => count !== bytes[UNSEEN + kind]))
    throw new Error('the unseen cards are listed wrongly');
  for (let seat = 0; seat < game.players; seat++)
    for (const list of [handAt(game, seat), pileAt(game, seat)]) {
      if (bytes[list] >= game.handBytes) throw new Error('a hand runs over');
      for (let at = list + 2; at <= list + bytes[list]; at++)
        if (bytes[at - 1] > bytes[at]) throw new Error('a hand tells the order of its cards');
    }
  countCards(
    downforce.view({ bytes, game, road: game.roads[0], ahead: 0 }, 'public').public.discard,
    bytes,
    game,
  );
}

function countCards(
  discard: Readonly<Record<string, number>>,
  bytes: Uint8Array,
  game: DownforceState['game'],
): void {
  let count = bytes[UNSEEN_TOTAL] + (bytes[CARD] !== NONE && bytes[CARD] >= SPEED_8_KINDS ? 1 : 0);
  for (const [name, some] of Object.entries(discard)) if (!name.endsWith('8')) count += some;
  for (let seat = 0; seat < game.players; seat++)
    count += bytes[handAt(game, seat)] + bytes[pileAt(game, seat)];
  if (count !== game.deck.size) throw new Error(`${count} cards of ${game.deck.size}`);
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

/** D-E3: what the players have is what the bank paid out, less what they paid in. */
function countMoney({ bytes, game }: DownforceState): void {
  const { sheets } = downforce.view({ bytes, game, road: game.roads[0], ahead: 0 }, 'public').public;
  if (bytes[PHASE] !== OVER || sheets === null) throw new Error('the game is not over');
  let bank = 0;
  for (let place = 0; place < bytes[HOME_COUNT]; place++)
    if (bytes[OWNER + bytes[FINISH + place]] !== UNOWNED) bank += game.payouts.prizes[place];
  for (let car = 0; car < CAR_COUNT; car++) bank -= bytes[PRICE + car];
  const had = sheets.reduce((sum, { total, winnings }) => sum + total - winnings, 0);
  if (had !== bank) throw new Error(`${had} of ${bank} millions`);
}

describe('the laws of the kernel, for Downforce', () => {
  it('hold over 10,000 random games of 2 to 6 players, on both tracks, with every option', () => {
    let checked = 0;
    for (let number = 0; number < 10_000; number++) {
      const run = { seed: `game ${number}`, every: 400, longest: 4000 };
      const watch = number % 50 === 0 ? countEverything : undefined;
      const report = playUnderLaws(downforce, someSetup(number), run, watch);
      checked += report.checked;
      if (number % 50 === 0) countMoney(report.final);
    }
    expect(checked).toBeGreaterThan(20_000);
  });

  it('hold at every single step of whole games', () => {
    for (let number = 0; number < 20; number++) {
      const run = { seed: `whole ${number}`, every: 1, longest: 4000 };
      const { checked, actions } = playUnderLaws(downforce, someSetup(number), run, countEverything);
      expect(checked).toBe(actions + 1);
    }
  });
});
