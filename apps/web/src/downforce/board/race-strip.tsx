import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, payoutsOf } from '@paddock/downforce';
import type { JSX } from 'preact';
import { Car } from '../../design/car.tsx';
import { LIVERIES } from '../../design/livery.ts';
import type { Desk } from '../desk.ts';
import { raceOrder, type Runner } from './race-order.ts';

/** The running order above the track: gaps while a car runs, a stamp once it is home. */
export function RaceStrip({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = useTexts('downforceOrder');
  const open = desk.open.value;
  const order = raceOrder(open, desk.animator.places.value, desk.track);
  const stamped = desk.animator.stamped.value;
  const viewer = desk.session.viewer.value;
  const { prizes } = payoutsOf(open.options);
  const first = order.find(({ isHome }) => !isHome);
  return (
    <ol class="df-places df-running" aria-label={texts.title}>
      {CARS.map((_, index) => {
        const runner = order[index];
        const prize = open.options.goal === 'money' ? desk.words.money(prizes[index] ?? 0) : '';
        const isOwn = runner !== undefined && isOwnedBy(desk, runner, viewer);
        const said = runner === undefined ? '' : textOf(runner, runner === first, texts);
        const car = runner === undefined ? null : desk.words.car(runner.car);
        return (
          <li key={index} class={classesOf(runner, isOwn)}>
            <span class="df-place-number" aria-hidden="true">
              {index + 1}
            </span>
            {runner !== undefined && (
              <span key={runner.car} class={runner.car === stamped ? 'df-place-car stamp' : 'df-place-car'}>
                <Car livery={runner.car} label={String(LIVERIES[runner.car].number)} />
              </span>
            )}
            {runner?.isHome === false && (
              <span class={runner === first ? 'df-gap to-finish' : 'df-gap'} title={said} aria-hidden="true">
                {runner === first ? runner.toFinish : `+${runner.behind}`}
              </span>
            )}
            <span class="df-place-prize" aria-hidden="true">
              {prize}
            </span>
            <span class="unseen">
              {[desk.texts.placeText(index + 1, car, prize), said, isOwn ? texts.ownCar : '']
                .filter((part) => part !== '')
                .join(', ')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function isOwnedBy(desk: Desk, { car }: Runner, viewer: number | 'public'): boolean {
  return viewer !== 'public' && desk.open.value.owners[CARS.indexOf(car)] === viewer;
}

function classesOf(runner: Runner | undefined, isOwn: boolean): string {
  return ['df-place', runner?.isHome === true && 'taken', isOwn && 'own'].filter(Boolean).join(' ');
}

function textOf(
  { isHome, toFinish, behind }: Runner,
  isFirst: boolean,
  texts: ReturnType<typeof useTexts<'downforceOrder'>>,
): string {
  if (isHome) return texts.finished;
  return isFirst ? texts.toFinish(toFinish) : texts.behind(behind);
}
