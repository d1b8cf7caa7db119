import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { lazily } from '../app/lazy.tsx';

/** Fetched when somebody shares a link; its place is kept free meanwhile. */
const QrCode = lazily(
  async () => (await import('./qr/qr-code.tsx')).QrCode,
  () => <div class="qr-space" />,
);

/** The link for a camera. */
export function LinkCode({ link }: { readonly link: string }): JSX.Element {
  return <QrCode text={link} label={useTexts('online').room.qr} />;
}

interface Props {
  readonly label: string;
  readonly link: string;
  readonly hasCode?: boolean;
}

/** A link that can be copied, given to another app, or read by a camera. */
export function ShareLink({ label, link, hasCode = true }: Props): JSX.Element {
  const { room } = useTexts('online');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without a secure context there is no clipboard: the link stands there, ready to be copied by hand.
      field.current?.select();
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="share">
      <input
        class="input share-link"
        ref={field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button lit" onClick={() => void copy()}>
          {room.copy}
        </button>
        {canShare && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title: 'Paddock', url: link }).catch(() => undefined)}
          >
            {room.share}
          </button>
        )}
        <span role="status" class="quiet">
          {isCopied && room.copied}
        </span>
      </div>
      {hasCode && <LinkCode link={link} />}
    </div>
  );
}
