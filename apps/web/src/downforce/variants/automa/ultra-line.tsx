import { useTexts } from '../../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import type { Desk } from '../../desk.ts';
import './automa.css';

/** D-V8j: whether the best person is ahead even of what the automas had left. Nothing where an automa has won. */
export function UltraLine({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const texts = useTexts('variantTexts');
  const { automas, outcome, ultra, sheets } = desk.open.value;
  const winner = outcome?.standings.find(({ place }) => place === 1)?.seat ?? null;
  if (automas.length === 0 || winner === null || automas.some(({ seat }) => seat === winner)) return null;
  const name = desk.session.seats.value[winner]?.name ?? '';
  const left = automas.reduce((sum, { seat }) => sum + (sheets?.[seat]?.cardsLeft ?? 0), 0);
  return ultra === null ? (
    <p class="df-ultra">{texts.noUltra(name, left)}</p>
  ) : (
    <p class="df-ultra won">{texts.ultra(name, left)}</p>
  );
}
