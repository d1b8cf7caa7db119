import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { saveFile } from '../session/records/download.ts';
import { Readiness, textIn } from './about-thing.tsx';
import { editAddress } from './address.ts';
import { check, isPlayable } from './check.ts';
import { RenameForm } from './rename-form.tsx';
import { ShareThing } from './share-thing.tsx';
import type { Shelved } from './shelf.ts';
import { ThingPicture } from './thing-picture.tsx';

interface Props {
  readonly item: Shelved;
  readonly onCopy: (item: Shelved) => void;
  readonly onRename: (item: Shelved, name: string) => void;
  readonly onRemove: (item: Shelved) => void;
}

/** A deck or circuit on the shelf. */
export function ThingCard({ item, onCopy, onRename, onRemove }: Props): JSX.Element {
  const texts = useTexts('shelf');
  const checked = useMemo(() => check(item), [item]);
  const [open, setOpen] = useState<'rename' | 'share' | null>(null);
  const name = textIn(item.value, 'name') || texts.unnamed;
  const author = textIn(item.value, 'author');
  const like = `own-${item.id}`;
  const toggle = (next: 'rename' | 'share') => setOpen((old) => (old === next ? null : next));
  return (
    <li class="panel thing" data-kind={item.kind}>
      <ThingPicture checked={checked} />
      <div class="thing-words">
        <h3>{name}</h3>
        <p class="quiet">
          {author !== '' && `${texts.by(author)} · `}
          {texts.changed(dateText(item.changed, { dateStyle: 'medium', timeStyle: 'short' }))}
        </p>
        <Readiness checked={checked} lead={texts.notReady} />
        <div class="row">
          {isPlayable(checked) && (
            <a class="button lit" href={href({ at: 'new', game: 'downforce', like })}>
              {texts.play}
            </a>
          )}
          <a class="button" href={editAddress(item.kind, item.id)}>
            {texts.edit}
          </a>
        </div>
        <details class="thing-more">
          <summary aria-label={`${texts.more}: ${name}`}>{texts.more}</summary>
          <div class="row">
            {isPlayable(checked) && (
              <>
                <a class="button" href={href({ at: 'make', like })}>
                  {texts.playOnline}
                </a>
                <button
                  type="button"
                  class="button"
                  aria-expanded={open === 'share'}
                  onClick={() => toggle('share')}
                >
                  {texts.share}
                </button>
              </>
            )}
            <button type="button" class="button" onClick={() => download(item, name)}>
              {texts.download}
            </button>
            <button type="button" class="button" onClick={() => onCopy(item)}>
              {texts.copy}
            </button>
            <button
              type="button"
              class="button"
              aria-expanded={open === 'rename'}
              onClick={() => toggle('rename')}
            >
              {texts.rename}
            </button>
            <button type="button" class="button" onClick={() => onRemove(item)}>
              {texts.remove}
            </button>
          </div>
          {open === 'share' && <ShareThing item={item} />}
          {open === 'rename' && (
            <RenameForm
              item={item}
              onName={(next) => {
                setOpen(null);
                onRename(item, next);
              }}
              onCancel={() => setOpen(null)}
            />
          )}
        </details>
      </div>
    </li>
  );
}

/** As people can read and change it. */
function download({ kind, value }: Shelved, name: string): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const safe = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  saveFile(file, `${safe === '' ? kind : safe}.${kind}.json`);
}
