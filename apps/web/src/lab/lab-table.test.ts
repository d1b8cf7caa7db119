import '../testing/browser.ts';
import { anyLegalTurn, DOWNFORCE_BOTS } from '@paddock/bots';
import { recordGame } from '@paddock/bots/review';
import { CIRCUITS, downforceGame, PRESETS, reconstructedDeck } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import {
  eraseGame,
  fastChance,
  handsAfter,
  isRefusal,
  rulesFor,
  verify,
  type GameRecord,
} from '@paddock/kernel';
import { Table } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../replay/timeline.ts';
import { playedFormula } from '../testing/played-formula.ts';
import { binsOf } from './bins.ts';
import { entriesAt } from './entries-at.ts';
import { labTable } from './lab-table.ts';

const SEATS = [{ name: 'Ana' }, { name: 'Ada', bot: 'rookie' }, { name: 'Bruno', bot: 'club' }];
const record = playedFormula('test', SEATS, 2);
const game = eraseGame(formulaGame);
const { rules } = game;
let secrets = 0;
const newSecret = () => (++secrets).toString(16).padStart(64, '7');

function lab(from: GameRecord, entries: number, you: number, level?: string) {
  const saved = labTable(game, from, { entries, you, yourName: 'Eva', level, standIn: 'club' }, newSecret);
  const table = Table.resume(rules, saved, newSecret);
  if (!(table instanceof Table)) throw new Error('it goes on');
  return table;
}

/** Plays on at random; the person's turns too. */
function playedOn(table: ReturnType<typeof lab>, by = rules) {
  const chance = fastChance('lab');
  const you = table.seats.findIndex(({ bot }) => bot === undefined);
  const bots = table.withStandIn(you, 'random');
  if (!(bots instanceof Table)) throw new Error(bots.code);
  let now = bots.isDealOpen ? salted(bots) : bots;
  while (!now.isOver) {
    const [task] = now.botTasks();
    if (task === undefined) throw new Error('nobody plays on');
    const next = now.botTurn({ ...task, do: anyLegalTurn(by, task.view, task.seat, chance) });
    if (!('table' in next)) throw new Error(next.code);
    now = next.table.isDealOpen ? salted(next.table) : next.table;
  }
  return now;
}

function salted(table: ReturnType<typeof lab>) {
  const next = table.withOwnSalts(table.seats.map(() => ''));
  if (!(next instanceof Table)) throw new Error(next.code);
  return next;
}

describe('a game played on from a moment of another', () => {
  it('begins with the same entries and ends with a record that verifies', () => {
    const entries = Math.floor(record.entries.length / 3);
    const table = lab(record, entries, 1);
    expect(table.entries).toEqual(record.entries.slice(0, entries));
    expect(table.seats).toEqual([
      { name: 'Ana', bot: 'club' },
      { name: 'Eva' },
      { name: 'Bruno', bot: 'club' },
    ]);
    const after = playedOn(table).record();
    expect(verify(rules, after)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(after.entries.slice(0, entries)).toEqual(record.entries.slice(0, entries));
    // The record says that other hands play from there on.
    expect(handsAfter(after.seats, after.entries)).toEqual([{ bot: 'club' }, {}, { bot: 'club' }]);
    expect(after.entries.findIndex(({ hands }) => hands !== undefined)).toBe(entries);
  });

  it('draws what the original would have drawn', () => {
    const entries = record.entries.findIndex(({ seat, then }) => seat !== undefined && then.length > 0);
    const table = lab(record, entries, 0);
    const next = record.entries[entries];
    const again = table.command({
      seat: next?.seat ?? 0,
      id: 'a',
      asked: table.asked(next?.seat ?? 0),
      do: next?.do ?? [],
    });
    if (!('table' in again)) throw new Error('it is legal');
    expect(again.table.entries[entries]?.then).toEqual(next?.then);
  });

  it('gives everybody else the level that is asked for', () => {
    expect(lab(record, 3, 2, 'rookie').seats).toEqual([
      { name: 'Ana', bot: 'rookie' },
      { name: 'Ada', bot: 'rookie' },
      { name: 'Eva' },
    ]);
  });

  it('begins before a command that is not whole at the moment', () => {
    const timeline = new Timeline(rules, record);
    const at = record.entries.findIndex((entry) => entry.do.length > 0 && entry.then.length > 0);
    const start = timeline.endOf(at - 1);
    expect(entriesAt(timeline, 0)).toBe(1);
    expect(entriesAt(timeline, start)).toBe(at);
    expect(entriesAt(timeline, start + (record.entries[at]?.do.length ?? 0))).toBe(at + 1);
    expect(entriesAt(timeline, timeline.endOf(at))).toBe(at + 1);
  });
});

describe('a game with a custom deck and circuit, played on', () => {
  it('keeps them, and its record is proved by what it holds', () => {
    const own = {
      deck: { ...reconstructedDeck, id: 'mine' },
      track: { ...CIRCUITS['foundry-yard'], id: 'my-yard' },
    };
    const downforce = eraseGame(downforceGame);
    const playing = downforce.withContent?.(own);
    if (playing === undefined || isRefusal(playing)) throw new Error('the content is sound');
    const options = { ...PRESETS.beginners, track: 'my-yard' };
    const levels = ['random', 'random'];
    const original = recordGame(DOWNFORCE_BOTS, {
      levels,
      options,
      seed: 'own',
      iterations: 1,
      content: own,
    });
    const entries = Math.floor(original.entries.length / 2);
    const setUp = { entries, you: 0, yourName: 'Eva', level: 'random', standIn: 'club' };
    const saved = labTable(downforce, original, setUp, newSecret);
    expect(saved.head.content).toEqual(own);
    const table = Table.resume(playing.rules, saved, newSecret);
    if (!(table instanceof Table)) throw new Error('it goes on');
    const after = playedOn(table, playing.rules).record();
    expect(after.content).toEqual(original.content);
    const known = rulesFor(downforce.rules, after);
    if ('code' in known) throw new Error(known.code);
    expect(verify(known, after)).toMatchObject({ ok: true, proof: { finished: true } });
  });
});

describe('a histogram', () => {
  it('has a bar for every result, or for a few of them', () => {
    const few = binsOf([
      { points: 2, count: 3 },
      { points: 5, count: 4 },
    ]);
    expect(few.map(({ from, count }) => [from, count])).toEqual([
      [2, 3],
      [3, 0],
      [4, 0],
      [5, 4],
    ]);
    const many = binsOf(Array.from({ length: 100 }, (_, points) => ({ points: points - 50, count: 1 })));
    expect(many.length).toBeLessThanOrEqual(24);
    expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(binsOf([])).toEqual([]);
  });
});
