import { levelOfBot } from '@paddock/bots/characters';
import type { ClockRule, SeatPlan } from '@paddock/protocol';
import { optionsOf, type Draft } from '../../new-game/draft.ts';
import type { GameForm } from '../../new-game/form.ts';
import type { NewTable } from '../server/api.ts';
import { planOf } from '../room/purpose.ts';

export const MOVE_SECONDS = [10, 20, 30, 60, 120, 300] as const;
export const RESERVE_SECONDS = [0, 60, 180, 600, 1800] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

/** What a table is besides its game. */
export interface TableDraft {
  /** By seat: open, reserved, or a bot's level, perhaps with its character; as many as there can be, so that nothing is lost when their number changes. */
  readonly purposes: readonly string[];
  readonly hostPlays: boolean;
  readonly isPublic: boolean;
  readonly clock: ClockRule['kind'];
  readonly moveSeconds: number;
  readonly reserveSeconds: number;
  readonly days: number;
  readonly startsWhenFull: boolean;
  readonly isRated: boolean;
}

const MOST_SEATS = 6;

export function firstTable(): TableDraft {
  return {
    purposes: Array.from({ length: MOST_SEATS }, () => 'open'),
    hostPlays: true,
    isPublic: false,
    clock: 'none',
    moveSeconds: 60,
    reserveSeconds: 180,
    days: 2,
    startsWhenFull: false,
    isRated: false,
  };
}

/** The host takes the first seat, so no bot has it. */
export function plansOf({ purposes, hostPlays }: TableDraft, players: number): SeatPlan[] {
  return purposes
    .slice(0, players)
    .map((purpose, seat) => (seat === 0 && hostPlays ? { kind: 'open' } : planOf(purpose)));
}

/** Seats that are meant for people. */
export function peopleAt(table: TableDraft, players: number): number {
  return plansOf(table, players).filter(({ kind }) => kind !== 'bot').length;
}

/** What all seats but the first are for, regardless of characters; undefined: they differ. */
export function othersAt({ purposes }: TableDraft, players: number): string | undefined {
  const [first, ...more] = purposes.slice(1, players).map(levelOfBot);
  return more.every((purpose) => purpose === first) ? first : undefined;
}

export function setOthers(table: TableDraft, purpose: string): TableDraft {
  return { ...table, purposes: table.purposes.map((old, seat) => (seat === 0 ? old : purpose)) };
}

export function clockOf({ clock, moveSeconds, reserveSeconds, days }: TableDraft): ClockRule {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', moveSeconds, reserveSeconds };
    case 'days':
      return { kind: 'days', days };
  }
}

export function newTableOf(form: GameForm, draft: Draft, table: TableDraft): NewTable {
  const { isPublic, startsWhenFull, hostPlays } = table;
  const options = optionsOf(draft);
  const content = form.contentFor?.(options);
  return {
    game: form.game,
    options,
    ...(content && { content }),
    seats: plansOf(table, draft.players),
    clock: clockOf(table),
    isPublic,
    startsWhenFull,
    hostPlays,
    ...(table.isRated && whyNotRated(form, draft) === undefined && { isRated: true }),
  };
}

/** What a rated game is played without; the server refuses it too. */
export function whyNotRated(form: GameForm, draft: Draft): 'rated-content' | 'rated-automas' | undefined {
  const options = optionsOf(draft);
  if (form.contentFor?.(options) !== undefined) return 'rated-content';
  const { automas } = options;
  return typeof automas === 'number' && automas > 0 ? 'rated-automas' : undefined;
}
