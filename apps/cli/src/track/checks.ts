import { stepsFrom, type Track, type TrackMeasures } from '@paddock/downforce';
import type { Session } from '../session.ts';
import type { Player, Simulated, SimulatedPlayers } from './simulate.ts';

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
}

const NONE: Range = [0, 0];

/** Cars that finish on average: every deal should bring some home, and keep the race open to the last card. */
const FINISHING = {
  bots: { 3: [3.8, 5.5], 4: [2.8, 5], 5: [2.8, 5], 6: [2.8, 5] },
  random: { 3: [3, 4.5], 4: [2.2, 4], 5: [2.2, 4], 6: [2.2, 4] },
} as const satisfies Record<Player, Record<SimulatedPlayers, Range>>;

/** Percentage of wins from one grid space; not required of random play. */
const GRID_WINS = { bots: [8, 30], random: undefined } as const satisfies Record<Player, Range | undefined>;

type Counted = Pick<Check, 'name' | 'label' | 'value' | 'digits'>;

function checked(counted: Counted, range: Range | undefined): Check {
  if (range === undefined) return counted;
  const [min, max] = range;
  return { ...counted, range, ok: counted.value >= min && counted.value <= max };
}

/** What can be measured on the empty road. */
export function roadChecks({ text }: Session, track: Track, { measures }: TrackMeasures): Check[] {
  const { checks } = text.track;
  const deadEnds = track.nextCount.filter((ways) => ways === 0).length;
  const none = (name: 'deadEnds' | 'cutOff', value: number) =>
    checked({ name, label: checks[name], value, digits: 0 }, NONE);
  return [
    ...measures.map(({ name, value, min, max }) => {
      const digits = name.endsWith('Percent') ? 1 : 0;
      return checked({ name, label: checks[name], value, digits }, [min, max]);
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

export function simulatedChecks({ text }: Session, { player, finishing, gridWins }: Simulated): Check[] {
  return [
    ...finishing.map(({ players, cars }) =>
      checked(
        {
          name: `finishing${players}`,
          label: text.track.finishing(players),
          value: cars.mean,
          digits: 2,
        },
        FINISHING[player][players],
      ),
    ),
    ...gridWins.map(({ mean }, at) =>
      checked(
        {
          name: `gridWins${at + 1}`,
          label: text.track.gridWins(at + 1),
          value: mean * 100,
          digits: 1,
        },
        GRID_WINS[player],
      ),
    ),
  ];
}
