import { useTexts } from '../../i18n/loaded.tsx';
import type { Seat } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { linksOf } from '../server/links.ts';
import { NameForm } from '../name-form.tsx';
import { Problem } from '../problem.tsx';
import { useCall } from '../use-call.ts';

interface Props {
  readonly info: TableInfo;
  readonly seat: Seat;
  /** The key that somebody came with. */
  readonly linkKey: string | undefined;
}

/** A free seat is one click away; a person without a name is asked for one first. */
export function SitDown({ info, seat, linkKey }: Props): JSX.Element {
  const { room, seat: seatName } = useTexts('online');
  const [isAsking, setAsking] = useState(false);
  /** Sitting down at a rated table takes more than one tap. */
  const [isAgreeing, setAgreeing] = useState(false);
  const { problem, call } = useCall();
  const sit = async () => {
    setAsking(false);
    await call(() => api.sit(info.id, seat, linkKey ?? linksOf(info.id)?.key, info.isRated));
  };
  const begin = () => {
    if (connection.person.peek() === null) setAsking(true);
    else void sit();
  };
  if (isAsking) return <NameForm submit={room.sit} takesFocus onNamed={() => void sit()} />;
  if (isAgreeing) {
    return (
      <div class="stack-s" role="group" aria-label={room.ratedSure}>
        <p>{room.ratedSure}</p>
        <button type="button" class="button lit" autofocus onClick={begin}>
          {room.ratedYes}
        </button>
        <button type="button" class="button bare" onClick={() => setAgreeing(false)}>
          {room.keep}
        </button>
        <Problem text={problem} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        class="button lit"
        aria-label={room.sitAs(seatName(seat + 1))}
        onClick={info.isRated === true ? () => setAgreeing(true) : begin}
      >
        {room.sit}
      </button>
      <Problem text={problem} />
    </>
  );
}

/** Nobody sits there, and somebody may. */
export function isFree({ name, plan }: TableInfo['seats'][number]): boolean {
  return name === null && plan.kind !== 'bot';
}
