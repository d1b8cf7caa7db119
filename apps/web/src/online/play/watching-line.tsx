import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { useTexts } from '../../i18n/loaded.tsx';

/** Says that you only watch, with how many others, and leads back. */
export function WatchingLine({ info }: { readonly info: TableInfo }): JSX.Element {
  const { play, room } = useTexts('online');
  const { toTables } = useTexts('hub');
  return (
    <p class="watching-line">
      <span>{play.watching}</span>
      {info.watching > 1 && <span class="watching-count">{room.watching(info.watching)}</span>}
      <a href={href({ at: 'online' })}>{toTables}</a>
    </p>
  );
}
