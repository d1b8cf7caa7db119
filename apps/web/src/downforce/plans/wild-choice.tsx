import { CARS, type CarName, type DownforceFact } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import { CarIcon } from '../cards/car-chip.tsx';
import type { Desk } from '../desk.ts';
import type { Turn } from '../race/turn.ts';

/** The cars that a wild may move; one that it would not move says why. */
export function WildChoice({ desk, turn }: { readonly desk: Desk; readonly turn: Turn }): JSX.Element {
  const texts = useTexts('downforcePlans');
  return (
    <div class="df-wilds" role="group" aria-label={texts.wildChoice}>
      {wildCars(turn).map((car) => {
        const idle = idleAs(turn.factsOf(`wild ${car}`), car);
        return (
          <button
            key={car}
            type="button"
            class={idle === undefined ? 'button df-wild' : 'button df-wild idle'}
            data-wild={car}
            onClick={() => desk.chooseCar(car)}
          >
            <span class="unseen">
              {idle === undefined ? desk.words.car(car) : texts.idleCarName(car, idle)}
            </span>
            <CarIcon car={car} />
            {idle !== undefined && <small aria-hidden="true">{texts.idleCar[idle]}</small>}
          </button>
        );
      })}
    </div>
  );
}

function wildCars(turn: Turn): readonly CarName[] {
  return CARS.filter((car) => turn.legal.includes(`wild ${car}`));
}

/** Why the wild would not move the car. */
export function idleAs(facts: readonly DownforceFact[], car: CarName): 'blocked' | 'finished' | undefined {
  const idle = facts.find((fact) => fact.kind === 'line-idle' && fact.car === car);
  if (idle?.kind !== 'line-idle' || idle.why === 'no-colour') return undefined;
  return idle.why;
}
