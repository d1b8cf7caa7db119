import type { CarName } from '@paddock/downforce';
import type { TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** So far a finger may slip and still be a tap. */
const SLIP = 6;

export interface Drag {
  readonly car: CarName;
  /** The row it is over, from 0. */
  readonly over: number;
}

interface Dragging {
  readonly drag: Drag | null;
  /** The click that ends a drag is none. */
  readonly wasDragged: () => boolean;
  readonly handlers: (car: CarName, index: number) => Handlers;
}

type Pointed = TargetedPointerEvent<HTMLButtonElement>;

interface Handlers {
  readonly onPointerDown: (event: Pointed) => void;
  readonly onPointerMove: (event: Pointed) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** Dragging a row of a list up and down; a touch scrolls unless it begins on the grip. */
export function useDrag(rows: () => readonly Element[], onDrop: (drag: Drag) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const begun = useRef<{ readonly car: CarName; readonly y: number } | null>(null);
  const isClickSpent = useRef(false);
  const stop = () => {
    begun.current = null;
    setDrag(null);
  };
  return {
    drag,
    wasDragged: () => {
      const wasSpent = isClickSpent.current;
      isClickSpent.current = false;
      return wasSpent;
    },
    handlers: (car, index) => ({
      onPointerDown: (event) => {
        isClickSpent.current = false;
        if (event.button === 0) begun.current = { car, y: event.clientY };
      },
      onPointerMove: (event) => {
        const from = begun.current;
        if (from?.car !== car) return;
        if (drag === null && Math.abs(event.clientY - from.y) < SLIP) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const over = rowAt(rows(), event.clientY);
        if (drag?.over !== over) setDrag({ car, over: over ?? index });
      },
      onPointerUp: () => {
        if (drag !== null) {
          isClickSpent.current = true;
          onDrop(drag);
        }
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

/** Above the first row is the first, below the last the last. */
function rowAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}
