import type { TableGlance } from '@paddock/protocol';
import type { JSX } from 'preact';
import { LIVERIES, type LiveryName } from '../../design/livery.ts';
import { Flag } from '../../design/livery-fill.tsx';
import { useTexts } from '../../i18n/loaded.tsx';

/** How a running game stands: the race, and who is in front. */
export function GlanceText({ glance }: { readonly glance: TableGlance }): JSX.Element {
  const { running, finished } = useTexts('hub');
  const { race, races, lap, leader } = glance;
  const parts = [
    ...(races > 1 ? [running.race(race, races)] : []),
    ...(lap === undefined || leader === null ? [] : [running.lap(lap)]),
    leader === null
      ? running.before
      : leader.name === null
        ? running.nobodysCar
        : running.inFront(leader.name || finished.former),
  ];
  const livery = leader === null ? undefined : liveryOf(leader.car);
  return (
    <p class="hub-glance">
      {livery !== undefined && <Flag livery={livery} />}
      <span>{parts.join(' · ')}</span>
    </p>
  );
}

/** Cars are named by their colour, with a number behind it where a team has two. */
function liveryOf(car: string): LiveryName | undefined {
  const colour = car.split('-')[0] ?? '';
  return Object.hasOwn(LIVERIES, colour) ? (colour as LiveryName) : undefined;
}
