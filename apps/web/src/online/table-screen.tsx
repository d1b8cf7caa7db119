import type { OwnContent, Refusal } from '@paddock/kernel';
import { LINK_KEY, TABLE_ID } from '@paddock/protocol';
import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { Reading } from './chat/reading.ts';
import { loadKit, type GameKit } from './kit.ts';
import { keepKey, linksOf } from './server/links.ts';
import { PlayTable } from './play/play-table.tsx';
import { problemText, serverReason } from './problem-text.ts';
import { Online } from './reach.tsx';
import { Room } from './room/room.tsx';
import { AtTable } from './session/at-table.ts';

interface Props {
  readonly id: string;
  readonly linkKey: string | null;
}

export function TableScreen(props: Props): JSX.Element {
  return <Online>{() => (isWhole(props) ? <Table {...props} /> : <Gone />)}</Online>;
}

/** A link that lost its end on the way leads nowhere. */
function isWhole({ id, linkKey }: Props): boolean {
  return TABLE_ID.test(id) && (linkKey === null || LINK_KEY.test(linkKey));
}

function Gone(): JSX.Element {
  const { room } = useTexts('online');
  return <Nowhere title={room.gone} text={room.goneText} />;
}

interface Seen {
  readonly table: AtTable;
  readonly reading: Reading;
}

function Table({ id, linkKey }: Props): JSX.Element {
  const online = useTexts('online');
  const spoken = useRef(online);
  spoken.current = online;
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    // Who leaves their seat goes on seeing the table by the link that they came by, or made.
    const key = linkKey ?? linksOf(id)?.key;
    const table = new AtTable(id, key, (refusal) => serverReason(spoken.current, refusal));
    const reading = new Reading(table.chat);
    setSeen({ table, reading });
    return () => {
      reading.end();
      table.leave();
    };
  }, [id, linkKey]);
  if (seen === undefined) return <p class="loading">{ui().loading}</p>;
  return <Followed {...seen} linkKey={linkKey ?? undefined} />;
}

function Followed({ table, reading, linkKey }: Seen & { readonly linkKey: string | undefined }): JSX.Element {
  const { room, problems } = useTexts('online');
  const info = table.info.value;
  const kit = useKit(info?.game, table.content.value);
  const isKnown = info !== null;
  useEffect(() => {
    if (isKnown && linkKey !== undefined) keepKey(table.id, linkKey);
  }, [isKnown]);
  if (table.trouble.value === 'gone') return <Gone />;
  if (table.trouble.value === 'barred')
    return <Nowhere title={room.notShown} text={problems['not-available']} />;
  const problem = table.problem.value;
  if (info === null && problem !== null) return <Refused problem={problem} />;
  if (kit === 'unknown') return <Nowhere title={room.unknownGame} text={room.unknownGameText} />;
  if (info === null || kit === undefined) return <p class="loading">{ui().loading}</p>;
  const props = { table, info, kit, reading, linkKey };
  switch (info.status) {
    case 'closed':
      return <Nowhere title={room.closed} text={room.closedText} />;
    case 'open':
      return <Room {...props} />;
    case 'running':
    case 'over':
      return table.session.value === null ? <p class="loading">{ui().loading}</p> : <PlayTable {...props} />;
  }
}

function useKit(game: string | undefined, content: OwnContent | undefined): GameKit | 'unknown' | undefined {
  const [kit, setKit] = useState<GameKit | 'unknown'>();
  useEffect(() => {
    if (game === undefined) return;
    void loadKit(game, content).then((loaded) => setKit(loaded ?? 'unknown'));
  }, [game, content]);
  return kit;
}

function Refused({ problem }: { readonly problem: Refusal }): JSX.Element {
  const online = useTexts('online');
  return (
    <Notice title={online.room.notShown} text={problemText(online, problem)}>
      <button type="button" class="button lit" onClick={() => location.reload()}>
        {ui().play.reload}
      </button>
    </Notice>
  );
}

function Nowhere({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <Notice title={title} text={text}>
      <a class="button lit" href={href({ at: 'online' })}>
        {useTexts('online').back}
      </a>
    </Notice>
  );
}
