import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { isLoopback } from './loopback.ts';

const COMMAND = 'HOST=0.0.0.0 npm start';

/** Warns before sending a link that leads everybody to their own computer. */
export function OnlyHere(): JSX.Element | null {
  const { room } = useTexts('online');
  if (!isLoopback(location.hostname)) return null;
  return (
    <div class="only-here" role="note">
      <strong>{room.onlyHere}</strong>
      <p>{room.onlyHereText}</p>
      <code>{COMMAND}</code>
      <p class="quiet">{room.fartherAway}</p>
    </div>
  );
}
