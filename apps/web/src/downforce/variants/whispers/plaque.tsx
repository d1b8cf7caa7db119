import { useTexts } from '../../../i18n/loaded.tsx';
import type { CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../../cards/car-chip.tsx';

/** D-V6: the driver plaque one was dealt: its car's place breaks ties. */
export function Plaque({ car }: { readonly car: CarName | null }): JSX.Element | null {
  const words = useTexts('downforce');
  const texts = useTexts('variantTexts').whispers;
  if (car === null) return null;
  return (
    <p class="df-driver">
      <CarIcon car={car} />
      <span aria-hidden="true">
        {texts.plaque}
        <small>{texts.plaqueNote}</small>
      </span>
      <span class="unseen">
        {texts.plaqueIs(words.car(car))}, {texts.plaqueNote}
      </span>
    </p>
  );
}
