import { useTexts } from '../i18n/loaded.tsx';
import { TABLE_ID } from '@paddock/protocol';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href, stayAt } from '../app/router.ts';
import { findGame } from '../game/find-game.ts';
import type { PageGame, TableScreen } from '../game/page-game.ts';
import { playedIn } from './played-in.ts';
import { GAMES } from '../games.ts';
import type { FormWords } from '../new-game/form.ts';
import { ui } from '../i18n/index.ts';
import { loadTexts, type Texts } from '../i18n/texts.ts';
import { findRecord } from '../my-games/records.ts';
import { isPacked, unpackRecord, type LinkProblem } from '../share/unpack-record.ts';
import { ReplaySession, type AnyReplay } from './replay-session.ts';
import { Controls } from './controls.tsx';
import { FromLink, linkProblemText } from './from-link.tsx';
import { verdictText } from './verdict.ts';
import './replay.css';

export interface ReplayScreenProps {
  readonly id: string;
  readonly moment: number | null;
}

/** The address follows the slider, but not at every frame. */
const ADDRESS_DELAY_MS = 200;

/** A record laid out; one that is wrong from its very head has nothing to show. */
interface Watchable {
  readonly game: PageGame;
  /** Say why an entry was refused. */
  readonly words: () => FormWords;
  readonly session: AnyReplay;
  readonly Table: TableScreen;
}

/** Not there at all, or a link that holds no record. */
type Missing = 'missing' | LinkProblem;

async function openRecord(id: string): Promise<Watchable | Missing> {
  const record = isPacked(id) ? await unpackRecord(id) : await findRecord(id).catch(() => undefined);
  if (record === undefined) return 'missing';
  if ('code' in record) return record;
  // A record of a game that nobody here knows: any game's referee can say so.
  const game = findGame(record.game) ?? GAMES[0];
  const [{ game: kind, Table }, { words }, texts] = await Promise.all([
    game.loadTable(playedIn(record)),
    game.loadForm(),
    loadTexts('records'),
  ]);
  const session = new ReplaySession(kind, record, (seat) => texts.records.former(seat));
  return { game, words, Table, session };
}

export function ReplayScreen({ id, moment }: ReplayScreenProps): JSX.Element {
  const [found, setFound] = useState<Watchable | Missing>();
  const written = useRef<number | null>(null);
  const session = isWatchable(found) ? found.session : undefined;
  useEffect(() => {
    let isHere = true;
    void openRecord(id).then((opened) => {
      if (!isHere) return;
      if (isWatchable(opened)) openAt(opened.session, moment);
      setFound(opened);
    });
    return () => {
      isHere = false;
    };
  }, [id]);
  useEffect(() => () => session?.close(), [session]);
  useEffect(() => {
    // This screen wrote the address itself: nothing to jump to.
    if (session === undefined || moment === null || moment === written.current) return;
    session.jumpTo(moment);
  }, [session, moment]);
  useEffect(() => (session === undefined ? undefined : writeAddress(session, id, written)), [session, id]);

  if (found === undefined) return <p class="loading">{ui().loading}</p>;
  if (!isWatchable(found)) return <NotWatchable found={found} />;
  return <Watched {...found} id={id} />;
}

function isWatchable(found: Watchable | Missing | undefined): found is Watchable {
  return typeof found === 'object' && 'session' in found && !found.session.timeline.isEmpty;
}

/** At the moment of the link, or where the first race is on its grid; as the first person saw it. */
function openAt(session: AnyReplay, moment: number | null): void {
  const person = session.seats.peek().findIndex(({ bot }) => bot === undefined);
  if (session.viewers.includes(person)) session.lookAs(person);
  session.jumpTo(moment ?? session.chapters[0]?.position ?? 0);
}

function writeAddress(session: AnyReplay, id: string, written: { current: number | null }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const moment = session.position.value;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Somebody may be on the way to another page already.
      if (!location.hash.startsWith(href({ at: 'replay', id, moment: null }))) return;
      written.current = moment;
      stayAt({ at: 'replay', id, moment });
    }, ADDRESS_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function Watched({ session, game, words, Table, id }: Watchable & { readonly id: string }): JSX.Element {
  const title = useTexts('shared').labelled(useTexts('more').replay.title, game.texts(ui()).title);
  return (
    <Page title={title} class="replay">
      <h1 class="unseen">{title}</h1>
      <Table
        session={session}
        readOnly
        onOpenEntry={(entry) => session.jumpTo(session.timeline.endOf(entry))}
      />
      {(isPacked(id) || TABLE_ID.test(id)) && <FromLink timeline={session.timeline} />}
      <Controls session={session} game={game} words={words} id={id} />
    </Page>
  );
}

/** Not there at all, wrong from its very head, or not begun. */
function NotWatchable({ found }: { readonly found: Watchable | Missing }): JSX.Element {
  const { nav } = ui();
  const more = useTexts('more');
  const shared = useTexts('shared');
  const records = useTexts('records');
  const ending = useTexts('ending');
  const { title, text } = whyNot(found, { more, shared, records, ending });
  return (
    <Notice title={title} text={text}>
      <a class="button" href={href({ at: 'games' })}>
        {nav.games}
      </a>
    </Notice>
  );
}

function whyNot(
  found: Watchable | Missing,
  texts: Texts<'more' | 'shared' | 'records' | 'ending'>,
): { readonly title: string; readonly text: string } {
  const { replay, play } = texts.more;
  if (found === 'missing') return { title: play.missing, text: play.missingText };
  if ('code' in found) return { title: texts.ending.link.bad, text: linkProblemText(texts, found) };
  const { record, verdict } = found.session.timeline;
  if (verdict.ok) return { title: replay.nothingYet, text: replay.nothingYetText };
  return { title: replay.notVerified, text: verdictText(texts, found.words(), record, verdict) };
}
