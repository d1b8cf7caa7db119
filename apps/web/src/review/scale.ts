export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Between two ticks. */
  readonly step: number;
}

const TICKS = 4;

/** From a round number below everything to one above it. */
export function scaleOf(lines: readonly (readonly number[])[]): Scale {
  const values = lines.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const step = stepFor(high - low);
  const top = Math.ceil(high / step) * step;
  const bottom = Math.floor(low / step) * step;
  return { low: bottom, high: top > bottom ? top : bottom + step, step };
}

export function ticksOf({ low, high, step }: Scale): readonly number[] {
  const count = Math.round((high - low) / step);
  return Array.from({ length: count + 1 }, (_, tick) => low + tick * step);
}

/** 1, 2, 2.5 or 5 with zeros, so that a few of them make up the range. */
function stepFor(range: number): number {
  let unit = 0.01;
  for (;;) {
    for (const factor of [1, 2, 2.5, 5])
      if ((unit * factor * TICKS) / range >= 1 || range <= 0) return unit * factor;
    unit *= 10;
  }
}

/** `at`: a share of the width. */
export function nearestMoment(at: number, moments: number): number {
  return Math.min(moments - 1, Math.max(0, Math.round(at * (moments - 1))));
}
