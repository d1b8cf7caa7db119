import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { house } from '../house/house.ts';
import { onlineTexts } from '../texts/index.ts';
import { MyRow } from './rows.tsx';
import '../../my-games/my-games.css';
import '../online.css';

/** Tables that wait for the person, for the front page. */
export function WaitingTables(): JSX.Element | null {
  useEffect(() => void house.enter(), []);
  const waiting = (house.mine.value ?? []).filter(
    ({ isYourTurn, status }) => isYourTurn && status === 'running',
  );
  if (waiting.length === 0) return null;
  return (
    <section class="carry-on">
      <h2>{onlineTexts.texts.yourTurn}</h2>
      <ul class="game-list">
        {waiting.map((table) => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
