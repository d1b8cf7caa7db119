import type { Seat } from '@paddock/kernel';
import type { CardName, CarName, DownforceFact } from '@paddock/downforce';
import type { Goal } from './paths.ts';

/** What is shown one after another. Lengths are in milliseconds at normal speed. */
export type Beat =
  | { readonly kind: 'lights'; readonly ms: number }
  | { readonly kind: 'card'; readonly ms: number; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'drive'; readonly ms: number; readonly car: CarName; readonly goals: readonly Goal[] }
  | { readonly kind: 'jam'; readonly ms: number; readonly car: CarName }
  | { readonly kind: 'pulse'; readonly ms: number; readonly car: CarName }
  | { readonly kind: 'place'; readonly ms: number; readonly car: CarName }
  | { readonly kind: 'stamp'; readonly ms: number; readonly car: CarName }
  | { readonly kind: 'bids'; readonly ms: number; readonly count: number }
  | { readonly kind: 'sold'; readonly ms: number; readonly seat: Seat; readonly car: CarName }
  | { readonly kind: 'pause'; readonly ms: number };

/** No beat is longer: what takes more than a moment is skipped by everybody. */
export const LONGEST = 1200;
const PER_SPACE = 125;
const PER_BID = 330;
const LIT = 420;

/** What there is to see of some facts. Steps of one car that follow each other are one drive. */
export function beatsOf(facts: readonly DownforceFact[]): Beat[] {
  const beats: Beat[] = [];
  for (const fact of facts) {
    const last = beats.at(-1);
    if (fact.kind === 'stepped' && last?.kind === 'drive' && last.car === fact.car)
      beats.splice(-1, 1, drive(fact.car, [...last.goals, fact.to ?? 'home']));
    else beats.push(...beatOf(fact));
  }
  return beats;
}

function drive(car: CarName, goals: readonly Goal[]): Beat {
  return { kind: 'drive', ms: Math.min(LONGEST, (goals.length - 1) * PER_SPACE), car, goals };
}

function beatOf(fact: DownforceFact): Beat[] {
  switch (fact.kind) {
    case 'grid-drawn':
      return [{ kind: 'place', ms: 110, car: fact.car }];
    case 'for-sale':
      return [{ kind: 'pause', ms: 500 }];
    case 'power-turned':
      return [{ kind: 'pause', ms: 420 }];
    case 'bids-shown':
    case 'dice-shown':
      return [
        { kind: 'bids', ms: Math.min(LONGEST, PER_BID * fact.bids.length + LIT), count: fact.bids.length },
      ];
    case 'tie-broken':
    case 'bids-tied':
    case 'lot-drawn':
    case 'must-take':
    case 'set-aside':
    case 'stays-unowned':
    case 'power-kept':
    case 'power-boxed':
    case 'turned-up':
    case 'die-rolled':
    case 'takes-last':
    case 'slips-shown':
    case 'whispers-shown':
    case 'leg-over':
      return [{ kind: 'pause', ms: 700 }];
    case 'sold':
      return [{ kind: 'sold', ms: 900, seat: fact.seat, car: fact.car }];
    case 'race-starts':
      return [{ kind: 'lights', ms: LONGEST }];
    case 'played':
      return [{ kind: 'card', ms: 480, seat: fact.seat, card: fact.card }];
    case 'wild-chosen':
      return [{ kind: 'pulse', ms: 300, car: fact.car }];
    case 'stepped':
      return [drive(fact.car, [fact.from, fact.to ?? 'home'])];
    case 'jammed':
      return [{ kind: 'jam', ms: 460, car: fact.car }];
    case 'line-idle':
      return fact.why === 'blocked' && fact.car !== undefined
        ? [{ kind: 'jam', ms: 460, car: fact.car }]
        : [{ kind: 'pause', ms: 200 }];
    case 'finished':
      return [{ kind: 'stamp', ms: 620, car: fact.car }];
    case 'line-ignored':
    case 'counter-rose':
    case 'laid-under':
    case 'speed-8-put-away':
    case 'line-shortened':
    case 'numbers-chosen':
    case 'order-chosen':
    case 'went-out':
    case 'bets-asked':
    case 'whispers-asked':
      return [{ kind: 'pause', ms: 320 }];
    case 'race-over':
      return [{ kind: 'pause', ms: 700 }];
    case 'bid-laid':
    case 'power-chosen':
    case 'bet-laid':
    case 'podium-laid':
    case 'bet-declined':
    case 'slip-laid':
    case 'die-set':
    case 'predicted':
      return [{ kind: 'pause', ms: 90 }];
    case 'track-drawn':
    case 'plaque-dealt':
    case 'ready':
    case 'dealt':
    case 'boxed-unseen':
    case 'car-given':
    case 'power-given':
    case 'bids-asked':
    case 'proved-absent':
    case 'keep-asked':
    case 'put-away':
    case 'pile-made':
    case 'turn':
    case 'line-chosen':
    case 'line-left':
    case 'line-moved':
    case 'goes-on':
    case 'stays':
    case 'drew':
    case 'deck-shuffled':
    case 'ultra-victory':
    case 'no-race':
    case 'bets-shown':
    case 'game-over':
      return [];
  }
}

/** What the plan has shown already is not shown again when it is played. */
export function isSeenInPlan({ kind }: Beat): boolean {
  return kind === 'drive' || kind === 'jam' || kind === 'pulse' || kind === 'pause';
}
