/** What a review must know of a game: data, fitted by `paddock review calibrate`. */
export interface Profile {
  /** Until each seat has made `rounds` plays on average, winning chances are no better than a guess. */
  readonly early?: { readonly verb: string; readonly rounds: number };
  /**
   * How far rollouts are to be trusted: [how far the game has come, trust], both in thousandths and rising; straight lines
   * between. Rollouts are overconfident where the people they imagine are not those who play.
   */
  readonly trust: readonly (readonly [at: number, trust: number])[];
}

const WHOLE = 1_000;
const FULL_TRUST: Profile = { trust: [[0, WHOLE]] };

const PROFILES: Readonly<Record<string, Profile>> = {
  downforce: {
    early: { verb: 'play', rounds: 2 },
    trust: [
      [100, 542],
      [300, 542],
      [500, 709],
      [700, 771],
      [900, 908],
    ],
  },
  formula: {
    trust: [
      [100, 722],
      [300, 750],
      [500, 761],
      [700, 761],
      [900, 784],
    ],
  },
};

export function profileOf(game: string): Profile {
  return PROFILES[game] ?? FULL_TRUST;
}

/** The trust when the game has come this far, both in thousandths. */
export function trustAt({ trust }: Profile, at: number): number {
  const next = trust.findIndex(([knot]) => knot >= at);
  const [toAt, to] = trust.at(next) ?? [0, WHOLE];
  const [fromAt, from] = next > 0 ? (trust[next - 1] ?? [toAt, to]) : [toAt, to];
  return toAt === fromAt ? to : Math.round(from + ((to - from) * (at - fromAt)) / (toAt - fromAt));
}
