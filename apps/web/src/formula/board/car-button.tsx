import type { CarName } from '@paddock/formula';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Car } from '../../design/car.tsx';
import type { Layers } from '../../table/desk/reel.ts';
import { layers, type CarPose } from './motion.ts';
import { numberOf, teamOf } from '../race/places.ts';

export interface CarButtonProps {
  readonly car: CarName;
  readonly pose: CarPose;
  /** Everything that is known of it, in words. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly isCandidate: boolean;
  readonly isChosen: boolean;
  /** The card in play is about it. */
  readonly isTarget: boolean;
  /** Another car is asked for, and this one is not among them. */
  readonly isDimmed: boolean;
  /** Places it would gain by the plan. */
  readonly gain: number;
  readonly isStop: boolean;
  readonly onChoose: (byKeyboard: boolean) => void;
  readonly onFocus: () => void;
  readonly mount: (elements: Layers<HTMLElement> | null) => void;
}

export function CarButton(props: CarButtonProps): JSX.Element {
  const { car, pose, name, isOwn, isCandidate, isChosen, isTarget, isDimmed, gain, isStop, mount } = props;
  const { outer, inner } = layers(pose);
  const picture = useMemo(() => <Car livery={teamOf(car)} class="car-picture" />, [car]);
  const classes = [
    'car',
    isOwn && 'own',
    isCandidate && 'candidate',
    isChosen && 'chosen',
    isTarget && 'target',
    isDimmed && 'dimmed',
    pose.opacity === 0 && 'absent',
  ];
  return (
    <button
      type="button"
      id={`car-${car}`}
      class={classes.filter(Boolean).join(' ')}
      style={outer}
      aria-label={name}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-car={car}
      ref={(button) => {
        const turned = button?.querySelector<HTMLElement>('.car-turn');
        mount(
          button === null || turned === null || turned === undefined
            ? null
            : { outer: button, inner: turned },
        );
      }}
      onClick={(event) => props.onChoose(event.detail === 0)}
      onFocus={props.onFocus}
    >
      <span class="car-turn" style={inner}>
        {picture}
      </span>
      <span class="car-number" aria-hidden="true" style={{ transform: `scale(${pose.scale})` }}>
        {numberOf(car)}
      </span>
      {gain !== 0 && (
        <span
          class={gain > 0 ? 'gain up' : 'gain down'}
          data-by={gain > 0 ? `▲${gain}` : `▼${-gain}`}
          aria-hidden="true"
        />
      )}
    </button>
  );
}
