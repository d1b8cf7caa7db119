import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { Optional } from '../app/boundary.tsx';
import { lazily, spoken } from '../app/lazy.tsx';
import type { TableScreen } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { openGame, type Opened, type PlayedSession } from '../session/games.ts';
import { TableExtras, type Extras } from '../table/extras.ts';
import './play.css';

const NotHere = lazily(async () => {
  const [{ NotHere: Screen }, texts] = await Promise.all([import('../app/not-here.tsx'), loadTexts('more')]);
  return spoken(Screen, texts);
});

const Hint = lazily(
  async () => (await import('../hint/index.ts')).loadHint(),
  () => null,
);

type NotPlayable = Exclude<Opened, { as: 'session' }>;
type Playable = Extract<Opened, { as: 'session' }> & { readonly Table: TableScreen };

async function openTable(id: string, takeOver: boolean): Promise<NotPlayable | Playable> {
  const opened = await openGame(id, takeOver);
  if (opened.as !== 'session') return opened;
  const { Table } = await opened.game.loadTable(opened);
  return { ...opened, Table };
}

interface Props {
  readonly id: string;
  /** Above the table. */
  readonly above?: (session: PlayedSession) => JSX.Element;
}

export function PlayScreen({ id, above }: Props): JSX.Element {
  const [opened, setOpened] = useState<NotPlayable | Playable>();
  const [takeOver, setTakeOver] = useState(false);
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isHere = true;
    openTable(id, takeOver).then(
      (found) => {
        if (found.as === 'session') leave = found.leave;
        if (isHere) setOpened(found);
        else leave?.();
      },
      (error: unknown) => setFailed({ error }),
    );
    return () => {
      isHere = false;
      leave?.();
    };
  }, [id, takeOver]);
  if (failed !== undefined) throw failed.error;
  if (opened === undefined) return <p class="loading">{ui().loading}</p>;
  if (opened.as === 'session') return <Race {...opened} above={above?.(opened.session)} />;
  return <NotHere opened={opened} takeOver={() => setTakeOver(true)} />;
}

function Race({
  session,
  game,
  options,
  content,
  seats,
  endedAt,
  Table,
  above,
}: Playable & { readonly above: JSX.Element | undefined }): JSX.Element {
  const { title } = game.texts(ui());
  const trouble = session.trouble.value;
  const [isHintOpen, setHintOpen] = useState(false);
  const extras = useMemo(
    (): Extras => (session.noteHint ? { hint: () => setHintOpen((wasOpen) => !wasOpen) } : {}),
    [session],
  );
  return (
    <Page title={title} class="play">
      <h1 class="unseen">{title}</h1>
      {above}
      {trouble !== null && (
        <div class="trouble" role="alert">
          <p>{ui().play.troubles[trouble]}</p>
          <button type="button" class="button lit" onClick={() => location.reload()}>
            {ui().play.reload}
          </button>
        </div>
      )}
      <TableExtras.Provider value={extras}>
        <Table
          session={session}
          local={{ session, game: game.name, seats, options, content }}
          endedAt={endedAt}
        />
      </TableExtras.Provider>
      {isHintOpen && (
        <Optional onClose={() => setHintOpen(false)}>
          <Hint
            session={session}
            game={game}
            played={{ options, content }}
            onClose={() => setHintOpen(false)}
          />
        </Optional>
      )}
    </Page>
  );
}
