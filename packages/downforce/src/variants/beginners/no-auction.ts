import { beginAuction } from '../../phases/auction.ts';
import { rollOne } from '../../phases/choices.ts';
import { carRefusal, powerRefusal, rollPower } from '../../phases/draws.ts';
import { nextStage } from '../../phases/stage.ts';
import { type Power, POWERS, PRINTED_POWERS } from '../../powers/names.ts';
import { giveTo } from '../../state/access.ts';
import { POWER, thingOf } from '../../state/action.ts';
import { type Car, CARS } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import {
  DRAWN,
  FACE_DOWN,
  HOLDER,
  IN_BOX,
  IN_PILE,
  LEFT_OUT,
  OWNER,
  PHASE,
  UNOWNED,
} from '../../state/layout.ts';
import type { Variant } from '../../state/variant.ts';
import { GIVE } from './terms.ts';
import { GIVING_CARS, GIVING_POWERS, NO_AUCTION_CONFLICTS } from './terms.ts';

/** Cars each; the others race unowned. */
const CARS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };

/** D-V1: cars and powers are dealt. */
export const noAuction: Variant = {
  options: { auction: ['none'] },
  conflicts: () => NO_AUCTION_CONFLICTS,
  verbs: { [GIVE]: { word: 'give', things: CARS } },
  phases: [
    {
      number: GIVING_CARS,
      name: 'giving-cars',
      who: 'table',
      verbs: [GIVE],
      roll: ({ bytes }, chance) => rollOne(GIVE, bytes[FACE_DOWN], chance, 'deal'),
      refusal: carRefusal,
      apply: (state, action, tell) => giveCar(state, thingOf(action), tell),
    },
    {
      number: GIVING_POWERS,
      name: 'giving-powers',
      who: 'table',
      verbs: [POWER],
      roll: rollPower,
      refusal: powerRefusal,
      apply: (state, action, tell) => givePower(state, thingOf(action), tell),
    },
  ],
  change: (game) => {
    const at = game.stages.indexOf(beginAuction);
    if (at < 0) return game;
    const hasPowers = game.setup.options.powers !== 'none';
    // Replaces the auction, keeping and replacing stages.
    const stages = game.stages.toSpliced(at, 3, beginGivingCars, ...(hasPowers ? [beginGivingPowers] : []));
    return { ...game, stages };
  },
};

function beginGivingCars({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GIVING_CARS;
  return true;
}

function giveCar(state: DownforceState, car: Car, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++ % game.players;
  giveTo(bytes, car, seat);
  bytes[FACE_DOWN] &= ~(1 << car);
  tell?.all({ kind: 'car-given', seat, car: CARS[car] });
  if (bytes[DRAWN] < CARS_EACH[game.players] * game.players) return;
  if (tell !== undefined)
    for (const [other, name] of CARS.entries())
      if (bytes[OWNER + other] === UNOWNED) tell.all({ kind: 'stays-unowned', car: name, power: null });
  bytes[FACE_DOWN] = 0;
  nextStage(state, tell);
}

/** D-V1: with powers, one each. */
function beginGivingPowers({ bytes }: DownforceState): boolean {
  bytes[PHASE] = GIVING_POWERS;
  return true;
}

function givePower(state: DownforceState, power: Power, tell: Listener): void {
  const { bytes, game } = state;
  const seat = bytes[DRAWN]++;
  bytes[HOLDER + power] = seat;
  tell?.all({ kind: 'power-given', seat, power: POWERS[power] });
  if (bytes[DRAWN] < game.people) return;
  for (let other = 0; other < game.powerCount; other++)
    if (bytes[HOLDER + other] === IN_PILE)
      bytes[HOLDER + other] = game.powerCount > PRINTED_POWERS ? LEFT_OUT : IN_BOX;
  nextStage(state, tell);
}
