import { useTexts } from '../../i18n/loaded.tsx';
import type { PowerName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { EXTRA_SIGNS } from './extra-powers.ts';

/** One sign for each power, on a square of 24. */
const SIGNS = {
  aggressive: 'M3 12h9M8 6l6 6-6 6M15 5l6 7-6 7',
  cunning: 'M4 19c4 0 4-6 8-6s4-7 8-7M16 3l4 3-3 4M4 12a3 3 0 1 0 .01 0',
  determined: 'M4 4h7v7H4zM4 14h7v7H4zM15 12h6M18 9l3 3-3 3M14 5h7v3',
  strategic: 'M4 5h16M4 12h7M15 9l6 6M21 9l-6 6M4 19h16',
  tricky: 'M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4',
  unpredictable: 'M12 3l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.7l-5.5 3 1.3-6.1L3.2 9.4l6.2-.7z',
  ...EXTRA_SIGNS,
} as const satisfies Record<PowerName, string>;

export function PowerSign({ power }: { readonly power: PowerName }): JSX.Element {
  return (
    <svg class="power-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[power]} />
    </svg>
  );
}

/** A power as a card: sign, name, and what it does. */
export function PowerCard({ power }: { readonly power: PowerName }): JSX.Element {
  const words = useTexts('downforce');
  const { label, text } = words.power(power);
  return (
    <span class="power-card">
      <PowerSign power={power} />
      <span class="power-name">{label}</span>
      <span class="power-text">{text}</span>
    </span>
  );
}
