import type { Cause, Review, SeatTotals, Worth } from '@paddock/bots/review';
import type { LuckEvent, ReviewLine } from '@paddock/words/page/review-page';

/** What a chart and the sums are about. */
export type Unit = 'win' | 'points';

/** What is shown is rounded to this: a percent, a tenth of a million or of a point. */
const STEP: Readonly<Record<Unit, number>> = { win: 10_000, points: 100 };

/** In whole shown steps. */
function shown(worth: Worth | undefined, unit: Unit): number {
  return Math.round((worth?.[unit] ?? 0) / STEP[unit]);
}

/** As it is read: a share of 1, or millions or points. */
export function valueOf(worth: Worth | undefined, unit: Unit): number {
  return (worth?.[unit] ?? 0) / (unit === 'win' ? 1_000_000 : 1_000);
}

export const LINES: readonly ReviewLine[] = ['start', 'luck', 'own', 'others', 'residual', 'result'];

/**
 * The totals as they are shown, in the unit's own values. What is rounded away in the other lines goes into what estimation leaves
 * over, so that the shown column adds up too.
 */
export function shownTotals(
  totals: Pick<SeatTotals, 'start' | 'luck' | 'own' | 'others' | 'result'>,
  unit: Unit,
): Readonly<Record<ReviewLine, number>> {
  const [start, luck, own, others, result] = [
    shown(totals.start, unit),
    shown(totals.luck, unit),
    shown(totals.own, unit),
    shown(totals.others, unit),
    shown(totals.result, unit),
  ];
  const residual = result - start - luck - own - others;
  const read = (steps: number) => (steps * STEP[unit]) / (unit === 'win' ? 1_000_000 : 1_000);
  return {
    start: read(start),
    luck: read(luck),
    own: read(own),
    others: read(others),
    residual: read(residual),
    result: read(result),
  };
}

const EVENTS: readonly LuckEvent[] = ['grid', 'deal', 'draw', 'die', 'lot'];

/** The events that happened in this game. */
export function eventsIn({ totals }: Pick<Review, 'totals'>): readonly LuckEvent[] {
  return EVENTS.filter((event) => totals.some(({ luckBy }) => luckBy[event satisfies Cause] !== undefined));
}

/** By seat, from the start to the end. */
export function linesOf(
  { start, steps }: Pick<Review, 'start' | 'steps'>,
  unit: Unit,
): readonly (readonly number[])[] {
  return start.map((first, seat) => [
    valueOf(first, unit),
    ...steps.map(({ values }) => valueOf(values[seat], unit)),
  ]);
}

/** How many moments, from the start, are too early to tell. */
export function earlyMoments({ steps }: Pick<Review, 'steps'>): number {
  const first = steps.findIndex(({ isEarly }) => !isEarly);
  return first === -1 ? steps.length : first;
}
