import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, payoutsOf, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';

/** What the six finishing places pay, until there is a running order to show. */
export function Places({ open }: { readonly open: DownforcePublic }): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const { prizes } = payoutsOf(open.options);
  const hasPrizes = open.options.goal === 'money';
  return (
    <ol class="df-places" aria-label={texts.finishingPlaces}>
      {CARS.map((_, index) => {
        const prize = hasPrizes ? words.money(prizes[index] ?? 0) : '';
        return (
          <li key={index} class="df-place">
            <span class="df-place-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="df-place-prize" aria-hidden="true">
              {prize}
            </span>
            <span class="unseen">{texts.placeText(index + 1, null, prize)}</span>
          </li>
        );
      })}
    </ol>
  );
}
