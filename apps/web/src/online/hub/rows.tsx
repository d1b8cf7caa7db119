import { useTexts } from '../../i18n/loaded.tsx';
import type { MyTable, TableCard, TableGlance } from '@paddock/protocol';
import type { Parts } from '@paddock/words';
import type { ComponentChildren, JSX } from 'preact';
import { href } from '../../app/router.ts';
import { titleOf } from '../../game/find-game.ts';
import type { Texts } from '../../i18n/texts.ts';
import { useLength, useWay } from '../../new-game/use-way.ts';
import { clockText, leftText } from '../clock-text.ts';
import { linksOf } from '../server/links.ts';
import { botText, shownName } from '../seat-text.ts';
import { Countdown } from './countdown.tsx';
import { GlanceText } from './glance-text.tsx';
import { timeTo } from './news.ts';

interface RowProps {
  readonly table: TableCard;
  readonly note: string;
  readonly isLit?: boolean;
  /** How the game stands, or when it starts. */
  readonly state?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A table in any list: what is played, by whom, how fast. */
export function TableRow({ table, note, isLit = false, state, children }: RowProps): JSX.Element {
  const more = useTexts('more');
  const online = useTexts('online');
  const names = table.seats.map(({ name }) => name ?? '');
  const way = useWay(table.game, names, table.options);
  const people = table.seats.filter(({ bot }) => bot === undefined).length;
  const length = useLength(table.game, table.seats.length, people, table.options);
  const rated = table.isRated === true ? online.room.rated : '';
  const said = [way, ...Object.values(table.content ?? {}), length, rated].filter((part) => part !== '');
  return (
    <li class={isLit ? 'panel game-row lit-row' : 'panel game-row'}>
      <div class="table-card">
        <h3>{titleOf(table.game)}</h3>
        {said.length > 0 && <p>{said.join(' · ')}</p>}
        <p class="table-names">{namesOf({ more, online }, table)}</p>
        {state}
        <p class="quiet">
          {[note, clockText(online.clock, table.clock)].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <div class="row">{children}</div>
    </li>
  );
}

function namesOf(texts: Texts<'more' | 'online'>, { seats }: TableCard): string {
  const { room } = texts.online;
  return seats
    .map(({ name, bot }) =>
      bot === undefined ? shownName(texts.online, name ?? room.free) : botText(texts, bot),
    )
    .join(' · ');
}

export function MyRow({ table }: { readonly table: MyTable }): JSX.Element {
  const { hub, yourTurn, clock } = useTexts('online');
  const isTurn = table.isYourTurn && table.status === 'running';
  const left = table.left === undefined ? '' : hub.left(leftText(clock, table.left));
  const isWaiting = !isTurn && table.status === 'running';
  const turn = [yourTurn, left].filter((part) => part !== '').join(', ');
  const note = isTurn ? turn : isWaiting ? hub.othersTurn : freeText(hub, table);
  return (
    <TableRow table={table} note={note} isLit={isTurn}>
      <a class={isTurn ? 'button lit' : 'button'} href={addressOf(table.id)}>
        {isTurn ? hub.carryOn : hub.toTable}
      </a>
    </TableRow>
  );
}

interface LobbyRowProps {
  readonly table: TableCard;
  readonly glance?: TableGlance | undefined;
}

export function LobbyRow({ table, glance }: LobbyRowProps): JSX.Element {
  const { hub } = useTexts('online');
  const { startsAt } = table;
  const isOpen = table.status === 'open' && table.openSeats > 0;
  const state =
    startsAt === undefined ? (
      glance && <GlanceText glance={glance} />
    ) : (
      <p>
        <Countdown left={() => timeTo(startsAt)} />
      </p>
    );
  return (
    <TableRow table={table} note={freeText(hub, table)} state={state}>
      <a class={isOpen ? 'button lit' : 'button'} href={addressOf(table.id)}>
        {isOpen ? hub.join : hub.watch}
      </a>
    </TableRow>
  );
}

function freeText(hub: Parts['online']['hub'], { status, openSeats }: TableCard): string {
  if (status !== 'open') return '';
  return openSeats === 0 ? hub.full : hub.freeSeats(openSeats);
}

export function addressOf(table: string): string {
  return href({ at: 'table', id: table, key: linksOf(table)?.key ?? null });
}
