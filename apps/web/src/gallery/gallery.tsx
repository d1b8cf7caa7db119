import { CARD_NAMES, TEAMS } from '@paddock/formula';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Car } from '../design/car.tsx';
import { Flag } from '../design/livery-fill.tsx';
import { CardBack, CardFace } from '../formula/cards/card.tsx';
import { Die } from '../formula/board/die.tsx';
import { formulaTable } from '../formula/formula-table.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { RandomSession } from './random-session.ts';
import { SCENES, type SceneName } from './scenes.ts';
import './gallery.css';

/** All components in all their states, on games really played. */
export function GalleryPage(): JSX.Element {
  const asked = new URLSearchParams(location.search).get('scene');
  const first = Object.keys(SCENES).find((name) => name === asked) as SceneName | undefined;
  const [scene, setScene] = useState<SceneName | 'parts'>(first ?? 'parts');
  return (
    <div class={scene === 'parts' ? 'gallery' : 'gallery one'}>
      {first === undefined && (
        <nav class="gallery-nav" aria-label="Scenes">
          {(['parts', ...Object.keys(SCENES)] as (SceneName | 'parts')[]).map((name) => (
            <button
              key={name}
              type="button"
              class="button small"
              aria-pressed={name === scene}
              onClick={() => setScene(name)}
            >
              {name}
            </button>
          ))}
        </nav>
      )}
      {scene === 'parts' ? <Parts /> : <SceneTable key={scene} scene={scene} />}
    </div>
  );
}

const FormulaTable = formulaTable(await loadTexts('table', 'shared', 'formula', 'formulaTexts'));

function SceneTable({ scene }: { readonly scene: SceneName }): JSX.Element {
  const session = useMemo(() => new RandomSession(SCENES[scene]), [scene]);
  const nothing = () => undefined;
  return (
    <main class="gallery-stage">
      <FormulaTable
        session={session}
        readOnly={scene === 'replay'}
        onReplay={nothing}
        onNewGame={nothing}
        onDownload={nothing}
      />
    </main>
  );
}

function Parts(): JSX.Element {
  return (
    <main class="gallery-parts">
      <h2>Cars</h2>
      <div class="gallery-row">
        {(['black', ...TEAMS] as const).flatMap((team) =>
          ['1', '2'].map((label) => (
            <Car key={`${team}${label}`} livery={team} label={label} class="gallery-car" />
          )),
        )}
      </div>
      {(['protanopia', 'deuteranopia', 'grey'] as const).map((eye) => (
        <div key={eye}>
          <h3>{eye}</h3>
          <div class={`gallery-row ${eye}`}>
            {TEAMS.map((team) => (
              <Car key={team} livery={team} label="1" class="gallery-car" />
            ))}
            {TEAMS.map((team) => (
              <Flag key={team} livery={team} />
            ))}
          </div>
        </div>
      ))}
      <EyeFilters />
      <h2>Cards</h2>
      <div class="gallery-row">
        {CARD_NAMES.map((card) => (
          <div key={card} class="gallery-card">
            <CardFace card={card} />
          </div>
        ))}
        <div class="gallery-card">
          <CardBack />
        </div>
      </div>
      <h2>Die</h2>
      <div class="gallery-row">
        {[null, 1, 6, 9, 12].map((face) => (
          <Die key={face} face={face} label={`${face}`} mount={null} />
        ))}
      </div>
      <h2>Buttons</h2>
      <div class="gallery-row">
        <button type="button" class="button lit">
          Confirm
        </button>
        <button type="button" class="button">
          Undo
        </button>
        <button type="button" class="button" aria-disabled="true">
          Confirm
        </button>
        <button type="button" class="button bare">
          Bare
        </button>
        <button type="button" class="button lit big">
          Race now
        </button>
        <span class="chip">chip</span>
      </div>
    </main>
  );
}

/** Machado, Oliveira and Fernandes (2009), severity 1. */
function EyeFilters(): JSX.Element {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter id="protanopia" color-interpolation-filters="linearRGB">
        <feColorMatrix values="0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0" />
      </filter>
      <filter id="deuteranopia" color-interpolation-filters="linearRGB">
        <feColorMatrix values="0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0" />
      </filter>
    </svg>
  );
}
