/** A rectangle in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** On which side of its target the mark stands; `over`: there is no room beside it. */
type Side = 'above' | 'below' | 'right' | 'left' | 'over';

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** How far along its edge the arrow stands. */
  readonly arrow: number;
}

const EDGE = 8;
const GAP = 14;
/** The arrow keeps away from round corners. */
const CORNER = 22;

/**
 * Beside the target, inside the window, and over nothing that has to stay free; where it would be in the way it moves on,
 * away from the target. Without such a place it stands where it covers least.
 */
export function placeMark(target: Box, size: Size, window: Size, free: readonly Box[]): Placed {
  const boxes = [target, ...free];
  for (const side of ['above', 'below', 'right', 'left'] as const) {
    const box = beside(side, target, size, window, boxes);
    if (isInside(box, window)) return { ...box, side, arrow: arrowOf(side, box, target) };
  }
  const corners = [EDGE, window.height - size.height - EDGE].flatMap((top) =>
    [EDGE, window.width - size.width - EDGE].map((left) => boxAt(left, top, size)),
  );
  const covered = (box: Box) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const least = corners.toSorted((a, b) => covered(a) - covered(b))[0] ?? boxAt(EDGE, EDGE, size);
  return { ...least, side: 'over', arrow: 0 };
}

function beside(
  side: Exclude<Side, 'over'>,
  target: Box,
  size: Size,
  window: Size,
  boxes: readonly Box[],
): Box {
  const middle = {
    left: clamp((target.left + target.right - size.width) / 2, EDGE, window.width - size.width - EDGE),
    top: clamp((target.top + target.bottom - size.height) / 2, EDGE, window.height - size.height - EDGE),
  };
  const start = {
    above: { ...middle, top: target.top - GAP - size.height },
    below: { ...middle, top: target.bottom + GAP },
    right: { ...middle, left: target.right + GAP },
    left: { ...middle, left: target.left - GAP - size.width },
  }[side];
  let box = boxAt(start.left, start.top, size);
  // Each box is passed once at most.
  for (const _ of boxes) {
    const inTheWay = boxes.find((other) => overlap(box, other) > 0);
    if (inTheWay === undefined) return box;
    box = past(side, box, inTheWay, size);
  }
  return boxes.some((other) => overlap(box, other) > 0) ? boxAt(-size.width, -size.height, size) : box;
}

function past(side: Exclude<Side, 'over'>, box: Box, other: Box, size: Size): Box {
  switch (side) {
    case 'above':
      return boxAt(box.left, other.top - GAP - size.height, size);
    case 'below':
      return boxAt(box.left, other.bottom + GAP, size);
    case 'right':
      return boxAt(other.right + GAP, box.top, size);
    case 'left':
      return boxAt(other.left - GAP - size.width, box.top, size);
  }
}

function arrowOf(side: Exclude<Side, 'over'>, box: Box, target: Box): number {
  const isAcross = side === 'above' || side === 'below';
  const at = isAcross
    ? (target.left + target.right) / 2 - box.left
    : (target.top + target.bottom) / 2 - box.top;
  return clamp(at, CORNER, (isAcross ? box.right - box.left : box.bottom - box.top) - CORNER);
}

function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
