import type { JSX } from 'preact';
import { dateText } from '../app/date-text.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { PADS_ADDRESS } from './address.ts';
import type { DownforcePad, FormulaPad } from './pad.ts';

interface Props {
  readonly pad: DownforcePad | FormulaPad;
  readonly isKept: boolean;
}

/** Which pad it is, the way back to all of them, and a warning where the browser keeps none. */
export function PadHead({ pad, isKept }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  return (
    <>
      <header class="pad-head">
        <h1>{titleOf(pad.game)}</h1>
        <p class="quiet">{dateText(pad.made, { dateStyle: 'long' })}</p>
        <a class="no-print" href={PADS_ADDRESS}>
          {texts.back}
        </a>
      </header>
      {!isKept && (
        <p class="problem" role="alert">
          {texts.notKept}
        </p>
      )}
    </>
  );
}
