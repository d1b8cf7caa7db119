import { expect, it } from 'vitest';
import { ALL_CHOICES, writeChoices } from '../../../notices/notice.ts';
import type { DueRow, Store } from '../../port.ts';
import type { ChannelRow } from './sql-notice-channels.ts';

const NOW = 1_800_000_000_000;
const NOTHING = { sent: [], dropped: [], failures: 0, refusals: 0, retryAt: 0 } as const;

/** What both engines do for notices; part of `contract.test.ts`. */
export function noticesContract(storeOf: () => Store): void {
  const channel = (id: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
    id,
    person: 'ana',
    kind: 'webhook',
    address: `https://example.org/${id}`,
    data: '{}',
    state: 'on',
    made: NOW,
    failures: 0,
    refusals: 0,
    ...more,
  });
  const settings = (person: string) => ({
    person,
    language: 'en',
    zone: 'UTC',
    choices: writeChoices(ALL_CHOICES),
    quiet: null,
  });
  let seq = 0;
  const play = (match: string, due: DueRow | null, status = 'running') =>
    storeOf().append({
      match,
      seq: seq++,
      at: NOW,
      body: '{}',
      due,
      table: {
        match,
        game: 'formula',
        status,
        isPublic: false,
        made: NOW,
        touched: NOW + 9,
        card: '{}',
        host: 'ana',
        people: [{ person: 'ana', seat: 3 }],
      },
    });
  const asks = (text: string): DueRow => ({ at: null, turn: 8, deadline: null, asks: text });
  const claim = (owner: string, now: number) =>
    storeOf().parts.notices.claim('webhook', { now, owner, leaseMs: 1_000, limit: 10 });

  it('notes a turn once per channel, and gives it to one process', async () => {
    const { notices, noticeChannels } = storeOf().parts;
    for (const owner of ['me', 'other']) await storeOf().beat(owner, 60_000);
    await storeOf().putPerson({ id: 'ana', name: 'Ana', made: NOW });
    await noticeChannels.putSettings(settings('ana'));
    for (const id of ['c1', 'c2']) await noticeChannels.put(channel(id), 3);
    await play('m1', asks(',1:7,3:40,'));
    await play('m2', asks(',13:7,'));
    expect(await notices.noteTurns(['nobody'], NOW, NOW + 10)).toBe(0);
    expect(await notices.noteTurns(['ana'], NOW, NOW + 10)).toBe(2);
    expect(await notices.noteTurns(null, NOW + 5, NOW + 99)).toBe(0);
    expect(await claim('me', NOW + 9)).toEqual([]);
    const claimed = (await claim('me', NOW + 10)).toSorted((a, b) => (a.channel.id < b.channel.id ? -1 : 1));
    expect(claimed.map((message) => [message.channel.id, message.notices.length])).toEqual([
      ['c1', 1],
      ['c2', 1],
    ]);
    expect(claimed[0]?.notices[0]).toMatchObject({ match: 'm1', ask: ',3:40,', isStanding: true, seat: 3 });
    expect(await claim('other', NOW + 11)).toEqual([]);
    for (const { channel: to, notices: sent } of claimed) {
      const ids = sent.map(({ id }) => id);
      await notices.settle({ ...NOTHING, channel: to.id, owner: 'me', at: NOW + 12, sent: ids });
    }
    expect(await claim('other', NOW + 9_999)).toEqual([]);
    await noticeChannels.remove('c2');
    expect(await notices.noteTurns(null, NOW + 13, NOW + 13)).toBe(0);
  });

  it('sends a message again as it was, with its id, and what came meanwhile in the next one', async () => {
    const { notices } = storeOf().parts;
    await play('m1', asks(',3:44,'));
    expect(await notices.noteTurns(['ana'], NOW + 100, NOW + 100)).toBe(1);
    const [first] = await claim('me', NOW + 101);
    // It dies. While its lease runs nobody else sends, unless nobody hears of it any more.
    expect(await claim('other', NOW + 900)).toEqual([]);
    await play('m2', asks(',3:5,'));
    await notices.noteTurns(['ana'], NOW + 900, NOW + 900);
    await storeOf().leave('me');
    const [again] = await claim('other', NOW + 1_000);
    expect(again).toEqual(first);
    const failed = {
      ...NOTHING,
      channel: 'c1',
      owner: 'other',
      at: NOW + 1_001,
      failures: 1,
      retryAt: NOW + 5_000,
    };
    await notices.settle(failed);
    expect(await claim('other', NOW + 4_999)).toEqual([]);
    const [third] = await claim('other', NOW + 5_000);
    expect([third?.bundle, third?.channel.failures]).toEqual([first?.bundle, 1]);
    const ids = third?.notices.map(({ id }) => id) ?? [];
    await notices.settle({ ...NOTHING, channel: 'c1', owner: 'other', at: NOW, sent: ids });
    const [next] = await claim('other', NOW + 5_001);
    expect(next?.notices.map(({ match }) => match)).toEqual(['m2']);
    await notices.settle({
      ...NOTHING,
      channel: 'c1',
      owner: 'other',
      at: NOW,
      dropped: [next?.bundle ?? ''],
    });
  });

  it('puts what is due at the same time into one message, and knows what was answered', async () => {
    const { notices } = storeOf().parts;
    await play('m1', asks(',3:50,'));
    await play('m2', asks(',3:9,'));
    await notices.noteTurns(null, NOW + 200, NOW + 200);
    await notices.note({ person: 'ana', kind: 'invited', match: 'm1', said: 'Rui' }, NOW, NOW + 200);
    await play('m2', asks(',1:10,'));
    const [message] = await claim('other', NOW + 6_000);
    expect(message?.notices.map(({ match, kind: of, isStanding }) => [match, of, isStanding])).toEqual(
      expect.arrayContaining([
        ['m1', 'your-turn', true],
        ['m1', 'invited', true],
        ['m2', 'your-turn', false],
      ]),
    );
    const ids = message?.notices.map(({ id }) => id) ?? [];
    const later = { ids: ids.slice(1), at: NOW + 9_000 };
    await notices.settle({
      ...NOTHING,
      channel: 'c1',
      owner: 'other',
      at: NOW,
      sent: ids.slice(0, 1),
      later,
    });
    expect(await claim('other', NOW + 8_999)).toEqual([]);
    const [rest] = await claim('other', NOW + 9_000);
    expect(rest?.notices).toHaveLength(2);
    expect(rest?.bundle).not.toBe(message?.bundle);
    await notices.settle({ ...NOTHING, channel: 'c1', owner: 'other', at: NOW, sent: ids });
  });

  it('finds games that have ended since the channel was made', async () => {
    const { notices, noticeChannels } = storeOf().parts;
    await play('m2', null, 'over');
    await noticeChannels.put(channel('late', { made: NOW + 60 }), 3);
    expect(await notices.noteEnded(['ana'], NOW + 10, NOW, NOW)).toBe(0);
    expect(await notices.noteEnded(null, NOW, NOW, NOW)).toBe(1);
    expect(await notices.noteEnded(null, NOW, NOW, NOW)).toBe(0);
  });

  it('sweeps what was sent, keeps an open turn, and forgets everything about a person', async () => {
    const { notices, noticeChannels } = storeOf().parts;
    const all = async () =>
      (await notices.count('sent')) + (await notices.count('waiting')) + (await notices.count('dropped'));
    expect(await all()).toBeGreaterThan(3);
    await notices.sweep(NOW + 99_999, NOW + 99_999);
    expect(await notices.noteTurns(null, NOW, NOW)).toBe(1);
    expect((await notices.aboutMe('ana')).map(({ match, kind: of }) => [match, of])).toContainEqual([
      'm1',
      'your-turn',
    ]);
    await noticeChannels.put(channel('u', { kind: 'mail', address: 'a@b.test', state: 'unconfirmed' }), 1);
    await noticeChannels.put(channel('stranger', { person: 'gone' }), 1);
    await noticeChannels.sweep(NOW + 1);
    expect((await noticeChannels.of('ana')).map(({ id }) => id)).toEqual(['c1', 'late']);
    expect(await noticeChannels.of('gone')).toEqual([]);
    expect(await noticeChannels.aboutMe('ana')).toMatchObject({ channels: [{ kind: 'webhook' }, {}] });
    await noticeChannels.forgetMe('ana');
    await notices.sweep(0, 0);
    expect([await all(), await noticeChannels.settingsOf('ana')]).toEqual([0, undefined]);
  });

  it('keeps the newest channels of a kind, and a browser for the person who uses it now', async () => {
    const { noticeChannels } = storeOf().parts;
    for (const [index, id] of ['h1', 'h2', 'h3', 'h4'].entries()) {
      await noticeChannels.put(channel(id, { person: 'rui', made: NOW + index }), 3);
    }
    const browser = { kind: 'push', address: 'https://push.example.org/1' } as const;
    await noticeChannels.put(channel('b1', { ...browser, person: 'rui', made: NOW + 9 }), 8);
    expect((await noticeChannels.of('rui')).map(({ id }) => id)).toEqual(['h2', 'h3', 'h4', 'b1']);
    await noticeChannels.put(channel('b2', { ...browser, person: 'zoe' }), 8);
    expect((await noticeChannels.of('rui')).map(({ id }) => id)).toEqual(['h2', 'h3', 'h4']);
    expect(await noticeChannels.remove('b2', 'rui')).toBe(false);
    expect(await noticeChannels.remove('b2', 'zoe')).toBe(true);
  });
}
