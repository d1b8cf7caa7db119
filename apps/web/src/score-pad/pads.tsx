import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { padAddress, sheetAddress } from './address.ts';
import { keepPad, keptPads, removePad } from './kept.ts';
import { isFinished, newDownforcePad, newFormulaPad, type Pad } from './pad.ts';
import { useNames } from './players.tsx';

const GAMES = ['downforce', 'formula'] as const;
const NOBODY_YET = ['', '', '', ''];

/** All pads of this device, a new one, and the sheets for who prefers a pencil. */
export function Pads(): JSX.Element {
  const texts = useTexts('scorePad');
  const [pads, setPads] = useState(keptPads);
  const [isRefused, setRefused] = useState(false);
  const start = (game: (typeof GAMES)[number]) => {
    const make = game === 'downforce' ? newDownforcePad : newFormulaPad;
    const pad = make(NOBODY_YET, Date.now());
    if (keepPad(pad)) goTo({ at: 'score', path: pad.id });
    else setRefused(true);
  };
  return (
    <Page title={texts.title} class="page pad">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <div class="pad-doors">
        {GAMES.map((game) => (
          <div key={game} class="panel pad-part">
            <button type="button" class="button lit" onClick={() => start(game)}>
              {texts.start[game]}
            </button>
            <p class="quiet">{texts.startText[game]}</p>
          </div>
        ))}
      </div>
      {isRefused && (
        <p class="problem" role="alert">
          {texts.notKept}
        </p>
      )}
      <section aria-labelledby="pad-list" class="stack">
        <h2 id="pad-list">{texts.pads}</h2>
        {pads.length === 0 ? (
          <p class="quiet">{texts.none}</p>
        ) : (
          <ul class="pad-list">
            {pads.map((pad) => (
              <Row
                key={pad.id}
                pad={pad}
                onRemove={() => {
                  removePad(pad.id);
                  setPads(keptPads());
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="pad-sheets" class="stack">
        <h2 id="pad-sheets">{texts.sheets}</h2>
        <p class="quiet">{texts.sheetsText}</p>
        <div class="row">
          {GAMES.map((game) => (
            <a key={game} class="button" href={sheetAddress(game)}>
              {texts.sheetOf[game]}
            </a>
          ))}
        </div>
      </section>
    </Page>
  );
}

function Row({ pad, onRemove }: { readonly pad: Pad; readonly onRemove: () => void }): JSX.Element {
  const texts = useTexts('scorePad');
  const shared = useTexts('shared');
  const names = shared.and(useNames(pad));
  const [isAsked, setAsked] = useState(false);
  return (
    <li class="panel">
      <a class="pad-row" href={padAddress(pad.id)}>
        <strong>{titleOf(pad.game)}</strong>
        <span>{names}</span>
        <span class="quiet">
          {dateText(pad.made, { dateStyle: 'medium' })}
          {!isFinished(pad) && ` · ${texts.underWay}`}
        </span>
      </a>
      {isAsked ? (
        <div class="pad-ask">
          <p>{texts.removeSure(names)}</p>
          <div class="row">
            <button type="button" class="button small" onClick={onRemove}>
              {texts.remove}
            </button>
            <button type="button" class="button small lit" onClick={() => setAsked(false)}>
              {texts.keep}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          class="button bare icon"
          aria-label={texts.remove}
          onClick={() => setAsked(true)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </li>
  );
}
