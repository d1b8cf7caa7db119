import { CARS, type CarName } from '@paddock/downforce';
import type { ComponentChildren, JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';

interface Props {
  readonly desk: Desk;
  readonly car: CarName;
  /** How the car stands now, from 0. */
  readonly index: number;
  readonly isChosen: boolean;
  /** What is written into the box; a cross where it is left out. */
  readonly mark?: string;
  /** Beside whose car it is. */
  readonly note: string;
  readonly onChoose: (car: CarName, byKeyboard: boolean) => void;
  /** What it would pay. */
  readonly children?: ComponentChildren;
}

/** A line of a slip, to be ticked. */
export function SlipRow({ desk, car, index, isChosen, mark, note, onChoose, children }: Props): JSX.Element {
  const open = desk.open.value;
  const owner = open.owners[CARS.indexOf(car)] ?? null;
  const place = open.cars[CARS.indexOf(car)]?.place ?? null;
  const whose = owner === null ? desk.texts.nobodys : (desk.session.seats.value[owner]?.name ?? '');
  return (
    <li>
      <button
        type="button"
        class="df-slip-car"
        data-bet={car}
        aria-pressed={isChosen}
        onClick={(event) => onChoose(car, event.detail === 0)}
      >
        <span class="df-slip-box" aria-hidden="true">
          {isChosen ? (mark ?? '✕') : ''}
        </span>
        <span class="numbers df-slip-place">{place === null ? index + 1 : `${place} ✓`}</span>
        <CarIcon car={car} />
        <span class="df-slip-name">
          {desk.words.car(car)}
          <small>{note === '' ? whose : `${whose} · ${note}`}</small>
        </span>
        {children}
      </button>
    </li>
  );
}
