import { LANE, LIMITS, STEP, type Direction, type Section } from '@paddock/downforce';
import { mean } from '@paddock/downforce/editing';
import { hundredths } from './draft.ts';

export type Curve = Extract<Section, { kind: 'curve' }>;
export type Straight = Extract<Section, { kind: 'straight' }>;

/** The inner edge of a curve needs a little air, as the check wants it. */
const AIR = 0.25;

/** Of the road's middle, in steps. */
export function leastRadius(lanes: number): number {
  return Math.ceil((((lanes * LANE) / STEP / 2) * 100 + AIR * 100) / 5) / 20;
}

export function radiusOf({ radius, cells, angle }: Curve): number {
  return radius ?? mean(cells) / radians(angle);
}

/** What each lane holds if its spaces are about a step long. */
export function naturalCells(
  { turn, angle }: Pick<Curve, 'turn' | 'angle'>,
  radius: number,
  lanes: number,
  direction: Direction,
): number[] {
  const isInward = (turn === 'right') === (direction === 'clockwise');
  return Array.from({ length: lanes }, (_, lane) => {
    const out = ((lane + 0.5 - lanes / 2) * LANE) / STEP;
    const long = (radius + (isInward ? out : -out)) * radians(angle);
    return Math.min(LIMITS.cells, Math.max(1, Math.round(long)));
  });
}

/** A curve bent to another angle or radius. Cells that fitted before fit again; others are somebody's choice and stay. */
export function bent(
  curve: Curve,
  changes: Partial<Pick<Curve, 'turn' | 'angle' | 'radius'>>,
  direction: Direction,
): Curve {
  const lanes = curve.cells.length;
  const next = { ...curve, ...changes };
  const radius = hundredths(
    Math.min(LIMITS.maxRadius, Math.max(LIMITS.minRadius, changes.radius ?? radiusOf(curve))),
  );
  const fits = naturalCells(curve, radiusOf(curve), lanes, direction);
  const isNatural = fits.every((count, lane) => count === curve.cells[lane]);
  const cells = isNatural ? naturalCells(next, radius, lanes, direction) : turned(curve, next.turn);
  return { ...next, radius, cells };
}

/** In a bend to the other side, the other lane is the long one. */
function turned(curve: Curve, turn: Curve['turn']): readonly number[] {
  return turn === curve.turn ? curve.cells : curve.cells.toReversed();
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
