import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { downforceGame } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { eraseGame, readRecord, rulesUnder, verify, type AnyGame, type GameRecord } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';

interface Fixture {
  readonly name: string;
  readonly game: AnyGame;
  /** The presets of 960b7e2, kept here because presets may change and old records may not. */
  readonly presets: Readonly<Record<string, object>>;
}

const FIXTURES: readonly Fixture[] = [
  {
    name: 'downforce',
    game: eraseGame(downforceGame),
    presets: {
      printed: { goal: 'money', longDistance: false, worldTour: [], automas: 0, powers: 'six' },
      beginners: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
      'long-distance': { longDistance: true },
      endurance: { longDistance: 'money' },
      'world-tour': { worldTour: ['marina-bay', 'river-station'] },
      timely: { timely: true },
      whispers: { goal: 'whispers' },
      dice: { auction: 'dice' },
      odds: { bets: 'odds' },
      widespread: { bets: 'widespread' },
      penalty: { bets: 'penalty' },
      'rubber-band': { automas: 1 },
      pack: { powers: 'pack' },
    },
  },
  {
    name: 'formula',
    game: eraseGame(formulaGame),
    presets: {
      'one-race': { races: 1 },
      evening: { races: 3 },
      tournament: { races: 6 },
      'full-season': { races: 17 },
    },
  },
];

const PLAYERS = [2, 3, 4, 5, 6];

function recordsOf(game: string): GameRecord[] {
  const file = new URL(`../fixtures/records/${game}.jsonl.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => {
    const record = readRecord(JSON.parse(line));
    if ('code' in record) throw new Error(`${record.code} at ${record.at}`);
    return record;
  });
}

describe.each(FIXTURES)('records of $name written by 960b7e2', ({ name, game, presets }) => {
  const records = recordsOf(name);

  it.each(PLAYERS)('exist once for every preset with %i players', (players) => {
    const found = records.filter(({ seats }) => seats.length === players).map(({ options }) => options);
    const wanted = Object.values(presets);
    expect(new Set(found.map((options) => JSON.stringify(options))).size).toBe(wanted.length);
    for (const options of wanted) expect(found).toContainEqual(expect.objectContaining(options));
  });

  it('verify, to the last deal', () => {
    expect(records).toHaveLength(Object.keys(presets).length * PLAYERS.length);
    for (const record of records) {
      const { options, entries, deals } = record;
      expect({ options, verdict: verify(game.rules, record) }).toMatchObject({
        options,
        verdict: {
          ok: true,
          proof: {
            finished: true,
            entries: entries.length,
            deals: deals.length,
            dealsProved: deals.length,
          },
        },
      });
    }
  });
});

describe.each([
  { rulings: 1, other: 2 },
  { rulings: 2, other: 1 },
])('D-V5: records of timely betting under rulings $rulings', ({ rulings, other }) => {
  const records = recordsOf(`downforce-timely-${rulings}`);
  const { rules } = downforceGame;

  it('D-V5: verify, to the last deal', () => {
    expect(records.map(({ seats }) => seats.length)).toEqual(PLAYERS);
    expect(records.map((record) => record.rulings)).toEqual(PLAYERS.map(() => rulings));
    for (const record of records) expect(verify(rules, record)).toMatchObject({ ok: true });
  });

  it('D-V5: would all fail if they were played by the other rulings', () => {
    const others = rulesUnder(rules, other);
    if (others === undefined) throw new Error(`there are no rulings ${other}`);
    const wrong = { ...others, rulings };
    const codes = records.map((record) => {
      const verdict = verify(wrong, record);
      return verdict.ok ? 'ok' : verdict.problem.code;
    });
    expect(codes).not.toContain('ok');
  });
});
