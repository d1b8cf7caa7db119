import { useTexts } from '../../i18n/loaded.tsx';
import type { ViewShape } from '@paddock/kernel';
import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { ui } from '../../i18n/index.ts';
import { api } from '../server/api.ts';
import { problemText } from '../problem-text.ts';
import { isFree, SitDown } from '../room/sit-down.tsx';
import { sitterName } from '../seat-text.ts';
import type { OnlineSession } from '../session/online-session.ts';
import { useCall } from '../use-call.ts';
import { formalities } from './formality.ts';
import type { PlayProps } from './play-props.ts';
import { SeatNewsNotice } from './seat-news.tsx';

interface Props extends PlayProps {
  readonly session: OnlineSession<ViewShape, unknown>;
  /** The code of what the server refused at the end of the game. */
  readonly problem: string | undefined;
  readonly onSeen: () => void;
}

/** What a remote player must know or may do now; one line each, over the top of the table. */
export function Notices({ table, info, kit, session, linkKey, problem, onSeen }: Props): JSX.Element {
  const online = useTexts('online');
  const { play, room, seat } = online;
  const { problem: refused, call } = useCall();
  const you = table.viewer.value;
  const free = info.seats.findIndex(isFree);
  const late = table.isHost.value ? lateSeats(kit, session, you) : [];
  const said =
    problem === undefined ? refused : problemText(online, { code: problem, rule: 'table', params: {} });
  return (
    <div class="notices">
      {table.trouble.value === 'salt-missing' && (
        <p class="notice bad" role="alert">
          {room.saltMissing}
        </p>
      )}
      {table.isShuffling.value && session.toAct.value.length === 1 && (
        <p class="notice" role="status">
          {room.shuffling}
        </p>
      )}
      <SeatNewsNotice news={info.news} />
      {session.isStoodIn.value && !session.now.value.isOver && (
        <div class="notice" role="status">
          <p>{play.stoodIn}</p>
          <button
            type="button"
            class="button lit small"
            onClick={() => void call(() => api.standIn(info.id, false))}
          >
            {play.takeBack}
          </button>
        </div>
      )}
      {you === 'public' && free !== -1 && linkKey !== undefined && info.status === 'running' && (
        <div class="notice" role="status">
          <p>{play.freeSeat(seat(free + 1))}</p>
          <SitDown info={info} seat={free} linkKey={linkKey} />
        </div>
      )}
      {session.isChanging.value && (
        <div class="notice" role="status">
          <p>{play.changing}</p>
          <button type="button" class="button small" onClick={() => session.cancelChange()}>
            {play.keepOld}
          </button>
        </div>
      )}
      {session.canChange.value && hasRealChoice(kit, session) && (
        <div class="notice" role="status">
          <p>{play.changeText}</p>
          <button type="button" class="button small" onClick={() => void session.beginChange()}>
            {play.change}
          </button>
        </div>
      )}
      {late.map((slow) => (
        <div class="notice" key={slow}>
          <button
            type="button"
            class="button small"
            onClick={() => void call(() => api.hurry(info.id, slow))}
          >
            {play.hurry(sitterName(online, info.seats[slow], slow))}
          </button>
        </div>
      ))}
      {info.rematch !== null && (
        <div class="notice" role="status">
          <p>{play.rematchReady}</p>
          <a class="button lit small" href={href({ at: 'table', id: info.rematch, key: linkKey ?? null })}>
            {play.toRematch}
          </a>
        </div>
      )}
      {said !== undefined && (
        <div class="notice bad" role="alert">
          <p>{said}</p>
          {problem !== undefined && (
            <button type="button" class="button bare small" onClick={onSeen}>
              {ui().close}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Others who are waited for and have nothing to decide. */
function lateSeats(kit: GameKitOf, session: Props['session'], you: number | 'public'): readonly number[] {
  const others = session.toAct.value.filter((seat) => seat !== you);
  const isWaiting = you === 'public' || !session.toAct.value.includes(you);
  return isWaiting ? formalities(kit.rules, session.view.value, others) : [];
}

/** Only seats with a real choice: a viewer who was asked the same had one too. */
function hasRealChoice(kit: GameKitOf, session: Props['session']): boolean {
  const toAct = session.toAct.value;
  return formalities(kit.rules, session.view.value, toAct).length < toAct.length;
}

type GameKitOf = PlayProps['kit'];
