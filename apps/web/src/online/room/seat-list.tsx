import type { Seat } from '@paddock/kernel';
import type { SeatInfo, TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../house/api.ts';
import { house } from '../house/house.ts';
import { keepSeatKey, linksOf } from '../house/links.ts';
import { NameForm } from '../name-form.tsx';
import { Problem } from '../problem.tsx';
import { levelText } from '../seat-text.ts';
import type { AtTable } from '../session/at-table.ts';
import { onlineTexts } from '../texts/index.ts';
import { useCall } from '../use-call.ts';
import { planOf, purposeOf, SeatPurpose } from './seat-purpose.tsx';

interface Props {
  readonly table: AtTable;
  readonly info: TableInfo;
  /** The key that somebody came with. */
  readonly linkKey: string | undefined;
  readonly levels: readonly string[];
}

/** Who sits where before the game: a free seat is one click away, with the name asked on the way where there is none. */
export function SeatList({ table, info, linkKey, levels }: Props): JSX.Element {
  const { room } = onlineTexts.texts;
  const [wanted, setWanted] = useState<Seat | null>(null);
  const { problem, call } = useCall();
  const sit = async (seat: Seat) => {
    const key = linkKey ?? linksOf(info.id)?.key;
    await call(() => api.sit(info.id, seat, key));
    setWanted(null);
  };
  const ask = (seat: Seat) => {
    if (house.person.peek() === null) setWanted(seat);
    else void sit(seat);
  };
  const plan = async (seat: Seat, purpose: string) => {
    const done = await call(() => api.planSeat(info.id, seat, planOf(purpose)));
    if (done !== undefined && done.key !== null) keepSeatKey(info.id, seat, done.key);
  };
  const isSeated = table.viewer.value !== 'public';
  return (
    <section class="stack-s">
      <h2>{room.seats}</h2>
      <ol class="room-seats">
        {info.seats.map((seat, number) => (
          <li key={number} class={number === table.viewer.value ? 'panel room-seat you' : 'panel room-seat'}>
            <SeatFace info={info} seat={seat} number={number} isYou={number === table.viewer.value} />
            <div class="row">
              {!isSeated && seat.name === null && wanted !== number && (
                <button
                  type="button"
                  class="button lit"
                  aria-label={room.sitAs(onlineTexts.texts.seat(number + 1))}
                  onClick={() => ask(number)}
                >
                  {room.sit}
                </button>
              )}
              {table.isHost.value && number !== table.viewer.value && (
                <SeatPurpose
                  label={room.purposeOf(onlineTexts.texts.seat(number + 1))}
                  levels={levels}
                  value={purposeOf(seat.plan)}
                  onChange={(purpose) => void plan(number, purpose)}
                />
              )}
            </div>
            {wanted === number && <NameForm submit={room.sit} takesFocus onNamed={() => void sit(number)} />}
          </li>
        ))}
      </ol>
      <Problem text={problem} />
    </section>
  );
}

interface FaceProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly number: Seat;
  readonly isYou: boolean;
}

export function SeatFace({ info, seat, number, isYou }: FaceProps): JSX.Element {
  const { room, play, seat: seatName, botOf } = onlineTexts.texts;
  const isBot = seat.plan.kind === 'bot';
  const notes = [
    ...(isYou ? [room.you] : []),
    ...(info.host === number ? [room.host] : []),
    ...(seat.name !== null && !isBot && !isYou ? [seat.isOnline ? room.isHere : room.isAway] : []),
    ...(seat.plan.kind === 'bot' ? [botOf(levelText(seat.plan.level))] : []),
    ...(seat.standIn !== null && !isBot ? [play.standIn] : []),
  ];
  const isFree = seat.name === null;
  return (
    <div class="seat-face">
      <span class="seat-number numbers" aria-hidden="true">
        {number + 1}
      </span>
      <span>
        <strong class={isFree ? 'quiet' : ''}>
          <span class="unseen">{seatName(number + 1)}: </span>
          {seat.name ?? (seat.plan.kind === 'reserved' ? room.reservedSeat : room.free)}
        </strong>
        <span class="seat-notes quiet">
          {seat.name !== null && !isBot && (
            <i class={seat.isOnline ? 'presence here' : 'presence'} aria-hidden="true" />
          )}
          {notes.join(' · ')}
        </span>
      </span>
    </div>
  );
}
