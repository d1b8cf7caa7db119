import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { linkTo } from './address.ts';
import { ShareLink } from '../online/share-link.tsx';
import { packPad } from './pack.ts';
import type { Pad } from './pad.ts';

/** A pad on paper, or on somebody else's phone. */
export function SharePad({ pad }: { readonly pad: Pad }): JSX.Element {
  const texts = useTexts('scorePad');
  const link = linkTo('take', packPad(pad));
  return (
    <section class="panel pad-part no-print" aria-labelledby="pad-share">
      <h2 id="pad-share">{texts.share}</h2>
      <p class="hint">{texts.shareText}</p>
      <ShareLink label={texts.share} link={link} hasCode={link.length < MOST_FOR_A_CODE} />
      <button type="button" class="button" onClick={() => print()}>
        {texts.print}
      </button>
    </section>
  );
}

/** A finer code is hard to read from a screen. */
const MOST_FOR_A_CODE = 600;
