import { describe, expect, it } from 'vitest';
import {
  CAR_NAMES,
  newDownforcePad,
  newFormulaPad,
  tapped,
  withBet,
  withNames,
  type DownforcePad,
} from './pad.ts';
import { packPad, unpackPad } from './pack.ts';
import { readPad } from './read-pad.ts';
import { scoreOf, seasonOf } from './score.ts';
import {
  checkSeals,
  lockOf,
  newBet,
  newKey,
  readBets,
  readEnd,
  readInvitation,
  sealOf,
  writeBets,
  writeEnd,
  writeInvitation,
} from './phones/seal.ts';

const NAMES = ['Ana', 'Béa', 'Rui'];
const ORDER = ['blue', 'yellow', 'red', 'black', 'green', 'orange'] as const;

/** The rulebook's example: Ana owns yellow and green and bets on yellow, yellow, blue. */
function example(): DownforcePad {
  const sold = { yellow: { seat: 0, price: 5 }, green: { seat: 0, price: 4 }, red: { seat: 1, price: 3 } };
  let pad: DownforcePad = { ...newDownforcePad(NAMES, 1), sold, status: 'done' };
  for (const [line, car] of (['yellow', 'yellow', 'blue'] as const).entries())
    pad = withBet(pad, 0, line, newBet(car));
  for (const car of ORDER.slice(0, 5)) pad = { ...pad, order: tapped(pad.order, car, [...ORDER]) };
  return pad;
}

describe('the Downforce pad', () => {
  it('D-E5: the example adds up to $15M', () => {
    const score = scoreOf(example());
    expect(score?.sheets[0]).toMatchObject({ prizes: 11, winnings: 13, paid: 9, total: 15 });
    expect(score?.standings.map(({ seat, place, score: money }) => [seat, place, money])).toEqual([
      [0, 1, 15],
      [1, 2, 3],
      [2, 3, 0],
    ]);
  });

  it('has no score before the order is complete', () => {
    expect(scoreOf({ ...example(), order: ORDER.slice(0, 4) })).toBeUndefined();
  });

  it('the last car follows by itself, and a tapped one goes out again', () => {
    const { order } = example();
    expect(order).toEqual(ORDER);
    expect(tapped(order, 'yellow', [...ORDER])).toEqual(ORDER.filter((car) => car !== 'yellow'));
  });

  it('a player less takes their cars along', () => {
    expect(withNames(example(), ['Ana', 'Béa']).sold).toHaveProperty('red');
    expect(withNames({ ...example(), sold: { red: { seat: 2, price: 1 } } }, ['Ana', 'Béa']).sold).toEqual(
      {},
    );
  });
});

describe('a pad in a link', () => {
  it('comes back with its sums, without salts and keys', () => {
    const pad = { ...example(), mailbox: { key: newKey(), secret: '1'.repeat(32), phones: [], back: [] } };
    const packed = packPad(pad);
    const back = unpackPad(packed);
    expect(back?.game === 'downforce' && scoreOf(back)).toEqual(scoreOf(pad));
    expect(back).not.toHaveProperty('mailbox');
    expect(packed.length).toBeLessThan(300);
  });

  it('F-E3, F-E4: so does a season of seventeen races', () => {
    const results = Array.from({ length: 17 }, (_, race) => [
      ...CAR_NAMES.slice(race % 12),
      ...CAR_NAMES.slice(0, race % 12),
    ]);
    const pad = { ...newFormulaPad(NAMES, 1), races: 17, results };
    const packed = packPad(pad);
    const back = unpackPad(packed);
    expect(back?.game === 'formula' && seasonOf(back, 'drivers')).toEqual(seasonOf(pad, 'drivers'));
    expect(packed.length).toBeLessThan(700);
  });

  it.each([
    '',
    'p1-',
    'p1-!!!',
    'p1-AAAA',
    `p1-${btoa('["d"]')}`,
    `p1-${btoa('["d","0123456789abcdef",1,["A","B"],"printed",1,"09",["kkk","kkk"],"kbgyor",6]')}`,
    `p1-${btoa('["f","0123456789abcdef",1,["A","B"],[9],3,["012"]]')}`,
    'p1-'.padEnd(5_000, 'A'),
  ])('%# is refused', (text) => expect(unpackPad(text)).toBeUndefined());

  it('what the device has kept is read as strictly', () => {
    const pad = JSON.parse(JSON.stringify(example())) as Record<string, unknown>;
    expect(readPad(pad)).toEqual(pad);
    const spoiled = {
      names: ['A'],
      sold: { pink: { seat: 0, price: 1 } },
      bets: [],
      order: ['red', 'red'],
      finishers: 7,
      status: 'x',
      mailbox: {},
    };
    const taken = Object.entries(spoiled).filter(([name, bad]) => readPad({ ...pad, [name]: bad }));
    expect(taken).toEqual([]);
  });
});

describe('sealed bets', () => {
  const key = newKey();
  const bets = [newBet('yellow'), null, newBet('blue')];
  const seals = {
    'seal-2-1': sealOf(key, 2, 0, bets[0] ?? newBet('red')),
    'seal-2-3': sealOf(key, 2, 2, bets[2] ?? newBet('red')),
  };

  it('the same car is sealed differently each time, and no seal names it', () => {
    const one = sealOf(key, 2, 0, newBet('yellow'));
    expect(one).not.toBe(sealOf(key, 2, 0, newBet('yellow')));
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  it('an opened bet fits only its own seal', () => {
    const opened = readBets(writeBets(bets)) ?? [];
    expect(opened).toEqual(bets);
    expect(checkSeals(key, seals, 2, opened)).toBe('sealed');
    expect(checkSeals(key, seals, 2, opened.with(0, { ...newBet('red'), salt: bets[0]?.salt ?? '' }))).toBe(
      'broken',
    );
    expect(checkSeals(key, seals, 2, opened.with(1, newBet('red')))).toBe('unsealed');
    expect(checkSeals(key, seals, 2, opened.with(0, null))).toBe('broken');
    expect(checkSeals(newKey(), seals, 2, opened)).toBe('broken');
  });

  it('only who made the pad opens the bets', () => {
    const secret = 'a'.repeat(32);
    const lock = lockOf(secret);
    const end = { order: ORDER, finishers: 5 };
    expect(readEnd(writeEnd(secret, end), lock)).toEqual(end);
    expect(readEnd(writeEnd('b'.repeat(32), end), lock)).toBeUndefined();
    expect(readEnd(`${secret}.kkkkkk.6`, lock)).toBeUndefined();
    expect(readEnd(undefined, lock)).toBeUndefined();
  });

  it('an invitation comes back as it was written, with a full stop behind it too', () => {
    const invitation = { key, lock: lockOf('x'), names: NAMES };
    expect(readInvitation(writeInvitation(invitation))).toEqual(invitation);
    expect(readInvitation(`${writeInvitation(invitation)}.`)).toEqual(invitation);
    expect(readInvitation('nothing')).toBeUndefined();
  });
});
