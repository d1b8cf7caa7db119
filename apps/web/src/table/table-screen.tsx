import type { Parts } from '@paddock/words';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Speaking } from '../i18n/loaded.tsx';
import type { LiveryName } from '../design/livery.ts';
import type { LogLine, Session } from '../session/session.ts';
import type { TableScreenProps } from './screen.ts';
import { TableOrHandOver } from './table-or-hand-over.tsx';

/** What a game's table is given: the desk is there already. */
export interface GameTableProps<View, Fact, GameDesk> extends TableScreenProps<View, Fact> {
  readonly desk: GameDesk;
  readonly isReadOnly: boolean;
}

interface GameTable<View, Fact, GameDesk> {
  /** Handed down to everything at the table. */
  readonly texts: Partial<Parts>;
  readonly makeDesk: (session: Session<View, Fact>) => GameDesk;
  /** What a seat drives. */
  readonly liveriesOf: (view: View, seat: number) => readonly LiveryName[];
  /** What is read out, line by line: a whole sentence, or nothing. */
  readonly speaker: (desk: GameDesk) => (line: LogLine<Fact>) => string;
  readonly Table: ComponentType<GameTableProps<View, Fact, GameDesk>>;
}

/** A game's table as the rest of the page shows it. */
export function tableScreen<View, Fact, GameDesk extends { follow(): () => void }>({
  texts,
  makeDesk,
  liveriesOf,
  speaker,
  Table,
}: GameTable<View, Fact, GameDesk>): (props: TableScreenProps<View, Fact>) => JSX.Element {
  return function TableScreen(props) {
    const { session, readOnly: isReadOnly = false } = props;
    const desk = useMemo(() => makeDesk(session), [session]);
    useEffect(() => desk.follow(), [desk]);
    const speak = useMemo(() => speaker(desk), [desk]);
    return (
      <Speaking texts={texts}>
        <TableOrHandOver session={session} liveriesOf={liveriesOf} tell={speak}>
          {() => <Table {...props} desk={desk} isReadOnly={isReadOnly} />}
        </TableOrHandOver>
      </Speaking>
    );
  };
}
