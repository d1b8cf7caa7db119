import type { CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';
import type { Layers } from '../../table/desk/reel.ts';
import { layers, type CarPose } from './motion.ts';

interface Props {
  readonly car: CarName;
  readonly pose: CarPose;
  /** Everything that is known of it, in words. */
  readonly name: string;
  /** D-V3; null where the race has one lap. */
  readonly lap: number | null;
  readonly isOwn: boolean;
  /** It is the one that moves now. */
  readonly isActive: boolean;
  /** It may be chosen now. */
  readonly isChoice: boolean;
  readonly isStop: boolean;
  readonly onChoose: (byKeyboard: boolean) => void;
  readonly mount: (elements: Layers<HTMLElement> | null) => void;
}

/** A car on the track. Its number stays upright in bends. The tab key stops at it only where it can be chosen. */
export function CarMark({
  car,
  pose,
  name,
  lap,
  isOwn,
  isActive,
  isChoice,
  isStop,
  onChoose,
  mount,
}: Props): JSX.Element {
  const { outer, inner } = layers(pose);
  const classes = ['df-car', isOwn && 'own', isActive && 'active', isChoice && 'choice'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={outer}
      data-car={car}
      aria-hidden={pose.opacity === 0}
      tabIndex={isChoice && isStop ? 0 : -1}
      ref={(button) => {
        const turned = button?.querySelector<HTMLElement>('.df-car-turn');
        mount(
          button === null || turned === null || turned === undefined
            ? null
            : { outer: button, inner: turned },
        );
      }}
      onClick={(event) => onChoose(event.detail === 0)}
    >
      <span class="unseen">{name}</span>
      <span class="df-car-halo" />
      <span class="df-car-turn" style={inner}>
        <Car livery={car} />
      </span>
      <span class="df-car-plate" aria-hidden="true">
        {LIVERIES[car].number}
      </span>
      {lap !== null && lap > 1 && (
        <span class="df-car-lap" aria-hidden="true">
          {lap}
        </span>
      )}
    </button>
  );
}
