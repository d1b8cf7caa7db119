import { expect, it } from 'vitest';
import type { Store } from '../../port.ts';
import type { PasskeyRow } from './sql-accounts.ts';

const NOW = 1_800_000_000_000;

/** What both engines do for accounts; part of `contract.test.ts`. */
export function accountsContract(storeOf: () => Store): void {
  const passkey = (id: string, person: string): PasskeyRow => ({
    id,
    person,
    name: 'Key',
    publicKey: 'AAAA',
    counter: 0,
    transports: ['internal', 'hybrid'],
    made: NOW,
    used: null,
  });

  it('an account is a person with a passkey, and only an account is an admin', async () => {
    const store = storeOf();
    const { accounts } = store.parts;
    await store.putPerson({ id: 'acc', name: 'Ana', made: NOW });
    expect([await accounts.isAccount('acc'), await accounts.setAdmin('acc', true)]).toEqual([false, false]);
    expect(await accounts.addPasskey(passkey('k1', 'acc'), 2)).toBe('first');
    expect(await accounts.addPasskey(passkey('k1', 'acc'), 2)).toBe('taken');
    expect(await accounts.addPasskey(passkey('k2', 'acc'), 2)).toBe('added');
    expect(await accounts.addPasskey(passkey('k3', 'acc'), 2)).toBe('too-many');
    expect([await accounts.isAccount('acc'), await accounts.isAdmin('acc')]).toEqual([true, false]);
    expect([await accounts.setAdmin('acc', true), await accounts.isAdmin('acc')]).toEqual([true, true]);
    expect(await accounts.passkey('k1')).toEqual(passkey('k1', 'acc'));
    expect([
      await accounts.removePasskey('k2', 'other'),
      await accounts.removePasskey('k2', 'acc'),
      await accounts.removePasskey('k1', 'acc'),
    ]).toEqual(['none', 'removed', 'last']);
    // Not seen for years: a guest would be forgotten.
    await store.forgetPeople(NOW + 1e12, 1_000);
    expect(await store.person('acc')).toMatchObject({ name: 'Ana' });
  });

  it('a passkey’s counter never goes back; one that does not count stays at nothing', async () => {
    const { accounts } = storeOf().parts;
    await storeOf().putPerson({ id: 'cnt', name: 'Ana', made: NOW });
    await accounts.addPasskey(passkey('c1', 'cnt'), 5);
    const used: boolean[] = [];
    for (const counter of [0, 0, 3, 3, 2, 0, 4])
      used.push(await accounts.usedPasskey('c1', counter, NOW + 1));
    expect(used).toEqual([true, true, true, false, false, false, true]);
    expect(await accounts.passkey('c1')).toMatchObject({ counter: 4, used: NOW + 1 });
  });

  it('a challenge is taken once, in time, by the person it is for', async () => {
    const { accounts } = storeOf().parts;
    await accounts.putChallenge('one', 'acc', NOW, NOW + 10);
    await accounts.putChallenge('two', '', NOW, NOW + 10);
    expect(await accounts.takeChallenge('one', '', NOW)).toBe(false);
    const both = await Promise.all(['acc', 'acc'].map((who) => accounts.takeChallenge('one', who, NOW)));
    expect(both.filter((isTaken) => isTaken)).toHaveLength(1);
    expect(await accounts.takeChallenge('two', '', NOW + 11)).toBe(false);
  });

  it('recovery codes are taken once, and new ones replace the old', async () => {
    const { accounts } = storeOf().parts;
    await accounts.putCodes('acc', [
      { start: 'aaaaa', hash: 'h1' },
      { start: 'aaaaa', hash: 'h2' },
    ]);
    expect((await accounts.codesFrom('aaaaa')).toSorted()).toEqual(['h1', 'h2']);
    const taken = await Promise.all([accounts.takeCode('h1'), accounts.takeCode('h1')]);
    expect(taken.filter((who) => who === 'acc')).toHaveLength(1);
    expect(await accounts.codesLeft('acc')).toBe(1);
    await accounts.putCodes('acc', [{ start: 'bbbbb', hash: 'h3' }]);
    expect([await accounts.codesFrom('aaaaa'), await accounts.codesLeft('acc')]).toEqual([[], 1]);
  });

  it('knows a person’s devices, the last used first, and at most fifty', async () => {
    const store = storeOf();
    const { devices } = store.parts;
    await store.putPerson({ id: 'dev', name: 'Ana', made: NOW });
    const device = (id: string, seen: number) => ({ id, person: 'dev', made: NOW, seen, about: 'Firefox' });
    for (const each of [device('s1', NOW), device('o2', NOW + 1), device('s1', NOW + 9)])
      await devices.add(each);
    expect(await devices.find('s1')).toEqual({ ...device('s1', NOW), name: 'Ana', isEnded: false });
    expect((await devices.of('dev')).map(({ id }) => id)).toEqual(['o2', 's1']);
    await devices.saw(['s1', 'nobody'], NOW + 600_001);
    expect((await devices.of('dev')).map(({ id, seen }) => [id, seen])).toEqual([
      ['s1', NOW + 600_001],
      ['o2', NOW + 1],
    ]);
    expect([await devices.end('s1', 'other', false), await devices.end('o2', 'dev', true)]).toEqual([
      false,
      true,
    ]);
    expect(await devices.find('o2')).toMatchObject({ isEnded: true });
    expect(await devices.alive(['s1', 'o2', 'nobody'])).toEqual(['s1']);
    for (let more = 0; more < 51; more++) await devices.add(device(`m${more}`, NOW + 700_000 + more));
    const all = (await devices.of('dev')).map(({ id }) => id);
    expect([all.length, all.at(-1), all[0]]).toEqual([50, 'm1', 'm50']);
    await store.signOut('dev');
    expect(await devices.of('dev')).toEqual([]);
    await devices.add(device('s9', NOW));
    await devices.tidy(NOW + 401 * 86_400_000);
    expect(await devices.find('s9')).toBeUndefined();
  });

  it('knows when and how somebody proved on a device who they are; an export does not carry it', async () => {
    const store = storeOf();
    const { devices, exported } = store.parts;
    await store.putPerson({ id: 'prv', name: 'Ana', made: NOW });
    await devices.add({ id: 's-prv', person: 'prv', made: NOW, seen: NOW, about: '' });
    expect(await devices.provedAt('s-prv')).toEqual({ byPasskey: 0, byCode: 0 });
    await devices.verify('s-prv', NOW + 1);
    await devices.recover('s-prv', NOW + 2);
    expect(await devices.provedAt('s-prv')).toEqual({ byPasskey: NOW + 1, byCode: NOW + 2 });
    expect(await devices.provedAt('nobody')).toEqual({ byPasskey: 0, byCode: 0 });
    const rows = await exported.rows('devices', 0, 1_000);
    expect(JSON.stringify(rows.find(({ id }) => id === 's-prv'))).not.toMatch(/verified|recovered/);
  });

  it('knows whose name is in which log, and what is left to forget', async () => {
    const store = storeOf();
    const { mentions, accounts } = store.parts;
    await store.putPerson({ id: 'men', name: 'Ana', made: NOW });
    const body = JSON.stringify({
      kind: 'said',
      person: 'men',
      seat: null,
      name: 'Ana',
      id: 'a',
      text: 'hi',
    });
    await store.append({ match: 'men-1', seq: 0, at: NOW, body, names: ['men', 'other'] });
    await store.append({ match: 'men-1', seq: 1, at: NOW + 1, body: body.replace('men', 'other') });
    // A place that is taken names nobody.
    await store.append({ match: 'men-1', seq: 1, at: NOW, body, names: ['stranger'] });
    expect([await mentions.of('men', '', 10), await mentions.of('stranger', '', 10)]).toEqual([
      ['men-1'],
      [],
    ]);
    expect(await mentions.saidAt('men-1', 'men')).toEqual([{ table: 'men-1', at: NOW, text: 'hi' }]);
    await mentions.forget('men', NOW);
    await mentions.forget('men', NOW + 1);
    expect(await mentions.toForget(NOW, 10)).toEqual(['men']);
    await accounts.forgetMe('men');
    await mentions.forgot('men');
    expect(await mentions.toForget(NOW, 10)).toEqual(['men']);
    await mentions.removed('men', 'men-1');
    expect(await mentions.toForget(NOW, 10)).toEqual([]);
    expect(await store.person('men')).toBeUndefined();
  });
}
