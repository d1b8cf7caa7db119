import type { Seat } from '@paddock/kernel';
import type { CardName, CarName, FormulaFact, FormulaPublic, MoveCause, RetireCause } from '@paddock/formula';
import { CAR_NAMES } from '@paddock/formula';
import type { AnyBeat } from '../../table/desk/reel.ts';
import { isSamePlace, placesIn, type Place, type Places } from './places.ts';

/** One car's move to another place. */
export interface Drive {
  readonly car: CarName;
  readonly from: Place;
  readonly to: Place;
  /** `shift`: it makes room for others. */
  readonly how: MoveCause | RetireCause | 'shift';
}

/** What is shown one after another, and the fact it comes from. Lengths are in milliseconds at normal speed. */
export type Beat = BeatOf & AnyBeat;

type BeatOf =
  | { readonly kind: 'lights'; readonly ms: number }
  | { readonly kind: 'card'; readonly ms: number; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'die'; readonly ms: number; readonly face: number }
  | { readonly kind: 'choose'; readonly ms: number; readonly car: CarName }
  | { readonly kind: 'nudge'; readonly ms: number; readonly car: CarName }
  | {
      readonly kind: 'drives';
      readonly ms: number;
      readonly drives: readonly Drive[];
      readonly places: Places;
    }
  | { readonly kind: 'pause'; readonly ms: number };

/** No beat is longer: what takes more than a moment is skipped by everybody. */
export const LONGEST = 1200;
const PER_PLACE = 130;
const SHORTEST_DRIVE = 420;
const ONTO_THE_GRID = 260;
const TO_THE_PITS = 1000;

/** What there is to see between two views, by what the facts say. */
export function story(before: FormulaPublic, facts: readonly FormulaFact[], after: FormulaPublic): Beat[] {
  return [...beatsOf(facts), ...drivesBeat(placesIn(before), placesIn(after), facts)];
}

/** Everything except the cars' moves. */
export function beatsOf(facts: readonly FormulaFact[]): Beat[] {
  return facts.flatMap((fact) => beatOf(fact).map((beat) => ({ ...beat, shows: fact })));
}

/** The cars' moves from one order to another; nothing where all stay. */
export function drivesBeat(from: Places, to: Places, facts: readonly FormulaFact[]): Beat[] {
  const drives = drivesBetween(from, to, facts);
  if (drives.length === 0) return [];
  const shows = facts.find(({ kind }) => kind === 'retired') ?? facts.find(({ kind }) => kind === 'moved');
  return [{ kind: 'drives', ms: lengthOf(drives), drives, places: to, shows }];
}

function beatOf(fact: FormulaFact): Beat[] {
  switch (fact.kind) {
    case 'race-starts':
      return [{ kind: 'lights', ms: LONGEST }];
    case 'played':
      return [{ kind: 'card', ms: 520, seat: fact.seat, card: fact.card }];
    case 'rolled':
      return [{ kind: 'die', ms: 780, face: fact.die }];
    case 'chose':
      return [{ kind: 'choose', ms: 260, car: fact.car }];
    case 'nothing':
      return fact.car === undefined
        ? [{ kind: 'pause', ms: 300 }]
        : [{ kind: 'nudge', ms: 360, car: fact.car }];
    case 'rejected':
    case 'accepted':
    case 'rolls-again':
    case 'stopped':
      return [{ kind: 'pause', ms: 160 }];
    case 'race-over':
      return [{ kind: 'pause', ms: 500 }];
    case 'team-given':
    case 'grid-drawn':
    case 'dealt':
    case 'drew':
    case 'moved':
    case 'retired':
    case 'pile-empty':
    case 'ready':
      return [];
    case 'season-over':
      // Only heard: the result covers the table.
      return [{ kind: 'pause', ms: 0 }];
  }
}

function drivesBetween(from: Places, to: Places, facts: readonly FormulaFact[]): Drive[] {
  const how = new Map<CarName, Drive['how']>();
  for (const fact of facts)
    if (fact.kind === 'moved' || fact.kind === 'retired') how.set(fact.car, fact.cause);
  return CAR_NAMES.filter((car) => !isSamePlace(from[car], to[car])).map((car) => ({
    car,
    from: from[car],
    to: to[car],
    how: how.get(car) ?? 'shift',
  }));
}

function lengthOf(drives: readonly Drive[]): number {
  if (drives.every(({ from }) => from.at === 'nowhere')) return ONTO_THE_GRID;
  const lengths = drives.map(({ from, to }) => {
    if (from.at === 'line' && to.at === 'line') return Math.abs(from.slot - to.slot) * PER_PLACE;
    return to.at === 'garage' && from.at === 'line' ? TO_THE_PITS : 0;
  });
  return Math.min(LONGEST, Math.max(SHORTEST_DRIVE, ...lengths));
}
