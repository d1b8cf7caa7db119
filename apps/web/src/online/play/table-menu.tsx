import { useTexts } from '../../i18n/loaded.tsx';
import type { Seat, ViewShape } from '@paddock/kernel';
import type { JSX } from 'preact';
import { goTo, href } from '../../app/router.ts';
import { Dialog } from '../../design/panels/dialog.tsx';
import { ui } from '../../i18n/index.ts';
import { ReportOrBlock } from '../../moderation/report-or-block.tsx';
import { AskTwice } from '../ask-twice.tsx';
import { api } from '../server/api.ts';
import { keepSeatKey } from '../server/links.ts';
import { Problem } from '../problem.tsx';
import { Agreed } from '../room/room.tsx';
import { Invite } from '../room/invite.tsx';
import { SeatFace } from '../room/seat-list.tsx';
import { isFree, SitDown } from '../room/sit-down.tsx';
import { isAutomas, sitterName } from '../seat-text.ts';
import type { OnlineSession } from '../session/online-session.ts';
import { useCall, type Calling } from '../use-call.ts';
import { downloadReport } from './report.ts';
import type { PlayProps } from './play-props.ts';

interface Props extends PlayProps {
  readonly session: OnlineSession<ViewShape, unknown>;
  readonly onSince: () => void;
  readonly onClose: () => void;
}

/** All that can be done at a table besides playing. */
export function TableMenu(props: Props): JSX.Element {
  const { table, info, kit, session, linkKey, onSince, onClose } = props;
  const { play, room } = useTexts('online');
  const calling = useCall();
  const { problem, call } = calling;
  const you = table.viewer.value;
  const isOver = session.now.value.isOver;
  const isPlaying = you !== 'public' && !isOver;
  const leave = async () => {
    const done = await call(() => api.leave(info.id));
    if (done !== undefined) goTo({ at: 'online' });
  };
  const letPlay = async () => {
    const done = await call(() => api.standIn(info.id, true));
    if (done !== undefined) onClose();
  };
  return (
    <Dialog title={play.menu} closeLabel={ui().close} onClose={onClose}>
      <div class="stack table-menu">
        <Agreed info={info} kit={kit} content={table.content.value} />
        {you === 'public' && <p>{play.watching}</p>}
        <ol class="room-seats">
          {info.seats.map((seat, number) => (
            <li key={number} class="panel room-seat">
              <SeatFace info={info} seat={seat} number={number} isYou={number === you} />
              {you === 'public' && !isOver && isFree(seat) && (
                <SitDown info={info} seat={number} linkKey={linkKey} />
              )}
              {table.isHost.value && number !== you && !isOver && (
                <HostTools {...props} calling={calling} seat={number} />
              )}
            </li>
          ))}
        </ol>
        {info.watching > 0 && <p class="quiet">{room.watching(info.watching)}</p>}
        <Problem text={problem} />
        <div class="row">
          {you !== 'public' && (
            <button type="button" class="button menu-since" onClick={onSince}>
              {play.since}
            </button>
          )}
          {isPlaying && !session.isStoodIn.value && (
            <button type="button" class="button" onClick={() => void letPlay()}>
              {play.letPlay}
            </button>
          )}
          <button
            type="button"
            class="button"
            title={play.reportText}
            onClick={() => void call(() => downloadReport(info.id, linkKey))}
          >
            {play.report}
          </button>
          <ReportOrBlock table={table} />
        </div>
        {isPlaying && info.clock.kind === 'days' && (
          <p>
            <a href={href({ at: 'club', path: 'notices' })}>{play.tellMe}</a>
          </p>
        )}
        {isPlaying && (
          <div class="row">
            <AskTwice
              label={play.leave}
              sure={room.leaveSure}
              yes={room.leaveYes}
              no={room.stay}
              onYes={() => void leave()}
            />
          </div>
        )}
        <Invite info={info} linkKey={linkKey} />
      </div>
    </Dialog>
  );
}

interface HostProps extends Props {
  readonly calling: Calling;
  readonly seat: Seat;
}

/** A seat whose person has gone can be given to a bot or to somebody else; a bot’s, to a friend who comes late. */
function HostTools({ info, kit, calling, seat }: HostProps): JSX.Element | null {
  const online = useTexts('online');
  const { play, room } = online;
  const at = info.seats[seat];
  if (at === undefined || isAutomas(info, seat)) return null;
  const isBots = at.plan.kind === 'bot' && at.standIn === null;
  const name = sitterName(online, at, seat);
  const give = (kind: 'bot' | 'reserved') =>
    calling.call(async () => {
      const plan = kind === 'bot' ? { kind, level: at.standIn ?? kit.bots.standIn } : { kind };
      return api.planSeat(info.id, seat, plan);
    });
  const free = async () => {
    const done = await give('reserved');
    if (done !== undefined && done.key !== null) keepSeatKey(info.id, seat, done.key);
  };
  return (
    <div class="row">
      {at.name !== null && at.plan.kind !== 'bot' && (
        <AskTwice
          label={play.replaceBy(name)}
          sure={play.replaceText}
          yes={play.replaceBy(name)}
          no={room.keep}
          onYes={() => void give('bot')}
        />
      )}
      {(at.name === null || at.plan.kind === 'bot') && (
        <button type="button" class="button small" onClick={() => void free()}>
          {isBots ? play.letFriend : play.giveSeat}
        </button>
      )}
      {at.plan.kind === 'reserved' && at.name === null && (
        <button type="button" class="button small" onClick={() => void give('bot')}>
          {play.leaveToBot}
        </button>
      )}
    </div>
  );
}
