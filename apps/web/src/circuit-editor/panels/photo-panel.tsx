import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import type { Photo } from '../edit/draft.ts';
import { Stepper } from './stepper.tsx';

/** A photo of the printed board below the drawing. */
export function PhotoPanel({ bench }: { readonly bench: Bench }): JSX.Element {
  const { editor, photoUrl, layPhoto } = bench;
  const texts = useTexts('circuitEditor');
  const [hasFailed, setFailed] = useState(false);
  const { photo } = editor.draft.value;
  const put = (changes: Partial<Photo>, name: string) => {
    const draft = editor.draft.peek();
    if (draft.photo !== null)
      editor.put({ ...draft, photo: { ...draft.photo, ...changes } }, `photo ${name}`);
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setFailed(false);
    layPhoto(file).catch(() => setFailed(true));
  };
  return (
    <div class="ce-form">
      <p class="hint">{texts.photoPrivate}</p>
      <label class="button ce-file">
        {photo === null || photoUrl.value === null ? texts.choosePhoto : texts.otherPhoto}
        <input
          class="unseen"
          type="file"
          accept="image/*"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </label>
      {hasFailed && (
        <p class="problem" role="alert">
          {texts.noPhoto}
        </p>
      )}
      {photo !== null && (
        <>
          <p class="hint">{texts.photoHint}</p>
          <label class="ce-range">
            {texts.opacity}
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={photo.opacity}
              onInput={(event) => put({ opacity: event.currentTarget.valueAsNumber }, 'opacity')}
            />
          </label>
          <Stepper
            label={texts.photoWidth}
            value={photo.width}
            least={1}
            most={400}
            step={0.5}
            set={(width) => put({ width }, 'width')}
          />
          <Stepper
            label={texts.photoAngle}
            value={photo.angle}
            least={-360}
            most={360}
            set={(angle) => put({ angle }, 'angle')}
          />
          <Stepper
            label={texts.photoAcross}
            value={photo.at[0]}
            least={-400}
            most={400}
            step={0.5}
            set={(x) => put({ at: [x, photo.at[1]] }, 'across')}
          />
          <Stepper
            label={texts.photoDown}
            value={photo.at[1]}
            least={-400}
            most={400}
            step={0.5}
            set={(y) => put({ at: [photo.at[0], y] }, 'down')}
          />
          <button
            type="button"
            class="button small"
            onClick={() => editor.put({ ...editor.draft.peek(), photo: null })}
          >
            {texts.removePhoto}
          </button>
        </>
      )}
    </div>
  );
}
