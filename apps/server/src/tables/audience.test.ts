import { formulaGame } from '@paddock/formula';
import type { ServerMessage } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../secrets.ts';
import type { Frame } from '../wire/socket-writer.ts';
import { after, foldLog } from './after.ts';
import { Audience, type Peer } from './audience.ts';
import type { Person } from './decision.ts';
import type { MadeTable, TableEvent } from './event.ts';
import type { LiveTable } from './live-table.ts';

const ID = 't'.repeat(20);
const OPEN = { kind: 'open' } as const;
const RESERVED = { kind: 'reserved' } as const;

/** A private table: Ana is its host, seat 1 has a link of its own, and seat 2 is kept for Zoé. */
function privateTable(): LiveTable {
  const table: MadeTable = {
    game: 'formula',
    rulings: formulaGame.rules.rulings,
    options: {},
    seats: [
      { plan: OPEN, keyHash: null },
      { plan: RESERVED, keyHash: hashOf('of seat 1') },
      { plan: RESERVED, keyHash: null, reservedFor: 'zoe' },
    ],
    isPublic: false,
    keyHash: hashOf('of the table'),
    clock: { kind: 'none' },
    startsWhenFull: false,
    host: { person: 'ana', name: 'Ana' },
    secret: '4'.repeat(64),
  };
  return foldLog(ID, [{ at: 1, event: { kind: 'made', table } }]);
}

class Page implements Peer {
  readonly person: Person | null;
  readonly heard: ServerMessage['type'][] = [];
  readonly left: string[] = [];

  constructor(person: Person | null) {
    this.person = person;
  }

  send(frame: Frame): void {
    this.heard.push((JSON.parse(frame.toString()) as ServerMessage).type);
  }

  dropped(table: string): void {
    this.left.push(table);
  }
}

class Shown {
  live = privateTable();
  readonly audience = new Audience({
    now: () => 1,
    isOnline: () => true,
    countWatching: (_table, here) => here,
  });

  page(id: string | null, key?: string, botOf?: string): Page {
    const page = new Page(id === null ? null : { id, name: id, ...(botOf !== undefined && { botOf }) });
    this.audience.add(this.live, page, undefined, null, key);
    return page;
  }

  happens(event: TableEvent): void {
    const before = this.live;
    this.live = after(before, event, 2);
    this.audience.show(this.live, event, before, undefined);
  }
}

const SAID: TableEvent = {
  kind: 'said',
  person: 'ana',
  seat: null,
  name: 'Ana',
  id: 'a',
  text: 'Just us now?',
};
const reopened = (seat: number): TableEvent => ({ kind: 'planned', seat, plan: OPEN, keyHash: null });

describe('people who lose the right to see a table', () => {
  it('are shown nothing more of it: their seat’s link has ended, or their seat is no longer kept', () => {
    const shown = new Shown();
    const [host, friend] = [shown.page('ana'), shown.page(null, 'of the table')];
    const [byLink, expected] = [shown.page(null, 'of seat 1'), shown.page('zoe')];
    shown.happens(reopened(1));
    shown.happens(SAID);
    expect([byLink.heard.at(-1), byLink.left]).toEqual(['gone', [ID]]);
    expect(expected.left).toEqual([]);
    shown.happens(reopened(2));
    shown.happens(SAID);
    expect([expected.heard.at(-1), expected.left]).toEqual(['gone', [ID]]);
    for (const page of [host, friend]) {
      expect(page.left).toEqual([]);
      expect(page.heard).not.toContain('gone');
      expect(page.heard.filter((type) => type === 'chat')).toHaveLength(2);
    }
    expect(shown.audience.size).toBe(2);
  });

  it('a bot when it leaves, also at a public table or with the table’s link', () => {
    const shown = new Shown();
    shown.live = { ...shown.live, made: { ...shown.live.made, isPublic: true } };
    const sat: TableEvent = { kind: 'sat', seat: 0, person: 'bot', name: 'Turbo (bot)', botOf: 'ana' };
    shown.live = after(shown.live, sat, 2);
    const [bot, stranger] = [shown.page('bot', 'of the table', 'ana'), shown.page('eve')];
    shown.happens({ kind: 'left', seat: 0 });
    expect([bot.heard.at(-1), bot.left]).toEqual(['gone', [ID]]);
    expect(stranger.left).toEqual([]);
  });
});
