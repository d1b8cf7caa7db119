import type { Seat } from '@paddock/kernel';
import type { CardName, CarName, DownforceFact, FactKind } from '@paddock/downforce';
import { EXTRA_PAUSES } from '../cards/extra-powers.ts';
import type { AnyBeat } from '../../table/desk/reel.ts';
import type { PlayedVariant } from './played-variant.ts';
import type { Goal } from './paths.ts';

/** What is shown one after another, and the fact it comes from. Lengths are in milliseconds at normal speed. */
export type Beat = BeatOf & AnyBeat;

type BeatOf =
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

/** How long facts are shown that have nothing of their own to show; the others not at all. */
const PAUSES: Partial<Readonly<Record<FactKind, number>>> = {
  'for-sale': 500,
  'power-turned': 420,
  'tie-broken': 700,
  'bids-tied': 700,
  'lot-drawn': 700,
  'must-take': 700,
  'set-aside': 700,
  'stays-unowned': 700,
  'power-kept': 700,
  'power-boxed': 700,
  'turned-up': 700,
  'die-rolled': 700,
  'takes-last': 700,
  'slips-shown': 700,
  'leg-over': 700,
  'race-over': 700,
  'line-ignored': 320,
  'counter-rose': 320,
  'laid-under': 320,
  'speed-8-put-away': 320,
  'order-chosen': 320,
  'went-out': 320,
  'bets-asked': 320,
  'bid-laid': 90,
  'power-chosen': 90,
  'bet-laid': 90,
  'podium-laid': 90,
  'bet-declined': 90,
  'slip-laid': 90,
  'die-set': 90,
  // Only heard: the result covers the table.
  'no-race': 0,
  'game-over': 0,
  ...EXTRA_PAUSES,
};

/** What there is to see of some facts. Steps of one car that follow each other are one drive. */
export function beatsOf(facts: readonly DownforceFact[], variants: readonly PlayedVariant[] = []): Beat[] {
  const pauses = Object.assign({}, PAUSES, ...variants.map((variant) => variant.pauses)) as typeof PAUSES;
  const beats: Beat[] = [];
  for (const fact of facts) {
    const last = beats.at(-1);
    const ms = pauses[fact.kind];
    if (fact.kind === 'stepped' && last?.kind === 'drive' && last.car === fact.car)
      beats.splice(-1, 1, { ...drive(fact.car, [...last.goals, fact.to ?? 'home']), shows: fact });
    else if (ms !== undefined) beats.push({ kind: 'pause', ms, shows: fact });
    else beats.push(...beatOf(fact).map((beat) => ({ ...beat, shows: fact })));
  }
  return beats;
}

function drive(car: CarName, goals: readonly Goal[]): Beat {
  const spaces = goals.length - 1;
  return { kind: 'drive', ms: Math.min(LONGEST, spaces * PER_SPACE), car, goals, spaces };
}

function beatOf(fact: DownforceFact): Beat[] {
  if (fact.kind === 'bids-shown' || fact.kind === 'dice-shown') {
    const { length: count } = fact.bids;
    return [{ kind: 'bids', ms: Math.min(LONGEST, PER_BID * count + LIT), count }];
  }
  if (fact.kind === 'line-idle')
    return fact.why === 'blocked' && fact.car !== undefined
      ? [{ kind: 'jam', ms: 460, car: fact.car }]
      : [{ kind: 'pause', ms: 200 }];
  if (fact.kind === 'grid-drawn') return [{ kind: 'place', ms: 110, car: fact.car }];
  if (fact.kind === 'sold') return [{ kind: 'sold', ms: 900, seat: fact.seat, car: fact.car }];
  if (fact.kind === 'race-starts') return [{ kind: 'lights', ms: LONGEST }];
  if (fact.kind === 'played') return [{ kind: 'card', ms: 480, seat: fact.seat, card: fact.card }];
  if (fact.kind === 'wild-chosen') return [{ kind: 'pulse', ms: 300, car: fact.car }];
  if (fact.kind === 'stepped') return [drive(fact.car, [fact.from, fact.to ?? 'home'])];
  if (fact.kind === 'jammed') return [{ kind: 'jam', ms: 460, car: fact.car }];
  return fact.kind === 'finished' ? [{ kind: 'stamp', ms: 620, car: fact.car }] : [];
}

/** What the plan has shown already is not shown again when it is played. */
export function isSeenInPlan({ kind }: Beat): boolean {
  return kind === 'drive' || kind === 'jam' || kind === 'pulse' || kind === 'pause';
}
