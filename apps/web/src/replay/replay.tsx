import type { GameRecord } from '@paddock/kernel';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href, stayAt } from '../app/router.ts';
import { FormulaTable, ready } from '../formula/index.ts';
import { formulaWords } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { moreUi } from '../i18n/more/index.ts';
import { formulaKind } from '../session/kind.ts';
import { findRecord } from '../session/records.ts';
import { ReplaySession } from '../session/replay.ts';
import { Controls } from './controls.tsx';
import type { FormulaReplay } from './formula-replay.ts';
import { verdictText } from './verdict.ts';
import './replay.css';

export interface ReplayScreenProps {
  readonly id: string;
  readonly moment: number | null;
}

/** The address follows the slider, but not at every frame. */
const ADDRESS_DELAY_MS = 200;

export function ReplayScreen({ id, moment }: ReplayScreenProps): JSX.Element {
  const [found, setFound] = useState<FormulaReplay | GameRecord | 'missing'>();
  const written = useRef<number | null>(null);
  useEffect(() => {
    let session: FormulaReplay | undefined;
    let isHere = true;
    const show = (record: GameRecord | undefined) => {
      if (!isHere) return;
      if (record === undefined) return setFound('missing');
      session = new ReplaySession(formulaKind, record);
      if (session.timeline.isEmpty) return setFound(record);
      openAt(session, moment);
      setFound(session);
    };
    Promise.all([findRecord(id), ready()]).then(
      ([record]) => show(record),
      () => show(undefined),
    );
    return () => {
      isHere = false;
      session?.close();
    };
  }, [id]);
  useEffect(() => {
    // The address that this screen has written itself is no order to go anywhere.
    if (!(found instanceof ReplaySession) || moment === null || moment === written.current) return;
    found.jumpTo(moment);
  }, [found, moment]);
  useEffect(
    () => (found instanceof ReplaySession ? writeAddress(found, id, written) : undefined),
    [found, id],
  );

  if (found === undefined) return <p class="loading">{ui().loading}</p>;
  if (found instanceof ReplaySession) return <Watched session={found} id={id} />;
  return <NotWatchable record={found === 'missing' ? undefined : found} />;
}

/** At the moment of the link, or where the first race is on its grid; as the first person saw it. */
function openAt(session: FormulaReplay, moment: number | null): void {
  const person = session.seats.peek().findIndex(({ bot }) => bot === undefined);
  if (session.viewers.includes(person)) session.lookAs(person);
  session.jumpTo(moment ?? session.chapters[0]?.position ?? 0);
}

function writeAddress(session: FormulaReplay, id: string, written: { current: number | null }): () => void {
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

function Watched({ session, id }: { readonly session: FormulaReplay; readonly id: string }): JSX.Element {
  const title = `${moreUi().replay.title}: ${formulaWords().title}`;
  return (
    <Page title={title} class="replay">
      <h1 class="unseen">{title}</h1>
      <FormulaTable
        session={session}
        readOnly
        onOpenEntry={(entry) => session.jumpTo(session.timeline.endOf(entry))}
      />
      <Controls session={session} id={id} />
    </Page>
  );
}

/** Not there at all, or wrong from its very head. */
function NotWatchable({ record }: { readonly record: GameRecord | undefined }): JSX.Element {
  const { play, nav } = ui();
  const { replay } = moreUi();
  const title = record === undefined ? play.missing : replay.notVerified;
  const text = record === undefined ? play.missingText : verdictText(record);
  return (
    <Notice title={title} text={text}>
      <a class="button" href={href({ at: 'games' })}>
        {nav.games}
      </a>
    </Notice>
  );
}
