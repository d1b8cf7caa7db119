import { refuse, saltHash, type Refusal } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, foldLog } from '../after.ts';
import type { TableEvent } from '../event.ts';
import type { LiveTable } from '../live-table.ts';
import { addHash, addSalt, begin } from './shuffle.ts';
import { decideTogether, missingParts, Together, type Part } from './together.ts';

const ANA = { id: 'ana', name: 'Ana' };
const RUI = { id: 'rui', name: 'Rui' };
const PEOPLE = [ANA, RUI];

/** Two people at a table whose first deal waits for their hashes. */
function seated(): LiveTable {
  const seat = { plan: { kind: 'open' }, keyHash: null } as const;
  const made = {
    game: 'formula',
    rulings: 1,
    options: { races: 2, removed: 0, teams: 'dealt', championship: 'constructors' },
    seats: [seat, seat],
    isPublic: true,
    keyHash: '',
    clock: { kind: 'none' },
    startsWhenFull: false,
    host: { person: ANA.id, name: ANA.name },
    secret: '5'.repeat(64),
  } as const;
  const events: TableEvent[] = [
    { kind: 'made', table: made },
    ...PEOPLE.map(({ id, name }, at) => ({ kind: 'sat', seat: at, person: id, name }) as const),
  ];
  return foldLog(
    'a table',
    events.map((event) => ({ at: 0, event })),
  );
}

const saltOf = (seat: number) => `${seat}a`.repeat(16);
const hashes = PEOPLE.map((person, seat) => ({
  decide: (live: LiveTable) => addHash(live, person, 0, saltHash(saltOf(seat), 'a table', 0, seat)),
}));
const salts = PEOPLE.map((person, seat) => ({
  decide: (live: LiveTable) => addSalt(live, person, 0, saltOf(seat)),
}));

function take(live: LiveTable, parts: readonly Pick<Part, 'decide'>[]): LiveTable {
  const decision = decideTogether(live, parts);
  return 'event' in decision ? after(live, decision.event, 0) : live;
}

describe('parts that come together', () => {
  it('are one event, and make of the table what they make one by one', () => {
    const live = seated();
    expect(decideTogether(live, hashes)).toMatchObject({
      event: {
        kind: 'together',
        parts: [
          { kind: 'hashed', seat: 0 },
          { kind: 'hashed', seat: 1 },
        ],
      },
      answer: [null, null],
    });
    const fixed = after(take(live, hashes), { kind: 'fixed' }, 0);
    const oneByOne = [...hashes, ...salts].reduce((table, part, at) => {
      const next = take(table, [part]);
      return at === 1 ? after(next, { kind: 'fixed' }, 0) : next;
    }, live);
    expect(take(fixed, salts).gathering).toEqual(oneByOne.gathering);
    expect(begin(take(fixed, salts))).toMatchObject({ event: { kind: 'started' } });
  });

  it('are answered one by one: a refused or repeated one changes nothing for the others', () => {
    const wrong = { decide: () => refuse('bad-hash', 'fairness') };
    const [first = wrong] = hashes;
    expect(decideTogether(seated(), [first, wrong, first])).toMatchObject({
      event: { kind: 'hashed', seat: 0 },
      answer: [null, { code: 'bad-hash' }, null],
    });
    expect(decideTogether(seated(), [wrong])).toMatchObject({ done: [{ code: 'bad-hash' }] });
  });

  it('are those of everybody who has not sent theirs', () => {
    const live = seated();
    expect(missingParts(live)).toBe(2);
    expect(missingParts(take(live, hashes.slice(0, 1)))).toBe(1);
    const fixed = after(take(live, hashes.slice(0, 1)), { kind: 'fixed' }, 0);
    expect(missingParts(fixed)).toBe(1);
    expect(missingParts(take(fixed, salts.slice(0, 1)))).toBe(0);
  });
});

describe('a part', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const part: Part = { decide: () => ({ done: null }), answered: (_answer: null | Refusal) => undefined };

  it('waits a moment for the others, and no longer once all are there', async () => {
    const written: number[] = [];
    const together = new Together((parts) => {
      written.push(parts.length);
      return Promise.resolve();
    });
    void together.add(part, 3);
    void together.add(part, 3);
    await vi.advanceTimersByTimeAsync(5);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(15);
    expect(written).toEqual([2]);
    void together.add(part, 2);
    await together.add(part, 2);
    expect(written).toEqual([2, 2]);
  });
});
