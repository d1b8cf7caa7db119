import { useTexts } from '../../i18n/loaded.tsx';
import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { linksOf } from '../server/links.ts';
import { OnlyHere } from '../only-here.tsx';
import { ShareLink } from '../share-link.tsx';
import { tableLink } from '../table-link.ts';

interface Props {
  readonly info: TableInfo;
  readonly linkKey: string | undefined;
}

/** Undefined: only the device that made the table knows it. */
export function inviteLink(info: TableInfo, linkKey: string | undefined): string | undefined {
  const key = linksOf(info.id)?.key ?? linkKey;
  return key === undefined && !info.isPublic ? undefined : tableLink(info.id, key ?? '');
}

/** How others come to this table. */
export function Invite({ info, linkKey }: Props): JSX.Element {
  const { room, seat } = useTexts('online');
  const links = linksOf(info.id);
  const link = inviteLink(info, linkKey);
  const reserved = info.seats.flatMap(({ plan, name }, number) => {
    const seatKey = links?.seatKeys[number] ?? null;
    return plan.kind === 'reserved' && name === null && seatKey !== null ? [{ number, seatKey }] : [];
  });
  return (
    <section class="invite stack-s">
      <h2>{room.invite}</h2>
      {link === undefined ? (
        <p class="hint">{room.noLink}</p>
      ) : (
        <>
          <p class="hint">{room.inviteText}</p>
          <OnlyHere />
          <ShareLink label={room.invite} link={link} hasCode={false} />
        </>
      )}
      {reserved.length > 0 && (
        <>
          <p class="hint">{room.inviteSeat}</p>
          {reserved.map(({ number, seatKey }) => (
            <div class="stack-s" key={number}>
              <h3>{seat(number + 1)}</h3>
              <ShareLink
                label={room.seatLink(seat(number + 1))}
                link={tableLink(info.id, seatKey)}
                hasCode={false}
              />
            </div>
          ))}
        </>
      )}
    </section>
  );
}
