export interface Proven {
  /** The least spread of meetings after each round. */
  readonly spreads: string;
  /** One way to have them. */
  readonly rounds: string;
  /** After the last round everybody has met everybody equally often: it begins anew. */
  readonly isCycle: boolean;
}

/** By players and tables; written by `npm run fixtures -- --write`. */
export const PROVEN: Readonly<Record<string, Proven>> = {
  '6/2': {
    spreads: '1 2 2 2 3 3 2 2 1 0',
    rounds: '012.345 034.512 310.245 315.240 321.450 145.032 413.502 412.035 104.235 105.234',
    isCycle: true,
  },
  '7/2': {
    spreads: '1 2 2 2 2 1 0',
    rounds: '0123.456 4501.623 6420.351 6350.142 6134.520 5261.340 5234.610',
    isCycle: true,
  },
  '8/2': {
    spreads: '1 2 2 2 2 1 0',
    rounds: '0123.4567 0451.6723 0671.4235 0642.3571 0356.7421 0734.5261 0752.3461',
    isCycle: true,
  },
  '9/2': {
    spreads: '1 2 2 3 3 2 3 3 2 3 2 2',
    rounds:
      '01234.5678 56012.7834 78012.5346 75340.6812 63175.8420 28357.6401 86431.0527 64708.2531 42568.7130 47125.6830 62374.8501 80427.5316',
    isCycle: false,
  },
  '9/3': { spreads: '1 1 1 0', rounds: '012.345.678 036.741.852 075.831.426 084.732.516', isCycle: true },
};
