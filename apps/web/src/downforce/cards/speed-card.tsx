import type { CardName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { kept } from '../../design/kept.ts';
import { LiveryFill } from '../../design/livery-fill.tsx';
import { LIVERIES, liveryStyle } from '../../design/livery.ts';
import { isSpeed8, linesOf, type CardLine } from './card-lines.ts';

export type LineState = 'now' | 'done' | 'ahead' | 'ignored';

interface Props {
  readonly card: CardName;
  /** By line, while the card is resolved. */
  readonly states?: readonly LineState[] | undefined;
}

/** A card face: its lines from the top, each in its livery. Decoration: the component around it names it. */
export const SpeedCard = kept(({ card, states }: Props): JSX.Element => {
  const lines = linesOf(card);
  const is8 = isSpeed8(card);
  return (
    <span class={`speed-card lines-${lines.length}${is8 ? ' speed-8' : ''}`} aria-hidden="true">
      {lines.map((line, index) => (
        <SpeedLine key={index} line={line} state={states?.[index]} isLone={lines.length === 1} />
      ))}
    </span>
  );
});

interface LineProps {
  readonly line: CardLine;
  readonly state: LineState | undefined;
  readonly isLone: boolean;
}

function SpeedLine({ line: { car, number }, state, isLone }: LineProps): JSX.Element {
  const name = `speed-line${state === undefined ? '' : ` ${state}`}${car === null ? ' wild' : ''}`;
  if (car === null)
    return (
      <span class={name}>
        <b>{number}</b>
        <svg class="speed-star" viewBox="0 0 24 24">
          <path d="M12 1.5l3.2 6.9 7.5.9-5.500 5.200 1.400 7.400L12 18.300l-6.600 3.600 1.400-7.400L1.300 9.300l7.500-.9z" />
        </svg>
      </span>
    );
  return (
    <span class={name} style={liveryStyle(car)}>
      <b>{number}</b>
      <span class="speed-pattern">
        <LiveryFill livery={car} zoom={0.8} />
      </span>
      {isLone && <Car livery={car} label={String(LIVERIES[car].number)} class="speed-car" />}
    </span>
  );
}

/** As large as a thumbnail: its colours alone. */
export function MiniCard({ card }: { readonly card: CardName }): JSX.Element {
  return (
    <span class="mini-speed" aria-hidden="true">
      {linesOf(card).map(({ car, number }, index) => (
        <i key={index} class={car === null ? 'wild' : ''} style={car === null ? {} : liveryStyle(car)}>
          {number}
        </i>
      ))}
    </span>
  );
}

export function CardBack(): JSX.Element {
  return (
    <span class="speed-card speed-back" aria-hidden="true">
      <svg viewBox="0 0 60 90" preserveAspectRatio="none">
        <path d="M0 0h60v90H0z" fill="#14161a" />
        <path d="M0 30 60 0v12L0 42zM0 60 60 30v12L0 72zM0 90 60 60v12L18 90z" fill="#262b34" />
        <path d="M0 46 60 16v4L0 50z" fill="#c8102e" />
      </svg>
    </span>
  );
}
