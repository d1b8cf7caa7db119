import type { JSX } from 'preact';
import { dateText } from '../app/date-text.ts';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { PADS_ADDRESS } from './address.ts';
import { DownforceResult } from './downforce-result.tsx';
import { keepPad, keptPad } from './kept.ts';
import { unpackPad } from './pack.ts';
import { SeasonTable } from './season-table.tsx';

/** A pad that came in a link. */
export function SharedPad({ value }: { readonly value: string }): JSX.Element {
  const texts = useTexts('scorePad');
  const pad = unpackPad(value);
  if (pad === undefined)
    return (
      <Notice title={texts.phone.bad} text={texts.lostText}>
        <a class="button" href={PADS_ADDRESS}>
          {texts.back}
        </a>
      </Notice>
    );
  const keep = () => {
    // The one that is here may know more.
    if (keptPad(pad.id) === undefined && !keepPad(pad)) return;
    goTo({ at: 'score', path: pad.id });
  };
  return (
    <Page title={texts.shared} class="page pad">
      <header class="pad-head">
        <h1>{titleOf(pad.game)}</h1>
        <p class="quiet">{dateText(pad.made, { dateStyle: 'long' })}</p>
      </header>
      {pad.game === 'downforce' ? (
        <DownforceResult pad={pad} />
      ) : (
        <>
          <SeasonTable pad={pad} championship="constructors" />
          <SeasonTable pad={pad} championship="drivers" />
        </>
      )}
      <div class="row no-print">
        <button type="button" class="button lit" onClick={keep}>
          {texts.takeOver}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {texts.print}
        </button>
      </div>
    </Page>
  );
}
