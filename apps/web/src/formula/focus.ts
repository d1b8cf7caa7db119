import type { CarName } from '@paddock/formula';
import { useEffect, useRef } from 'preact/hooks';
import { nextStop } from '../table/roving.ts';
import { carsInOrder } from './board.tsx';
import type { Desk } from './desk.ts';
import { keyCommand } from './keys.ts';

export interface KeyActions {
  readonly card: (index: number) => void;
  readonly undo: () => void;
  readonly side: () => void;
  readonly keys: () => void;
}

/** The keys work wherever the focus is, but not in a dialog or a field. */
export function useTableKeys(desk: Desk, isReadOnly: boolean, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const command = keyCommand(event, desk.animator.isPlaying.peek());
      if (command === null) return;
      if (isReadOnly && command.kind !== 'side' && command.kind !== 'keys') return;
      event.preventDefault();
      switch (command.kind) {
        case 'card':
          return latest.current.card(command.index);
        case 'along':
          return moveAlong(desk, command.step);
        case 'across':
          return focusRow(command.to);
        case 'undo':
          latest.current.undo();
          return focusRow('hand');
        case 'skip':
          return desk.skip();
        case 'side':
          return latest.current.side();
        case 'keys':
          return latest.current.keys();
      }
    };
    // A button is pressed when the space bar comes up again.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && desk.animator.isPlaying.peek()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('keyup', onKeyUp);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keyup', onKeyUp);
    };
  }, [desk, isReadOnly]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, [role=tablist], .log') !== null
  );
}

function focusRow(row: 'line' | 'hand'): void {
  document
    .querySelector<HTMLElement>(row === 'line' ? '.cars [tabindex="0"]' : '.hand [tabindex="0"]')
    ?.focus();
}

/** Arrows go along the row that has the focus; from nowhere, into the hand. */
function moveAlong(desk: Desk, step: number): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && here.dataset['car'] !== undefined) {
    const cars = walkable(desk);
    const at = cars.findIndex((car) => car === here.dataset['car']);
    const next = cars[nextStop(at, step, cars.length)];
    document.querySelector<HTMLElement>(`[data-car="${next ?? ''}"]`)?.focus();
    return;
  }
  const cards = [...document.querySelectorAll<HTMLElement>('.hand .card')];
  const at = cards.findIndex((card) => card === here);
  cards[at < 0 ? 0 : nextStop(at, step, cards.length)]?.focus();
}

/** While a car is asked for, arrows stop only where there is a choice. */
function walkable(desk: Desk): readonly CarName[] {
  const cars = carsInOrder(desk);
  const candidates = desk.turn?.candidates ?? [];
  return candidates.length === 0 ? cars : cars.filter((car) => candidates.includes(car));
}

/** The keyboard goes on to what is asked next. */
export function focusNext(desk: Desk, confirm: HTMLButtonElement | null): void {
  const { turn } = desk;
  if (turn === null || !turn.isBegun) return;
  requestAnimationFrame(() => {
    if (turn.isComplete) {
      confirm?.focus();
      return;
    }
    const [first] = walkable(desk);
    if (first !== undefined) document.querySelector<HTMLElement>(`[data-car="${first}"]`)?.focus();
  });
}

/** A new turn gives the focus back to the hand, where the keyboard lost it with a played card or a button that went. */
export function useFocusWithTurn(isNewTurn: boolean): void {
  const usesKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => (usesKeyboard.current = true);
    const onPointer = () => (usesKeyboard.current = false);
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
  useEffect(() => {
    if (isNewTurn && usesKeyboard.current && document.activeElement === document.body) focusRow('hand');
  }, [isNewTurn]);
}
