import { WHISPER_BONUSES, type CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sharedWords } from '../../i18n/games.ts';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import { carWord } from '../words.ts';
import { carsToSwap, movedTo, orderOnBoard, swappedIn, writePrediction, writeSwap } from './order.ts';
import { Plaque } from './plaque.tsx';
import { whisperTexts } from './texts/index.ts';
import { useDrag } from './use-drag.ts';

export interface PredictionBoardProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-V6: the pit board with the whole order; at the first line made, at the others two cars swapped. */
export function PredictionBoard({ desk, onChosen }: PredictionBoardProps): JSX.Element {
  const texts = whisperTexts.texts;
  const { carPlace: place } = sharedWords();
  const turn = desk.turn;
  const view = desk.session.view.value;
  const open = view.public;
  const isSwap = open.phase === 'swapping';
  const plan = turn?.sketch ?? turn?.texts[0] ?? null;
  const board = orderOnBoard(view, plan);
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<CarName | null>(null);
  const [told, setTold] = useState('');
  /** The plan when a car was lifted. */
  const before = useRef<string | null>(null);
  const picked = isSwap ? carsToSwap(plan) : lifted === null ? [] : [lifted];
  const at = (car: CarName) => place(board.indexOf(car) + 1);

  const move = (car: CarName, to: number, tell: (car: string, place: string) => string) => {
    const order = movedTo(board, car, to);
    desk.choose(writePrediction(order));
    setTold(tell(carWord(car), place(order.indexOf(car) + 1)));
  };
  const swap = (one: CarName, other: CarName, byKeyboard: boolean) => {
    desk.choose(writeSwap(one, other));
    setTold(texts.swapped(carWord(one), carWord(other)));
    onChosen(byKeyboard);
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
  const press = (car: CarName, byKeyboard: boolean) => {
    if (isSwap) {
      const [first, second] = picked;
      if (first === undefined || second !== undefined) {
        desk.sketch(`swap ${car}`);
        setTold(texts.picked(carWord(car)));
      } else if (first === car) desk.sketch(null);
      else swap(first, car, byKeyboard);
    } else if (lifted === null) {
      setLifted(car);
      before.current = plan;
      setTold(texts.lifted(carWord(car), at(car)));
    } else {
      if (lifted === car) setTold(texts.putDown(carWord(car), at(car)));
      else move(lifted, board.indexOf(car), texts.putDown);
      setLifted(null);
    }
  };
  const putBack = () => {
    setLifted(null);
    if (before.current === null) desk.takeBack();
    else desk.choose(before.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && lifted !== null) putBack();
    else if (step === 0) return;
    else if (lifted !== null) move(lifted, Math.max(0, board.indexOf(lifted) + step), texts.movedTo);
    else focusBeside(list.current, step);
    event.preventDefault();
  };
  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (lifted !== null) list.current?.querySelector<HTMLElement>(`[data-predict="${lifted}"]`)?.focus();
  }, [lifted, board.join()]);

  const shown =
    drag === null
      ? board
      : isSwap
        ? swappedIn(board, drag.car, board[drag.over] ?? drag.car)
        : movedTo(board, drag.car, drag.over);
  const title = isSwap ? texts.swapTitle(open.betsAsked) : texts.predictTitle;
  return (
    <section class="df-whisper" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="df-whisper-bonus numbers">{texts.bonus(WHISPER_BONUSES[open.betsAsked - 1] ?? 0)}</p>
        <Plaque car={view.own?.plaque ?? null} />
      </header>
      <ol
        class={plan === null && !isSwap ? 'df-whisper-rows pencilled' : 'df-whisper-rows'}
        ref={list}
        onKeyDown={onKeyDown}
        aria-label={texts.board}
      >
        {shown.map((car, index) => {
          const now = place(open.standing.indexOf(car) + 1);
          const isUp = drag?.car === car || picked.includes(car);
          return (
            <li key={car}>
              <button
                type="button"
                class={isUp ? 'df-whisper-row up' : 'df-whisper-row'}
                data-predict={car}
                aria-pressed={isUp}
                onClick={(event) => {
                  if (!wasDragged()) press(car, event.detail === 0);
                }}
                onPointerDown={(event) => begin(car, event)}
              >
                <span class="unseen">{texts.row(place(index + 1), carWord(car), texts.nowAt(now))}</span>
                <b class="df-whisper-place numbers" aria-hidden="true">
                  {index + 1}
                </b>
                <CarIcon car={car} />
                <span class="df-whisper-name" aria-hidden="true">
                  {carWord(car)}
                </span>
                <small aria-hidden="true">{texts.nowAt(now)}</small>
                <span class="df-grip" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
      <footer>
        {isSwap ? (
          <button
            type="button"
            class="button df-stand"
            aria-pressed={turn?.verb === 'stand'}
            onClick={(event) => {
              desk.choose('stand');
              onChosen(event.detail === 0);
            }}
          >
            <span>
              {texts.stand}
              <small>{texts.standNote}</small>
            </span>
          </button>
        ) : (
          <button
            type="button"
            class="button df-as-now"
            onClick={(event) => {
              desk.choose(writePrediction(open.standing));
              onChosen(event.detail === 0);
            }}
          >
            {texts.asTheyStand}
          </button>
        )}
        <p class="df-whisper-hint">{isSwap ? texts.swapHint : texts.predictHint}</p>
      </footer>
      <p class="unseen" role="status">
        {told}
      </p>
    </section>
  );
}

function focusBeside(list: HTMLElement | null, step: number): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('.df-whisper-row') ?? [])];
  const here = rows.findIndex((row) => row === document.activeElement);
  rows[Math.max(0, Math.min(rows.length - 1, here + step))]?.focus();
}
