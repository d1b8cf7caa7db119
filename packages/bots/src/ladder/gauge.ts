import { fastChance, type AnyGame, type FastChance } from '@paddock/kernel';

/**
 * How well every seat stands in a full state, as one or more numbers. Luck is measured by it: it need not be right, only
 * cheap, and the better it predicts the result the fewer games are needed.
 */
export interface Gauge {
  /** Changes when its numbers do: games measured by different gauges are not added up. */
  readonly name: string;
  readonly measures: readonly string[];
  /**
   * By seat from the first, by measure. The same state, seed and share of the effort (up to 1) give the same numbers; their
   * expectation over seeds does not depend on the share.
   */
  measure(state: unknown, people: number, seed: string, share: number): readonly (readonly number[])[];
}

/**
 * Plays the state to its end: the mean of wins and scores. Works for every game that can play on. `most` times for what was
 * drawn, and about as often over all that could have been drawn.
 */
export function rolloutGauge(
  { rules }: AnyGame,
  playOn: (state: unknown, chance: FastChance) => void,
  most: number,
): Gauge {
  return {
    name: `rollouts ${most}`,
    measures: ['wins', 'scores'],
    measure: (state, people, seed, share) => {
      const chance = fastChance(seed);
      const rollouts = Math.ceil(share * most);
      const sums = Array.from({ length: people }, () => [0, 0] as [number, number]);
      let end = rules.copy(state);
      for (let at = 0; at < rollouts; at++) {
        end = rules.copy(state, end);
        playOn(end, chance);
        const standings = rules.outcome(end)?.standings ?? [];
        const firsts = standings.filter(({ place }) => place === 1).length;
        for (const { seat, place, score } of standings) {
          const sum = seat === undefined ? undefined : sums[seat];
          if (sum === undefined) continue;
          sum[0] += place === 1 ? 1 / firsts / rollouts : 0;
          sum[1] += score / rollouts;
        }
      }
      return sums;
    },
  };
}

/** The measures of both: which of them predict the result is found when luck is taken out. */
export function bothGauges(one: Gauge, other: Gauge): Gauge {
  return {
    name: `${one.name}, ${other.name}`,
    measures: [...one.measures, ...other.measures],
    measure: (state, people, seed, share) => {
      const more = other.measure(state, people, seed, share);
      return one
        .measure(state, people, seed, share)
        .map((values, seat) => [...values, ...(more[seat] ?? [])]);
    },
  };
}
