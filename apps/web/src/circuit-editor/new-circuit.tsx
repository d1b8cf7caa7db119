import { circuitName, CIRCUIT_IDS, CIRCUITS, type TrackFile } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { stayAt } from '../app/router.ts';
import { lang } from '../app/settings.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { SHELF_ADDRESS } from '../shelf/address.ts';
import { newThingId } from '../shelf/keep-thing.ts';
import { putOnShelf } from '../shelf/shelf.ts';
import { sketchOf } from './draw/sketch.ts';
import { copyOf, oval } from './edit/starts.ts';
import { firstTab } from './first-tab.ts';
import './circuit-editor.css';

/** Where a new circuit starts from. */
export function NewCircuit(): JSX.Element {
  const texts = useTexts('circuitEditor');
  const [hasFailed, setFailed] = useState(false);
  const own = (name = texts.ownName) => ({ id: newThingId('track'), name, note: texts.ownNote });
  const begin = (file: TrackFile, isTraced = false) => {
    putOnShelf({ id: file.id, kind: 'track', value: { ...file } }).then(
      () => {
        if (isTraced) firstTab.set(file.id, 'photo');
        stayAt({ at: 'box', path: `track/${file.id}` });
      },
      () => setFailed(true),
    );
  };
  const plain = oval(own());
  return (
    <Page title={texts.newTitle}>
      <h1>{texts.newTitle}</h1>
      <p class="lead">{texts.newLead}</p>
      {hasFailed && (
        <p class="problem" role="alert">
          {ui().play.noStorage}. {ui().play.noStorageText}
        </p>
      )}
      <ul class="ce-starts">
        <Start label={texts.startTrace} text={texts.startTraceText} act={() => begin(oval(own()), true)} />
        <Start
          label={texts.startOval}
          text={texts.startOvalText}
          file={plain}
          act={() => begin(oval(own()))}
        />
        {CIRCUIT_IDS.map((id) => {
          const name = circuitName(id, lang.value);
          return (
            <Start
              key={id}
              label={texts.startCopy(name)}
              text={texts.startCopyText}
              file={CIRCUITS[id]}
              act={() => begin(copyOf(CIRCUITS[id], own(texts.copyName(name).slice(0, 40))))}
            />
          );
        })}
      </ul>
      <p>
        <a href={SHELF_ADDRESS}>{texts.toShelf}</a>
      </p>
    </Page>
  );
}

interface StartProps {
  readonly label: string;
  readonly text: string;
  readonly file?: TrackFile;
  readonly act: () => void;
}

function Start({ label, text, file, act }: StartProps): JSX.Element {
  const { road = '', viewBox } = file === undefined ? {} : sketchOf(file).picture;
  const box = viewBox ?? { x: -100, y: -60, width: 200, height: 120 };
  return (
    <li>
      <button type="button" class="ce-start" onClick={act}>
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
          {file === undefined ? (
            <path class="ce-start-trace" d="M-70 30C-60 -60 -10 -40 0 0S60 50 75 -35" />
          ) : (
            <path class="ce-start-road" d={road} fill-rule="evenodd" />
          )}
        </svg>
        <strong>{label}</strong>
        <span class="hint">{text}</span>
      </button>
    </li>
  );
}
