import type { Seat } from '@paddock/kernel';
import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../house/api.ts';
import { house } from '../house/house.ts';
import { linksOf } from '../house/links.ts';
import { NameForm } from '../name-form.tsx';
import { Problem } from '../problem.tsx';
import { onlineTexts } from '../texts/index.ts';
import { useCall } from '../use-call.ts';

interface Props {
  readonly info: TableInfo;
  readonly seat: Seat;
  /** The key that somebody came with. */
  readonly linkKey: string | undefined;
}

/** A free seat is one click away, with the name asked on the way where there is none. */
export function SitDown({ info, seat, linkKey }: Props): JSX.Element {
  const { room, seat: seatName } = onlineTexts.texts;
  const [isAsking, setAsking] = useState(false);
  const { problem, call } = useCall();
  const sit = async () => {
    setAsking(false);
    await call(() => api.sit(info.id, seat, linkKey ?? linksOf(info.id)?.key));
  };
  if (isAsking) return <NameForm submit={room.sit} takesFocus onNamed={() => void sit()} />;
  return (
    <>
      <button
        type="button"
        class="button lit"
        aria-label={room.sitAs(seatName(seat + 1))}
        onClick={() => {
          if (house.person.peek() === null) setAsking(true);
          else void sit();
        }}
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
