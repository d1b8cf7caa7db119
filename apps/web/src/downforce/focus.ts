import { useEffect } from 'preact/hooks';
import { nextStop } from '../table/keys/roving.ts';
import { useKeyboard } from '../table/keys/use-keyboard.ts';
import type { Desk } from './desk.ts';

/** Rows that arrows go along: lit spaces, cars to choose from, cards, slips. */
const TRACK_STOPS = '.df-targets [role=button], .df-car.choice, .df-slip-car, .df-power-button, .df-stop';
const HAND_STOPS = '.df-hand .df-card';

export function focusRow(row: 'board' | 'hand'): void {
  const stops = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(row === 'board' ? TRACK_STOPS : HAND_STOPS),
  ];
  const stop = stops.find((element) => element.getAttribute('tabindex') === '0') ?? stops[0];
  stop?.focus({ preventScroll: row === 'board' });
}

/** Along the row that has the focus; from nowhere, into the hand. */
export function moveAlong(step: number): void {
  const here = document.activeElement;
  for (const row of [TRACK_STOPS, HAND_STOPS]) {
    const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(row)];
    const at = stops.findIndex((element) => element === here);
    if (at >= 0) {
      stops[nextStop(at, step, stops.length)]?.focus({ preventScroll: row === TRACK_STOPS });
      return;
    }
  }
  focusRow('hand');
}

/** The keyboard goes on to what is asked next. */
export function focusNext(desk: Desk): void {
  requestAnimationFrame(() => {
    const { turn } = desk;
    if (turn === null) return;
    if (turn.isComplete) document.querySelector<HTMLElement>('.prompt-actions .confirm')?.focus();
    else if (!turn.isBegun && document.querySelector(HAND_STOPS) !== null && turn.offers.some(isCardChoice))
      focusRow('hand');
    else if (turn.legal.length > 0 && document.querySelector(TRACK_STOPS) !== null) focusRow('board');
    else
      document
        .querySelector<HTMLElement>('.prompt-actions:has(.lit) .lit, .prompt-actions:not(:has(.lit)) .button')
        ?.focus();
  });
}

function isCardChoice(text: string): boolean {
  return /^(play|bid) /.test(text);
}

/** With the keyboard in use, the focus goes on when what had it is gone, or has done its work. */
export function useKeyboardFocus(desk: Desk): void {
  const isByKeyboard = useKeyboard();
  const { turn } = desk;
  useEffect(() => {
    const here = document.activeElement;
    // A card that was chosen before the table could take it has done its work, too.
    const isDone = '.confirm, .undo, .tool-skip, .df-card[aria-pressed=true]';
    const isIdle = here === null || here === document.body || here.matches(isDone);
    if (isByKeyboard.current && turn !== null && isIdle) focusNext(desk);
  }, [turn, turn?.texts.length]);
}
