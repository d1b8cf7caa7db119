import type { MadeOwnBot } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';

interface Props {
  readonly made: MadeOwnBot;
  readonly onDone: () => void;
}

/** A new token, which is nowhere else. */
export function ShownToken({ made: { bot, token }, onDone }: Props): JSX.Element {
  const texts = useTexts('ownBots');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      // Without a secure context there is no clipboard: it stands there, ready to be copied by hand.
      () => field.current?.select(),
    );
  };
  return (
    <section class="panel stack-s" role="status" aria-label={texts.tokenOf(bot.name)}>
      <h2>{texts.tokenOf(bot.name)}</h2>
      <p>
        <strong>{texts.tokenText}</strong>
      </p>
      <input
        class="input own-bots-token"
        ref={field}
        readOnly
        value={token}
        aria-label={texts.token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button lit" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {texts.done}
        </button>
        <span role="status" class="quiet">
          {isCopied && texts.copied}
        </span>
      </div>
    </section>
  );
}
