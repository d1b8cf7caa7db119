import { useTexts } from '../../i18n/loaded.tsx';
import type { Seat } from '@paddock/kernel';
import type { SeatInfo, TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { AskTwice } from '../ask-twice.tsx';
import type { Reading } from '../chat/reading.ts';
import { SeatReaction } from '../chat/shown-reactions.tsx';
import { api } from '../server/api.ts';
import { keepSeatKey } from '../server/links.ts';
import { Problem } from '../problem.tsx';
import { botSays, botText, isAutomas } from '../seat-text.ts';
import type { AtTable } from '../session/at-table.ts';
import { useCall } from '../use-call.ts';
import { botsApi } from '../../own-bots/api.ts';
import { SeatOwnBot } from '../../own-bots/seat-own-bot.tsx';
import { useOwnBots } from '../../own-bots/use-own-bots.ts';
import { ownBotIn, planOf, purposeOf } from './purpose.ts';
import { SeatPurpose } from './seat-purpose.tsx';
import { isFree, SitDown } from './sit-down.tsx';

interface Props {
  readonly table: AtTable;
  readonly info: TableInfo;
  readonly reading: Reading;
  /** The key that somebody came with. */
  readonly linkKey: string | undefined;
  readonly levels: readonly string[];
}

/** Who sits where before the game. */
export function SeatList({ table, info, reading, linkKey, levels }: Props): JSX.Element {
  const online = useTexts('online');
  const { room } = online;
  const { problem, call } = useCall();
  const plan = async (seat: Seat, purpose: string) => {
    const bot = ownBotIn(purpose);
    if (bot !== undefined) return seatOwn(seat, bot);
    const done = await call(() => api.planSeat(info.id, seat, planOf(purpose)));
    if (done !== undefined && done.key !== null) keepSeatKey(info.id, seat, done.key);
  };
  const seatOwn = async (seat: Seat, bot: string) =>
    void (await call(() => botsApi.seat(info.id, bot, seat)));
  const you = table.viewer.value;
  // A quick table has no host before it starts, and its seats are for people.
  const isQuick = info.startsIn !== undefined;
  const isHosts = table.isHost.value && !isQuick;
  const maySeatBots = you !== 'public' && !isQuick;
  const own = useOwnBots(isHosts || maySeatBots);
  return (
    <section class="stack-s">
      <h2>{room.seats}</h2>
      <ol class="room-seats">
        {info.seats.map((seat, number) => (
          <li key={number} class={number === you ? 'panel room-seat you' : 'panel room-seat'}>
            <SeatFace info={info} seat={seat} number={number} isYou={number === you} />
            <SeatReaction table={table} reading={reading} seat={number} />
            {you === 'public' && isFree(seat) && <SitDown info={info} seat={number} linkKey={linkKey} />}
            {isHosts && isPersons(seat) && number !== you && (
              <AskTwice
                label={room.unseat}
                sure={room.unseatSure(seat.name ?? '')}
                yes={room.unseatYes}
                no={room.keep}
                onYes={() => void plan(number, 'open')}
              />
            )}
            {isHosts && !isPersons(seat) && number !== you && !isAutomas(info, number) && (
              <SeatPurpose
                label={room.purposeOf(online.seat(number + 1))}
                levels={levels}
                value={purposeOf(seat.plan)}
                onChange={(purpose) => void plan(number, purpose)}
                own={own}
              />
            )}
            {!isHosts && maySeatBots && isFree(seat) && seat.plan.kind === 'open' && (
              <SeatOwnBot own={own} onChoose={(bot) => void seatOwn(number, bot)} />
            )}
          </li>
        ))}
      </ol>
      <Problem text={problem} />
    </section>
  );
}

function isPersons({ name, plan }: SeatInfo): boolean {
  return name !== null && plan.kind !== 'bot';
}

interface FaceProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly number: Seat;
  readonly isYou: boolean;
}

/** At a rated table a name leads to the player. */
function SeatName({ seat }: Pick<FaceProps, 'seat'>): JSX.Element {
  const { room } = useTexts('online');
  const { name, player, plan } = seat;
  if (name === null) return <>{plan.kind === 'reserved' ? room.reservedSeat : room.free}</>;
  if (player === undefined) return <>{name}</>;
  return <a href={href({ at: 'club', path: `player/${encodeURIComponent(player)}` })}>{name}</a>;
}

export function SeatFace({ info, seat, number, isYou }: FaceProps): JSX.Element {
  const more = useTexts('more');
  const shared = useTexts('shared');
  const online = useTexts('online');
  const { room, play, seat: seatName } = online;
  const isBot = seat.plan.kind === 'bot';
  const notes = [
    ...(isYou ? [room.you] : []),
    ...(info.host === number ? [room.host] : []),
    ...(seat.name !== null && !isBot && !isYou ? [seat.isOnline ? room.isHere : room.isAway] : []),
    ...(seat.plan.kind === 'bot'
      ? [isAutomas(info, number) ? more.seats.automa : botText({ more, online }, seat.plan.level)]
      : []),
    ...(seat.botOf === undefined ? [] : [room.ownBot(seat.botOf)]),
    ...(seat.standIn !== null && !isBot ? [play.standIn] : []),
  ];
  const isFree = seat.name === null;
  const says = seat.plan.kind === 'bot' ? botSays(more, seat.plan.level) : undefined;
  return (
    <div class="seat-face">
      <span class="seat-number numbers" aria-hidden="true">
        {number + 1}
      </span>
      <span>
        <strong class={isFree ? 'quiet' : ''}>
          <span class="unseen">{shared.labelled(seatName(number + 1), '')}</span>
          <SeatName seat={seat} />
        </strong>
        <span class="seat-notes quiet">
          {seat.name !== null && !isBot && (
            <i class={seat.isOnline ? 'presence here' : 'presence'} aria-hidden="true" />
          )}
          {notes.join(' · ')}
        </span>
        {says !== undefined && <q class="seat-says quiet">{says}</q>}
      </span>
    </div>
  );
}
