import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { connection } from '../server/connection.ts';
import { MyRow } from './rows.tsx';
import '../../my-games/my-games.css';
import '../online.css';
import '../play/online-play.css';

/** Tables that wait for the person, for the front page. */
export function WaitingTables(): JSX.Element | null {
  const online = useTexts('online');
  useEffect(() => void connection.enter(), []);
  const waiting = (connection.mine.value ?? []).filter(
    ({ isYourTurn, status }) => isYourTurn && status === 'running',
  );
  if (waiting.length === 0) return null;
  return (
    <section class="carry-on">
      <h2>{online.yourTurn}</h2>
      <ul class="game-list">
        {waiting.map((table) => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
