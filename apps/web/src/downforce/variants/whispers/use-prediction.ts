import { useTexts } from '../../../i18n/loaded.tsx';
import type { CarName } from '@paddock/downforce';
import type { Ref } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Desk } from '../../desk.ts';
import {
  carsToSwap,
  movedTo,
  orderOnBoard,
  swappedIn,
  writePrediction,
  writeSwap,
  type Order,
} from './order.ts';
import { useDrag } from './use-drag.ts';

interface Prediction {
  readonly isSwap: boolean;
  /** Nothing is planned: the board shows the standing. */
  readonly isPencilled: boolean;
  readonly shown: Order;
  /** Lifted, dragged or picked for a swap. */
  readonly isUp: (car: CarName) => boolean;
  /** What was done last, for people who cannot see it. */
  readonly told: string;
  readonly list: Ref<HTMLOListElement>;
  readonly press: (car: CarName, event: MouseEvent) => void;
  readonly beginDrag: (car: CarName, event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** D-V6: cars are lifted and put down by tap, drag or arrow keys; in a swap, two are picked. */
export function usePrediction(desk: Desk, onChosen: (byKeyboard: boolean) => void): Prediction {
  const texts = useTexts('variantTexts').whispers;
  const { carPlace: place } = desk.shared;
  const { turn } = desk;
  const view = desk.session.view.value;
  const isSwap = view.public.phase === 'swapping';
  const plan = turn?.sketch ?? turn?.texts[0] ?? null;
  const board = orderOnBoard(view, plan);
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<CarName | null>(null);
  const [told, setTold] = useState('');
  /** The plan when a car was lifted. */
  const before = useRef<string | null>(null);
  const picked = isSwap ? carsToSwap(plan) : lifted === null ? [] : [lifted];

  const move = (car: CarName, to: number, tell: (car: string, place: string) => string) => {
    const order = movedTo(board, car, to);
    desk.choose(writePrediction(order));
    setTold(tell(desk.words.car(car), place(order.indexOf(car) + 1)));
  };
  const swap = (one: CarName, other: CarName, byKeyboard: boolean) => {
    desk.choose(writeSwap(one, other));
    setTold(texts.swapped(desk.words.car(one), desk.words.car(other)));
    onChosen(byKeyboard);
  };
  const pick = (car: CarName, byKeyboard: boolean) => {
    const [first, second] = picked;
    if (first === undefined || second !== undefined) {
      desk.sketch(`swap ${car}`);
      setTold(texts.picked(desk.words.car(car)));
    } else if (first === car) desk.sketch(null);
    else swap(first, car, byKeyboard);
  };
  const lift = (car: CarName) => {
    const at = place(board.indexOf(car) + 1);
    if (lifted === null) {
      setLifted(car);
      before.current = plan;
      setTold(texts.lifted(desk.words.car(car), at));
      return;
    }
    if (lifted === car) setTold(texts.putDown(desk.words.car(car), at));
    else move(lifted, board.indexOf(car), texts.putDown);
    setLifted(null);
  };
  const putBack = () => {
    setLifted(null);
    if (before.current === null) desk.takeBack();
    else desk.choose(before.current);
  };
  const { drag, wasDragged, begin } = useDrag(
    () => [...(list.current?.children ?? [])],
    ({ car, over }) => {
      setLifted(null);
      const other = board[over];
      if (!isSwap) move(car, over, texts.putDown);
      else if (other !== undefined && other !== car) swap(car, other, false);
    },
  );
  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (lifted !== null) list.current?.querySelector<HTMLElement>(`[data-predict="${lifted}"]`)?.focus();
  }, [lifted, board.join()]);

  return {
    isSwap,
    isPencilled: plan === null && !isSwap,
    shown:
      drag === null
        ? board
        : isSwap
          ? swappedIn(board, drag.car, board[drag.over] ?? drag.car)
          : movedTo(board, drag.car, drag.over),
    isUp: (car) => drag?.car === car || picked.includes(car),
    told,
    list,
    press: (car, event) => {
      if (wasDragged()) return;
      if (isSwap) pick(car, event.detail === 0);
      else lift(car);
    },
    beginDrag: begin,
    onKeyDown: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape' && lifted !== null) putBack();
      else if (step === 0) return;
      else if (lifted !== null) move(lifted, Math.max(0, board.indexOf(lifted) + step), texts.movedTo);
      else focusBeside(list.current, step);
      event.preventDefault();
    },
  };
}

function focusBeside(list: HTMLElement | null, step: number): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('.df-whisper-row') ?? [])];
  const here = rows.findIndex((row) => row === document.activeElement);
  rows[Math.max(0, Math.min(rows.length - 1, here + step))]?.focus();
}
