import type { CarName } from '@paddock/downforce';
import { useRef, useState } from 'preact/hooks';

/** Pixels a finger may slip and still tap. */
const SLIP = 6;

export interface Drag {
  readonly car: CarName;
  /** The row it is over, from 0. */
  readonly over: number;
}

interface Dragging {
  readonly drag: Drag | null;
  /** The click that ends a drag does not count. */
  readonly wasDragged: () => boolean;
  readonly begin: (car: CarName, event: PointerEvent) => void;
}

/**
 * Dragging a row of a list up and down; a touch scrolls unless it begins on the grip. The window is listened to, because
 * a row that is moved in the page loses the pointer.
 */
export function useDrag(rows: () => readonly Element[], onDrop: (drag: Drag) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isClickSpent = useRef(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const begin = (car: CarName, event: PointerEvent) => {
    isClickSpent.current = false;
    if (event.button !== 0) return;
    const { clientY, pointerId } = event;
    const listening = new AbortController();
    let now: Drag | null = null;
    const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', hear: (y: number) => void) =>
      addEventListener(
        kind,
        (heard) => {
          if (heard.pointerId === pointerId) hear(heard.clientY);
        },
        { signal: listening.signal },
      );
    const end = () => {
      listening.abort();
      setDrag(null);
    };
    listen('pointermove', (y) => {
      if (now === null && Math.abs(y - clientY) < SLIP) return;
      now = { car, over: rowAt(rows(), y) };
      setDrag(now);
    });
    listen('pointerup', () => {
      end();
      if (now === null) return;
      isClickSpent.current = true;
      // A click comes at once or not at all: where the pointer has left the row there is none.
      setTimeout(() => (isClickSpent.current = false));
      drop.current(now);
    });
    listen('pointercancel', end);
  };
  return { drag, wasDragged: () => isClickSpent.current, begin };
}

/** Above the first row is the first, below the last the last. */
function rowAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}
