import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { CopyLink } from '../share/copy-link.tsx';
import '../share/share.css';
import { linkTo } from './link.ts';
import type { Shelved } from './shelf.ts';

/** A link that carries all of it. */
export function ShareThing({ item }: { readonly item: Shelved }): JSX.Element | null {
  const texts = useTexts('shelf');
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    void linkTo(item).then((found) => isHere && setLink(found ?? null));
    return () => {
      isHere = false;
    };
  }, [item]);
  if (link === undefined) return null;
  if (link === null) return <p class="hint">{texts.tooLong}</p>;
  return (
    <div class="stack-s thing-share">
      <p class="hint">{texts.shareText}</p>
      <div class="row">
        <CopyLink label={texts.copyLink} link={link} />
      </div>
    </div>
  );
}
