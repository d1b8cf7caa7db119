import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { FormulaTable, ready } from '../formula/index.ts';
import { formulaWords } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { openGame, type FormulaSession, type Opened } from '../session/games.ts';
import { downloadRecord } from '../session/records.ts';
import './play.css';

export function PlayScreen({ id }: { readonly id: string }): JSX.Element {
  const [opened, setOpened] = useState<Opened>();
  const [takeOver, setTakeOver] = useState(false);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isHere = true;
    void Promise.all([openGame(id, takeOver), ready()]).then(([found]) => {
      if (found.as === 'session') leave = found.leave;
      if (isHere) setOpened(found);
      else leave?.();
    });
    return () => {
      isHere = false;
      leave?.();
    };
  }, [id, takeOver]);
  if (opened === undefined) return <p class="loading">{ui().loading}</p>;
  if (opened.as === 'session') return <Race session={opened.session} />;
  return <NotHere opened={opened} takeOver={() => setTakeOver(true)} />;
}

function Race({ session }: { readonly session: FormulaSession }): JSX.Element {
  const trouble = session.trouble.value;
  return (
    <Page title={formulaWords().title} class="play">
      <h1 class="unseen">{formulaWords().title}</h1>
      {trouble !== null && (
        <div class="trouble" role="alert">
          <p>{ui().play.troubles[trouble]}</p>
          <button type="button" class="button lit" onClick={() => location.reload()}>
            {ui().play.reload}
          </button>
        </div>
      )}
      <FormulaTable
        session={session}
        onReplay={() => goTo({ at: 'replay', id: session.match, moment: null })}
        onNewSeason={() => goTo({ at: 'new' })}
        onDownload={() => downloadRecord(session.record())}
      />
    </Page>
  );
}

interface NotHereProps {
  readonly opened: Exclude<Opened, { as: 'session' }>;
  readonly takeOver: () => void;
}

function NotHere({ opened, takeOver }: NotHereProps): JSX.Element {
  const { play, nav, tryAgain } = ui();
  const games = (
    <a class="button" href={href({ at: 'games' })}>
      {nav.games}
    </a>
  );
  switch (opened.as) {
    case 'missing':
      return (
        <Notice title={play.missing} text={play.missingText}>
          {games}
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice title={play.elsewhere} text={play.elsewhereText}>
          <button type="button" class="button lit" onClick={takeOver}>
            {play.useHere}
          </button>
          {games}
        </Notice>
      );
    case 'no-storage':
      return (
        <Notice title={play.noStorage} text={play.noStorageText}>
          <button type="button" class="button lit" onClick={() => location.reload()}>
            {tryAgain}
          </button>
        </Notice>
      );
    case 'damaged':
      return (
        <Notice title={play.damaged(opened.entry + 1)} text={play.damagedText}>
          {games}
        </Notice>
      );
  }
}
