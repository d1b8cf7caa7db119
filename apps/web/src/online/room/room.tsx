import { useTexts } from '../../i18n/loaded.tsx';
import type { OwnContent } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { lazily, spoken } from '../../app/lazy.tsx';
import { Page } from '../../app/page.tsx';
import { goTo, href } from '../../app/router.ts';
import { ui } from '../../i18n/index.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { asLessonGame } from '../../lessons/as-lesson-game.ts';
import { useLength, useWay } from '../../new-game/use-way.ts';
import { AskTwice } from '../ask-twice.tsx';
import { Chat } from '../chat/chat.tsx';
import { ToldReactions } from '../chat/shown-reactions.tsx';
import type { Reading } from '../chat/reading.ts';
import { clockText } from '../clock-text.ts';
import { api } from '../server/api.ts';
import { useLevels } from '../server/levels.ts';
import type { GameKit } from '../kit.ts';
import { Problem } from '../problem.tsx';
import type { AtTable } from '../session/at-table.ts';
import { LinkCode } from '../share-link.tsx';
import { useCall } from '../use-call.ts';
import { QuickStart } from './quick-start.tsx';
import { Invite, inviteLink } from './invite.tsx';
import { SeatList } from './seat-list.tsx';

/** Whose deck and circuit it is, before anybody sits down. */
const BroughtThings = lazily(
  async () =>
    spoken(
      (await import('../../shelf/brought-things.tsx')).BroughtThings,
      await loadTexts('shelf', 'content'),
    ),
  () => null,
);

interface Props {
  readonly table: AtTable;
  readonly info: TableInfo;
  readonly kit: GameKit;
  readonly reading: Reading;
  readonly linkKey: string | undefined;
}

/** Before the game: who sits where, how friends come, and the start. */
export function Room({ table, info, kit, reading, linkKey }: Props): JSX.Element {
  const { chat, room } = useTexts('online');
  const { setup } = useTexts('more');
  const link = inviteLink(info, linkKey);
  return (
    <Page title={kit.game.texts(ui()).title} class="page room">
      <header class="stack-s">
        <h1>{kit.game.texts(ui()).title}</h1>
        <Agreed info={info} kit={kit} content={table.content.value} />
        {table.content.value !== undefined && <BroughtThings content={table.content.value} />}
        {asLessonGame(info.game) !== undefined && (
          <a class="room-learn" href={href({ at: 'learn', game: info.game, isRace: false })}>
            {setup.learn}
          </a>
        )}
      </header>
      <div class="room-columns">
        <div class="stack">
          <SeatList
            table={table}
            info={info}
            reading={reading}
            linkKey={linkKey}
            levels={useLevels(kit.form)}
          />
          <Begin table={table} info={info} />
        </div>
        <div class="stack">
          <Invite info={info} linkKey={linkKey} />
          <section class="stack-s">
            <h2>{chat.title}</h2>
            <Chat table={table} reading={reading} />
          </section>
          {link !== undefined && <LinkCode link={link} />}
        </div>
      </div>
      <ToldReactions table={table} reading={reading} />
      <p class="quiet" role="status">
        {info.watching > 0 && room.watching(info.watching)}
      </p>
    </Page>
  );
}

/** What is played here, in a few words. */
interface AgreedProps extends Pick<Props, 'info' | 'kit'> {
  readonly content: OwnContent | undefined;
}

export function Agreed({ info, kit, content }: AgreedProps): JSX.Element {
  const { room, clock } = useTexts('online');
  const { length: players } = info.seats;
  const names = info.seats.map(({ name }) => name ?? '');
  const people = info.seats.filter(({ plan }) => plan.kind !== 'bot').length;
  const { name: game } = kit.game;
  const lines = [
    ...useWay(game, names, info.options, content).split(' · '),
    useLength(game, players, people, info.options, content),
    clockText(clock, info.clock),
    info.isPublic ? room.isPublic : room.isByLink,
    info.isRated === true ? room.rated : '',
  ].filter((line) => line !== '');
  return (
    <ul class="agreed" aria-label={room.agreed}>
      {lines.map((line) => (
        <li class="chip" key={line}>
          {line}
        </li>
      ))}
    </ul>
  );
}

function Begin({ table, info }: Pick<Props, 'table' | 'info'>): JSX.Element {
  const { room } = useTexts('online');
  const { problem, call } = useCall();
  const free = info.seats.filter(({ name }) => name === null).length;
  const isSeated = table.viewer.value !== 'public';
  const close = async () => {
    const done = await call(() => api.close(info.id));
    if (done !== undefined) goTo({ at: 'online' });
  };
  const leave = async () => {
    const isQuick = info.startsIn !== undefined;
    const done = await call(() => api.leave(info.id));
    // The last to leave a quick table closes it.
    if (done !== undefined && isQuick) goTo({ at: 'online' });
  };
  return (
    <div class="room-begin stack-s">
      {info.startsWhenFull && <p>{room.startsWhenFull}</p>}
      <QuickStart info={info} />
      <p class="lead" role="status">
        {info.isStarting && room.shuffling}
      </p>
      {info.isStarting ? null : table.isHost.value ? (
        <button type="button" class="button lit big" onClick={() => void call(() => api.start(info.id))}>
          {free === 0 ? room.start : room.startWithBots(free)}
        </button>
      ) : (
        !info.startsWhenFull &&
        info.startsIn === undefined && <p class="lead">{room.waitForHost(info.hostName)}</p>
      )}
      <div class="row">
        {isSeated && (
          <button type="button" class="button bare" onClick={() => void leave()}>
            {room.leave}
          </button>
        )}
        {table.isHost.value && info.startsIn === undefined && (
          <AskTwice
            label={room.close}
            sure={room.closeSure}
            yes={room.closeYes}
            no={room.keep}
            onYes={() => void close()}
          />
        )}
      </div>
      <Problem text={problem} />
    </div>
  );
}
