import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import { linkTo } from '../address.ts';
import { ShareLink } from '../../online/share-link.tsx';
import { randomHex } from '../../session/random.ts';
import { isAway, type DownforcePad } from '../pad.ts';
import { useNames } from '../players.tsx';
import type { OpenPad } from '../use-pad.ts';
import { readMailbox, type Mailbox } from './mailbox.ts';
import { lockOf, newKey, writeInvitation } from './seal.ts';

interface Props extends Pick<OpenPad<DownforcePad>, 'pad' | 'change'> {
  readonly mailbox: Mailbox;
}

/** The pad's own side of bets on other phones: the link, and who has come. */
export function Phones({ pad, change, mailbox }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  const shared = useTexts('shared');
  const names = useNames(pad);
  const [isRefused, setRefused] = useState(false);
  const invite = async () => {
    const key = newKey();
    const isThere = (await readMailbox(key)) !== undefined;
    setRefused(!isThere);
    if (isThere) change((now) => ({ ...now, mailbox: { key, secret: randomHex(16), phones: [], back: [] } }));
  };
  const away = [...names.keys()].filter((seat) => isAway(pad, seat));
  const { mailbox: own } = pad;
  return (
    <section class="panel pad-part" aria-labelledby="pad-phones">
      <h2 id="pad-phones">{texts.phones}</h2>
      <p class="hint">{texts.phonesText}</p>
      {own === undefined ? (
        <button type="button" class="button" onClick={() => void invite()}>
          {texts.makeLink}
        </button>
      ) : (
        <ShareLink
          label={texts.link}
          link={linkTo('bet', writeInvitation({ key: own.key, lock: lockOf(own.secret), names }))}
        />
      )}
      {(isRefused || mailbox.isAway) && (
        <p class="problem" role="alert">
          {texts.noServer}
        </p>
      )}
      <p role="status">
        {away.length > 0 && texts.phoneJoined(shared.and(away.map((seat) => names[seat] ?? '')))}
      </p>
      {own !== undefined && away.length > 0 && (
        <div class="row">
          {away.map((seat) => (
            <button
              key={seat}
              type="button"
              class="button bare small"
              onClick={() => change((now) => ({ ...now, mailbox: { ...own, back: [...own.back, seat] } }))}
            >
              {texts.takeBack(names[seat] ?? '')}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
