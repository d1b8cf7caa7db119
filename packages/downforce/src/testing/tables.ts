import { fastChance, isRefusal, resolveOptions, type Setup } from '@paddock/kernel';
import { downforce } from '../rules/whole/downforce.ts';
import type { DownforceOptions } from '../state/options.ts';
import { PAIR_VALUES, type PairValue } from './pairs.ts';

const NAMES = Object.keys(PAIR_VALUES) as PairValue[];
const PLAYERS = [2, 3, 4, 5, 6];

function resolve(players: number, given: Partial<DownforceOptions>): DownforceOptions | undefined {
  const options = resolveOptions(downforce.options, players, given);
  return isRefusal(options) ? undefined : options;
}

/** D-V0: every compatible pair of values of different options. */
export const ALLOWED_PAIRS: readonly (readonly [PairValue, PairValue])[] = NAMES.flatMap((one, index) =>
  NAMES.slice(index + 1)
    .filter((other) => Object.keys(PAIR_VALUES[one])[0] !== Object.keys(PAIR_VALUES[other])[0])
    .filter((other) => resolve(3, { ...PAIR_VALUES[one], ...PAIR_VALUES[other] }) !== undefined)
    .map((other) => [one, other] as const),
);

/** Cycles through every allowed pair with every number of players; the rest is random. */
export function tableFor(number: number): Setup<DownforceOptions> {
  const chance = fastChance(`table ${number}`);
  const one = <Value>(...values: readonly Value[]): Value => values[chance.below(values.length)];
  const [first, second] = ALLOWED_PAIRS[number % ALLOWED_PAIRS.length];
  const players = PLAYERS[Math.floor(number / ALLOWED_PAIRS.length) % PLAYERS.length];
  const pair: Partial<DownforceOptions> = { ...PAIR_VALUES[first], ...PAIR_VALUES[second] };
  const automas = pair.automas === undefined ? 0 : 1 + chance.below(players - 1);
  const given: Partial<DownforceOptions> = {
    ...pair,
    automas,
    automaLevel: automas > 0 ? one('normal', 'hard') : 'normal',
    track: pair.worldTour === undefined ? one('marina-bay', 'river-station', 'random') : 'marina-bay',
  };
  const twoPlayerCunning = one('remove', 'replace', 'keep');
  const options = resolve(players, { ...given, twoPlayerCunning }) ?? resolve(players, given);
  if (options === undefined) throw new Error(`${first} with ${second} is refused`);
  return { players, options };
}
