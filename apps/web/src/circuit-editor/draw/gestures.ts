import type { Point } from '@paddock/downforce';

/** Something that follows the hand; all in pixels of the drawing. */
export interface Drag {
  readonly move: (to: Point) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

export interface Hands {
  /** Taken hold of something; null: the drawing itself is moved. */
  readonly take: (at: Point, isTouch: boolean) => Drag | null;
  readonly tap: (at: Point, isTouch: boolean) => void;
  readonly hover: (at: Point | null) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Two fingers: how much wider they are, and how far they have turned, in degrees, around a point. */
  readonly pinch: (factor: number, turn: number, at: Point) => void;
  readonly wheel: (factor: number, at: Point) => void;
}

/** Pixels a hand may stray and still tap. */
const SLOP = 6;
const WHEEL = 0.0016;

/** Mouse, pen and fingers on an element. Moves are reported once a frame at most. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let drag: Drag | null = null;
  let start: Point | null = null;
  let hasStrayed = false;
  let timer = 0;
  let next: (() => void) | null = null;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const now = () => {
    clearTimeout(timer);
    timer = 0;
    next?.();
    next = null;
  };
  // A pointer tells once a frame how it has moved. What follows is worked out in a task of its own, before that of the next frame.
  const soon = (act: () => void) => {
    next = act;
    timer ||= window.setTimeout(now);
  };

  const onDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button, a, input') !== null) return;
    if (event.button !== 0) return;
    const here = at(event);
    down.set(event.pointerId, here);
    element.setPointerCapture(event.pointerId);
    if (down.size > 1) {
      now();
      drag?.cancel();
      drag = null;
      start = null;
      return;
    }
    start = here;
    hasStrayed = false;
    drag = hands.take(here, event.pointerType !== 'mouse');
  };
  const onMove = (event: PointerEvent) => {
    const here = at(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') soon(() => hands.hover(here));
      return;
    }
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const wide = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
      const angle = (a: Point) => (Math.atan2(a.y - other.y, a.x - other.x) * 180) / Math.PI;
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      hands.pinch(wide(here) / Math.max(1, wide(before)), angle(here) - angle(before), middle);
      hands.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
      down.set(event.pointerId, here);
      return;
    }
    if (start !== null && !hasStrayed) {
      if (Math.hypot(here.x - start.x, here.y - start.y) <= SLOP) return;
      hasStrayed = true;
    }
    const held = drag;
    if (held !== null) soon(() => held.move(here));
    else hands.pan(here.x - before.x, here.y - before.y);
    down.set(event.pointerId, here);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    now();
    const here = at(event);
    const held = drag;
    drag = null;
    if (event.type === 'pointercancel') held?.cancel();
    else if (start !== null && !hasStrayed) {
      held?.cancel();
      hands.tap(here, event.pointerType !== 'mouse');
    } else held?.end();
    start = null;
  };
  const onLeave = () => hands.hover(null);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    hands.wheel(Math.exp(-event.deltaY * WHEEL), at(event));
  };

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('pointerleave', onLeave);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('pointerleave', onLeave);
    element.removeEventListener('wheel', onWheel);
  };
}
