import { useTexts } from '../../i18n/loaded.tsx';
import { isRefusal } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../../app/date-text.ts';
import { goTo } from '../../app/router.ts';
import { keepRecord } from '../../my-games/records.ts';
import { api, type FinishedTable } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { useWords } from '../kit.ts';
import { Problem } from '../problem.tsx';
import { shownName } from '../seat-text.ts';
import { useCall } from '../use-call.ts';
import { addressOf, TableRow } from './rows.tsx';

/** Your finished games; undefined: not known yet, or the viewer has no name yet. */
export function useHistory(): readonly FinishedTable[] | undefined {
  const [tables, setTables] = useState<readonly FinishedTable[]>();
  const person = connection.person.value?.id;
  useEffect(() => {
    if (person === undefined) return;
    void api.history().then((answer) => setTables(isRefusal(answer) ? [] : answer.tables));
  }, [person, connection.mine.value?.length]);
  return person === undefined ? undefined : tables;
}

/** Finished games: who won, and the record for the replay. */
export function History(): JSX.Element | null {
  return <HistoryOf title={useTexts('online').hub.history} tables={useHistory()} />;
}

interface HistoryProps {
  readonly title: string;
  readonly tables: readonly FinishedTable[] | undefined;
}

export function HistoryOf({ title, tables }: HistoryProps): JSX.Element | null {
  const { hub } = useTexts('online');
  if (tables === undefined) return null;
  return (
    <section class="stack-s">
      <h2>{title}</h2>
      {tables.length === 0 && <p class="hint">{hub.noneHistory}</p>}
      <ul class="game-list">
        {tables.map((table) => (
          <FinishedRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function FinishedRow({ table }: { readonly table: FinishedTable }): JSX.Element {
  const online = useTexts('online');
  const { hub } = online;
  const { problem, call } = useCall();
  const words = useWords(table.game);
  const [winner] = table.result?.standings ?? [];
  const names = table.seats.map(({ name }, seat) => shownName(online, name ?? online.seat(seat + 1)));
  const date = dateText(table.touched, { dateStyle: 'medium' });
  const won = winner === undefined || words === undefined ? '' : hub.wonBy(words.side(winner, { names }));
  const watch = async () => {
    const record = await call(() => api.record(table.id));
    if (record === undefined) return;
    goTo({ at: 'replay', id: await keepRecord(record, Date.now()), moment: null });
  };
  return (
    <TableRow table={table} note={[won, date].filter((part) => part !== '').join(' · ')}>
      <a class="button" href={addressOf(table.id)}>
        {hub.toTable}
      </a>
      <button type="button" class="button" onClick={() => void watch()}>
        {hub.replay}
      </button>
      <Problem text={problem} />
    </TableRow>
  );
}
