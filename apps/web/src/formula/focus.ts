import type { CarName } from '@paddock/formula';
import { useEffect } from 'preact/hooks';
import { nextStop } from '../table/keys/roving.ts';
import { useKeyboard } from '../table/keys/use-keyboard.ts';
import { carsInOrder } from './board/board.tsx';
import type { Desk } from './desk.ts';

export function focusRow(row: 'board' | 'hand'): void {
  document
    .querySelector<HTMLElement>(row === 'board' ? '.cars [tabindex="0"]' : '.hand [tabindex="0"]')
    ?.focus();
}

/** Arrows go along the row that has the focus; from nowhere, into the hand. */
export function moveAlong(desk: Desk, step: number): void {
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
export function focusNext(desk: Desk): void {
  const { turn } = desk;
  if (turn === null || !turn.isBegun) return;
  requestAnimationFrame(() => {
    if (turn.isComplete) {
      document.querySelector<HTMLElement>('.prompt-actions .confirm')?.focus();
      return;
    }
    const [first] = walkable(desk);
    if (first !== undefined) document.querySelector<HTMLElement>(`[data-car="${first}"]`)?.focus();
  });
}

/** A new turn gives the focus back to the hand, where the keyboard lost it with a played card or a button that went. */
export function useFocusWithTurn(isNewTurn: boolean): void {
  const isByKeyboard = useKeyboard();
  useEffect(() => {
    if (isNewTurn && isByKeyboard.current && document.activeElement === document.body) focusRow('hand');
  }, [isNewTurn]);
}
