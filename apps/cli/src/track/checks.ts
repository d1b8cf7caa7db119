import {
  CARS,
  STRETCHED,
  stepsFrom,
  type CircuitId,
  type MeasureName,
  type Track,
  type TrackMeasures,
} from '@paddock/downforce';
import { OUR_FIGURES, type Balance, type Figures } from '@paddock/bots/balance';
import type { Estimate } from '@paddock/bots';
import { DOWNFORCE } from '@paddock/words/all';
import type { Session } from '../session.ts';

type Range = readonly [min: number, max: number];

/** One number of a track. Without a range it is only reported. */
export interface Check {
  /** For programs. */
  readonly name: string;
  /** For people. */
  readonly label: string;
  readonly value: number;
  /** Decimal places, when printed for people. */
  readonly digits: number;
  readonly range?: Range;
  readonly ok?: boolean;
  /** One of ours that is out of range on purpose. */
  readonly isStretched?: boolean;
  /** 95 %. */
  readonly interval?: Range;
  /** The least and the most of our circuits. */
  readonly ours?: Range;
}

const NONE: Range = [0, 0];

/** Cars that finish on average: every deal should bring some home, and keep the race open to the last card. */
const FINISHING: Readonly<Record<number, Range>> = { 3: [3.8, 5.5], 4: [2.8, 5], 5: [2.8, 5], 6: [2.8, 5] };

/** Percentage of wins from one grid space. */
const GRID_WINS: Range = [8, 30];

type Counted = Pick<Check, 'name' | 'label' | 'value' | 'digits' | 'interval' | 'ours'>;

/** With an interval, a number is out of range only if all of its interval is. */
function checked(counted: Counted, range: Range | undefined): Check {
  if (range === undefined) return counted;
  const [min, max] = range;
  const [low, high] = counted.interval ?? [counted.value, counted.value];
  return { ...counted, range, ok: high >= min && low <= max };
}

/** What can be measured on the empty road. */
export function roadChecks(
  { text }: Session,
  track: Track,
  { measures }: TrackMeasures,
  id?: CircuitId,
): Check[] {
  const { checks } = text.track;
  const deadEnds = track.nextCount.filter((ways) => ways === 0).length;
  const stretched: readonly MeasureName[] = (id === undefined ? undefined : STRETCHED[id]) ?? [];
  const none = (name: 'deadEnds' | 'cutOff', value: number) =>
    checked({ name, label: checks[name], value, digits: 0 }, NONE);
  return [
    ...measures.map(({ name, value, min, max }) => {
      const digits = name.endsWith('Percent') ? 1 : 0;
      const check = checked({ name, label: checks[name], value, digits }, [min, max]);
      return stretched.includes(name) ? { ...check, ok: true, isStretched: true } : check;
    }),
    none('deadEnds', deadEnds),
    none('cutOff', cutOffSpaces(track)),
  ];
}

function cutOffSpaces(track: Track): number {
  const reaches: boolean[] = [];
  // Ids increase along the track, so everything ahead is already known.
  for (let space = track.count - 1; space >= 0; space--) {
    const isLast = track.crosses[space] === 1 && track.nextCount[space] !== 0;
    reaches[space] = isLast || stepsFrom(track, space).some((to) => reaches[to]);
  }
  return reaches.filter((does) => !does).length;
}

/** What games on the track came to. */
export function playChecks({ text, language }: Session, balance: Balance): Check[] {
  const { figures, finishing, gridWins, prize } = text.track;
  const words = DOWNFORCE[language];
  const figure = (
    name: string,
    label: string,
    estimate: (figures: Figures) => Estimate | undefined,
    { digits = 2, factor = 1, range }: { digits?: number; factor?: number; range?: Range } = {},
  ): Check => {
    const { mean, low, high } = estimate(balance) ?? { mean: 0, low: 0, high: 0 };
    const ours = Object.values(OUR_FIGURES).flatMap((one) => (one && estimate(one.club)?.mean) ?? []);
    return checked(
      {
        name,
        label,
        value: mean * factor,
        digits,
        interval: [low * factor, high * factor],
        ...(ours.length > 0 && { ours: [Math.min(...ours) * factor, Math.max(...ours) * factor] }),
      },
      range,
    );
  };
  return [
    ...balance.finishedBy.map(({ players }) =>
      figure(
        `finishing${players}`,
        finishing(players),
        ({ finishedBy }) => finishedBy.find((some) => some.players === players)?.cars,
        { range: FINISHING[players] ?? NONE },
      ),
    ),
    ...balance.wins.map((_, at) =>
      figure(`gridWins${at + 1}`, gridWins(at + 1), ({ wins }) => wins[at], {
        digits: 1,
        factor: 100,
        range: GRID_WINS,
      }),
    ),
    figure('stalled', figures.stalled, ({ stalled }) => stalled),
    figure('turns', figures.turns, ({ turns }) => turns),
    figure('leadChanges', figures.leadChanges, ({ leadChanges }) => leadChanges),
    figure('held', figures.held, ({ held }) => held),
    ...CARS.map((car, at) => figure(`prize-${car}`, prize(words.car(car)), ({ money }) => money[at])),
  ];
}
