import { isRefusal, namesOf, verify, type GameRecord } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { Table } from './table.ts';
import { Playing } from './testing/playing.ts';
import { sealed } from './testing/sealed.ts';

const SECRET = () => '7'.repeat(64);
const SEATS = [{ name: 'Ana' }, { name: 'Bot 2', bot: 'club' }, { name: 'Zoé' }];
const HEAD = { match: 'h', options: { rounds: 1 }, seats: SEATS };

function started(head: Parameters<typeof Table.make>[1] = HEAD) {
  const at = new Playing(Table.make(sealed, head as typeof HEAD, SECRET)).deal();
  at.start();
  return at;
}

type SealedTable = ReturnType<typeof started>;

function name(at: SealedTable, seat: number, number: number, id = `${seat} ${number}`): Change {
  const asked = at.table.asked(seat) >= 0 ? at.table.asked(seat) : (at.table.changeable(seat) ?? -1);
  const next = at.table.command({ seat, id, asked, do: [`name ${number}`] });
  if (!('table' in next)) throw new Error(isRefusal(next) ? next.code : 'answered before');
  at.take(next);
  return next.change;
}

function handsIn({ entries }: Pick<GameRecord, 'entries'>): unknown[] {
  return entries.map(({ hands }) => hands);
}

describe('a seat that changes hands', () => {
  it('is shown by the next entry, and played by the person or bot that has it', () => {
    const at = started();
    expect(at.table.botTasks().map(({ seat }) => seat)).toEqual([1]);
    expect(at.setHand(1, null, 'Rui')).toBeUndefined();
    expect(at.table.seats[1]).toEqual({ name: 'Rui' });
    expect(at.table.botTasks()).toEqual([]);
    name(at, 0, 3);
    expect(at.setHand(0, 'club')).toBeUndefined();
    name(at, 1, 2);
    expect(handsIn(at.table)).toEqual([undefined, [{ seat: 1 }], [{ seat: 0, bot: 'club' }]]);
    name(at, 2, 1);
    const record = at.table.record();
    expect(namesOf(record)).toEqual(['Ana', 'Rui', 'Zoé']);
    expect(record.seats).toEqual([{}, { bot: 'club' }, {}]);
    expect(verify(sealed, record)).toMatchObject({ ok: true, proof: { finished: true } });
  });

  it('is not shown if it is back in its old hands before the next entry', () => {
    const at = started();
    at.setHand(1, null, 'Rui');
    at.setHand(2, 'pro');
    at.setHand(1, 'club', 'Bot 2');
    at.setHand(2, 'club');
    name(at, 0, 3);
    expect(handsIn(at.table)).toEqual([undefined, [{ seat: 2, bot: 'club' }]]);
  });

  it('stays where it was when a sealed choice is changed', () => {
    const at = started();
    at.setHand(1, null, 'Rui');
    name(at, 0, 3);
    at.setHand(1, 'club');
    name(at, 1, 3);
    at.setHand(2, 'pro');
    name(at, 0, 2, 'other');
    const seen = [undefined, [{ seat: 1 }], [{ seat: 1, bot: 'club' }]];
    expect(handsIn(at.table)).toEqual(seen);
    name(at, 2, 1);
    expect(handsIn(at.table)).toEqual([...seen, [{ seat: 2, bot: 'pro' }]]);
    expect(verify(sealed, at.table.record())).toMatchObject({ ok: true });
  });

  it('is the same after a save, and when its changes are done again', () => {
    const [at, again] = [started(), started()];
    for (const each of [at, again]) each.setHand(1, null, 'Rui');
    expect(again.redo(name(at, 0, 3))).toBe(true);
    for (const each of [at, again]) each.setHand(2, 'pro');
    const resumed = Table.resume(sealed, at.table.save(), SECRET);
    if (!(resumed instanceof Table)) throw new Error(JSON.stringify(resumed));
    for (const each of [again.table, resumed]) {
      expect(each.seats).toEqual(at.table.seats);
      expect(each.record()).toEqual(at.table.record());
      expect(each.botTasks()).toEqual(at.table.botTasks());
    }
    const change = name(at, 1, 2);
    expect(again.redo(change)).toBe(true);
    expect(resumed.redo(change)?.change).toEqual(change);
    expect(started().redo(change)).toBe(false);
  });

  it('must exist, in a game that has started, of the second format', () => {
    const before = new Playing(Table.make(sealed, HEAD, SECRET));
    expect(before.setHand(1, null)).toMatchObject({ code: 'not-started' });
    expect(started().setHand(3, null)).toMatchObject({ code: 'no-such-seat' });
    const old = started({ ...HEAD, paddock: 1 });
    expect(old.setHand(1, null)).toMatchObject({ code: 'old-record' });
    expect(old.table.record()).toMatchObject({ paddock: 1, seats: SEATS });
    for (const seat of [0, 1, 2]) name(old, seat, 1);
    expect(verify(sealed, old.table.record())).toMatchObject({ ok: true, proof: { finished: true } });
  });
});
