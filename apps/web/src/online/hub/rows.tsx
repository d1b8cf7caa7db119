import type { MyTable, TableCard } from '@paddock/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { href } from '../../app/router.ts';
import { isGameName } from '../../games/names.ts';
import { ui } from '../../i18n/index.ts';
import { useWay } from '../../new-game/use-way.ts';
import { clockText, leftText } from '../clock-text.ts';
import { linksOf } from '../house/links.ts';
import { botText } from '../seat-text.ts';
import { onlineTexts } from '../texts/index.ts';

interface RowProps {
  readonly table: TableCard;
  readonly note: string;
  readonly isLit?: boolean;
  readonly children: ComponentChildren;
}

/** A table in any list: what is played, by whom, how fast. */
export function TableRow({ table, note, isLit = false, children }: RowProps): JSX.Element {
  const names = table.seats.map(({ name }) => name ?? '');
  const way = useWay(table.game, names, table.options);
  return (
    <li class={isLit ? 'panel game-row lit-row' : 'panel game-row'}>
      <div class="table-card">
        <h3>{isGameName(table.game) ? ui().games[table.game] : table.game}</h3>
        {way !== '' && <p>{way}</p>}
        <p class="table-names">{namesOf(table)}</p>
        <p class="quiet">{[note, clockText(table.clock)].filter((part) => part !== '').join(' · ')}</p>
      </div>
      <div class="row">{children}</div>
    </li>
  );
}

function namesOf({ seats }: TableCard): string {
  const { room } = onlineTexts.texts;
  return seats.map(({ name, bot }) => (bot === undefined ? (name ?? room.free) : botText(bot))).join(' · ');
}

export function MyRow({ table }: { readonly table: MyTable }): JSX.Element {
  const { hub, yourTurn } = onlineTexts.texts;
  const isTurn = table.isYourTurn && table.status === 'running';
  const left = table.left === undefined ? '' : hub.left(leftText(table.left));
  const isWaiting = !isTurn && table.status === 'running';
  const turn = [yourTurn, left].filter((part) => part !== '').join(', ');
  const note = isTurn ? turn : isWaiting ? hub.othersTurn : freeText(table);
  return (
    <TableRow table={table} note={note} isLit={isTurn}>
      <a class={isTurn ? 'button lit' : 'button'} href={addressOf(table.id)}>
        {isTurn ? hub.carryOn : hub.toTable}
      </a>
    </TableRow>
  );
}

export function LobbyRow({ table }: { readonly table: TableCard }): JSX.Element {
  const { hub } = onlineTexts.texts;
  const isOpen = table.status === 'open' && table.openSeats > 0;
  return (
    <TableRow table={table} note={freeText(table)}>
      <a class={isOpen ? 'button lit' : 'button'} href={addressOf(table.id)}>
        {isOpen ? hub.join : hub.watch}
      </a>
    </TableRow>
  );
}

function freeText({ status, openSeats }: TableCard): string {
  const { hub } = onlineTexts.texts;
  if (status !== 'open') return '';
  return openSeats === 0 ? hub.full : hub.freeSeats(openSeats);
}

export function addressOf(table: string): string {
  return href({ at: 'table', id: table, key: linksOf(table)?.key ?? null });
}
