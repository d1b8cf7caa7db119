import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { href } from '../app/router.ts';
import { Dialog } from '../design/panels/dialog.tsx';
import type { Result } from '../ending/result.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { saveFile } from '../session/records/download.ts';
import type { GameEndActions } from '../table/screen.ts';
import { CopyLink } from './copy-link.tsx';
import { fontFaces, pngOf } from './picture-files.ts';
import { packRecord } from './pack-record.ts';
import { PICTURE, resultSvg } from './result-picture.ts';
import { svgUrl } from './svg-url.ts';
import './share.css';

export interface ShareDialogProps extends Pick<
  GameEndActions,
  'onDownload' | 'fetchRecord' | 'link' | 'endedAt'
> {
  readonly result: Result;
  readonly onClose: () => void;
}

/** The result as a picture, and the whole game as a link or a file. */
export function ShareDialog({
  result,
  endedAt,
  onDownload,
  fetchRecord,
  link: given,
  onClose,
}: ShareDialogProps): JSX.Element {
  const { sharing: texts } = useTexts('ending');
  const packed = useLink(given === undefined ? fetchRecord : undefined);
  const link = given ?? packed;
  return (
    <Dialog title={texts.title} closeLabel={ui().close} onClose={onClose}>
      <div class="share-result">
        <Picture result={result} endedAt={endedAt} />
        {link !== undefined && (
          <div>
            <p class="hint">
              {link === null ? texts.tooLong : given === undefined ? texts.linkText : texts.linkPublic}
            </p>
            <div class="row">
              {link !== null && <CopyLink label={texts.link} link={link} />}
              {onDownload !== undefined && (
                <button type="button" class="button" onClick={onDownload}>
                  {texts.record}
                </button>
              )}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Undefined until it is there, or where there is no record; null: no link can be made. */
function useLink(fetchRecord: GameEndActions['fetchRecord']): string | null | undefined {
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    void (async () => {
      const record = await fetchRecord?.();
      if (record === undefined) return;
      const id = await packRecord(record);
      setLink(
        id === undefined ? null : new URL(href({ at: 'replay', id, moment: null }), location.href).href,
      );
    })();
  }, []);
  return link;
}

type Drawn = { readonly svg: string; readonly png: File } | 'failed' | undefined;

function Picture({
  result,
  endedAt = Date.now(),
}: Pick<ShareDialogProps, 'result' | 'endedAt'>): JSX.Element {
  const { sharing: texts } = useTexts('ending');
  const { place } = useTexts('shared');
  const [drawn, setDrawn] = useState<Drawn>();
  const name = `paddock-${result.game}`;
  useEffect(() => {
    void (async () => {
      try {
        const date = dateText(endedAt, { dateStyle: 'long' });
        const svg = resultSvg({ result, date, site: `Paddock · ${location.host}`, place }, await fontFaces());
        setDrawn({ svg, png: new File([await pngOf(svg)], `${name}.png`, { type: 'image/png' }) });
      } catch {
        setDrawn('failed');
      }
    })();
  }, []);
  if (drawn === 'failed') return <p class="problem">{texts.failed}</p>;
  const alt = [result.title, result.headline, result.decided].filter((text) => text !== '').join('. ');
  return (
    <>
      <div class="share-picture">
        {drawn === undefined ? (
          <p class="quiet">{texts.making}</p>
        ) : (
          <img src={svgUrl(drawn.svg)} alt={alt} width={PICTURE.width} height={PICTURE.height} />
        )}
      </div>
      <div class="row">
        <Save drawn={drawn} name={name} />
      </div>
    </>
  );
}

/** Sent by the device itself where it can; saved anywhere. */
function Save({
  drawn,
  name,
}: {
  readonly drawn: Exclude<Drawn, 'failed'>;
  readonly name: string;
}): JSX.Element {
  const { sharing: texts } = useTexts('ending');
  const files = drawn && { files: [drawn.png] };
  const canSend = files !== undefined && 'canShare' in navigator && navigator.canShare(files);
  return (
    <>
      {canSend && (
        <button
          type="button"
          class="button lit"
          onClick={() => void navigator.share(files).catch(() => undefined)}
        >
          {texts.send}
        </button>
      )}
      <button
        type="button"
        class={canSend ? 'button' : 'button lit'}
        disabled={drawn === undefined}
        onClick={() => drawn && saveFile(drawn.png, drawn.png.name)}
      >
        {texts.png}
      </button>
      <button
        type="button"
        class="button"
        disabled={drawn === undefined}
        onClick={() => drawn && saveFile(new Blob([drawn.svg], { type: 'image/svg+xml' }), `${name}.svg`)}
      >
        {texts.svg}
      </button>
    </>
  );
}
