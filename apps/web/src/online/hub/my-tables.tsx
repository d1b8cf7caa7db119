import { useTexts } from '../../i18n/loaded.tsx';
import type { MyTable } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { connection } from '../server/connection.ts';
import { MyRow } from './rows.tsx';
import '../../my-games/my-games.css';
import '../online.css';
import '../play/online-play.css';

/** Those that wait for the person first. */
export function myTables(): readonly MyTable[] {
  return (connection.mine.value ?? []).toSorted(
    (a, b) => Number(b.isYourTurn) - Number(a.isYourTurn) || b.touched - a.touched,
  );
}

/** Your tables on the server, for the list of your games; `otherwise` if there are none, or no server. */
export function TablesToCarryOn({
  otherwise,
}: {
  readonly otherwise: JSX.Element | null;
}): JSX.Element | null {
  const online = useTexts('online');
  useEffect(() => void connection.enter(), []);
  const isAsking = connection.reach.value === 'asking';
  const isToCome =
    connection.reach.value === 'here' && connection.person.value !== null && connection.mine.value === null;
  if (isAsking || isToCome) return null;
  const mine = myTables();
  if (mine.length === 0) return otherwise;
  return (
    <section class="stack">
      <h2>{online.hub.mineOnline}</h2>
      <ul class="game-list" aria-live="polite">
        {mine.map((table) => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
