import { useTexts } from '../../i18n/loaded.tsx';
import { isRefusal } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazily, spoken } from '../../app/lazy.tsx';
import { Page } from '../../app/page.tsx';
import { goTo } from '../../app/router.ts';
import { replayLink } from '../table-link.ts';
import { ui } from '../../i18n/index.ts';
import { loadTexts } from '../../i18n/texts.ts';
import '../../play/play.css';
import { downloadRecord } from '../../session/records/download.ts';
import { keepRecord } from '../../my-games/records.ts';
import { TableExtras, type Extras } from '../../table/extras.ts';
import { api } from '../server/api.ts';
import { newsText } from '../seat-text.ts';
import { linksOf } from '../server/links.ts';
import { SeatReaction, ToldReactions } from '../chat/shown-reactions.tsx';
import { ChatDrawer } from './chat-drawer.tsx';
import { withNotes } from './log-notes.ts';
import { Notices } from './notices.tsx';
import type { PlayProps } from './play-props.ts';
import { SeatExtra } from './seat-extra.tsx';
import { SinceLastTurn } from './since.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableTools } from './table-tools.tsx';
import { WatchingLine } from './watching-line.tsx';
import { useTurnCall } from './use-turn-call.ts';

/** Only after a rated game. */
const RatingChange = lazily(
  async () =>
    spoken((await import('../../ratings/rating-change.tsx')).RatingChange, await loadTexts('ratings')),
  () => <p class="rating-change" />,
);

type Sheet = 'chat' | 'menu' | 'since' | null;

/** The game's own table, with what friends far away need around it. */
export function PlayTable(props: PlayProps): JSX.Element | null {
  const online = useTexts('online');
  const { table, info, kit, reading, linkKey } = props;
  const session = table.session.value;
  const [sheet, setSheet] = useState<Sheet>(null);
  const [problem, setProblem] = useState<string>();
  useTurnCall(table);
  const key = linkKey ?? linksOf(info.id)?.key;
  const viewer = table.viewer.value;
  const isWatching = viewer === 'public';
  const extras = useMemo(
    (): Extras => ({
      tools: () => (
        <TableTools
          reading={reading}
          isChatOpen={sheet === 'chat'}
          onChat={() => setSheet((open) => (open === 'chat' ? null : 'chat'))}
          onMenu={() => setSheet('menu')}
        />
      ),
      notices: () =>
        session === null ? null : (
          <Notices
            {...props}
            session={session}
            linkKey={key}
            problem={problem}
            onSeen={() => setProblem(undefined)}
          />
        ),
      ending: () =>
        info.isRated === true && (
          <RatingChange
            table={info.id}
            game={info.game}
            linkKey={key}
            seat={viewer === 'public' ? undefined : viewer}
          />
        ),
      seat: (seat) => (
        <>
          <SeatExtra table={table} seat={seat} />
          <SeatReaction table={table} reading={reading} seat={seat} />
        </>
      ),
      log: (items) =>
        withNotes(
          items,
          info.news.map((news) => ({ entry: news.entry, text: newsText(online, news) })),
        ),
    }),
    [table, viewer, reading, sheet, info, kit, session, key, problem, online],
  );
  useEffect(() => {
    document.documentElement.classList.add('whole');
    return () => document.documentElement.classList.remove('whole');
  }, []);
  const missed = session?.missed.value ?? null;
  useEffect(() => {
    const look = () => session?.seenAll();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
  if (session === null) return null;

  const { Table } = kit;
  const withRecord = async (use: (record: Parameters<typeof downloadRecord>[0]) => void | Promise<void>) => {
    const record = await api.record(info.id, key);
    if (isRefusal(record)) setProblem(record.code);
    else await use(record);
  };
  const fetchRecord = async () => {
    const record = await api.record(info.id, key);
    return isRefusal(record) ? undefined : record;
  };
  const replay = () =>
    withRecord(async (record) =>
      goTo({ at: 'replay', id: await keepRecord(record, Date.now()), moment: null }),
    );
  const review = () =>
    withRecord(async (record) =>
      goTo({ at: 'review', id: await keepRecord(record, Date.now()), moment: null }),
    );
  const again = async () => {
    const next = await api.rematch(info.id);
    if (isRefusal(next)) setProblem(next.code);
    else goTo({ at: 'table', id: next.table, key: key ?? null });
  };
  return (
    <Page
      title={kit.game.texts(ui()).title}
      class={isWatching ? 'play online-play watching' : 'play online-play'}
    >
      <h1 class="unseen">{kit.game.texts(ui()).title}</h1>
      <TableExtras.Provider value={extras}>
        <Table
          session={session}
          readOnly={isWatching}
          onReplay={() => void replay()}
          onReview={() => void review()}
          onNewGame={isWatching || info.rematch !== null ? undefined : again}
          onDownload={() => void withRecord(downloadRecord)}
          fetchRecord={fetchRecord}
          link={info.isPublic ? replayLink(info.id) : undefined}
        />
      </TableExtras.Provider>
      {isWatching && info.status === 'running' && <WatchingLine info={info} />}
      <ToldReactions table={table} reading={reading} />
      {sheet === 'chat' && <ChatDrawer table={table} reading={reading} onClose={() => setSheet(null)} />}
      {sheet === 'menu' && (
        <TableMenu
          {...props}
          session={session}
          onSince={() => setSheet('since')}
          onClose={() => setSheet(null)}
        />
      )}
      {(missed !== null || sheet === 'since') && (
        <SinceLastTurn
          key={missed === null ? 'asked' : `${missed.from} ${missed.to}`}
          session={session}
          kit={kit}
          stretch={missed ?? session.sinceLastTurn()}
          isAsked={missed === null}
          onClose={() => {
            session.forgetMissed();
            setSheet(null);
          }}
        />
      )}
    </Page>
  );
}
