import { readRecord, verify } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { downforce } from './whole/downforce.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { played } from '../testing/played.ts';

const PLAYERS = 4;

describe('records', () => {
  it.each(Object.keys(PRESETS) as PresetName[])('a game of «%s» is recorded and verified', (preset) => {
    const record = played(downforce, PLAYERS, PRESETS[preset], preset);
    const deals = preset === 'world-tour' ? PRESETS['world-tour'].worldTour.length : 1;
    const again = readRecord(JSON.parse(JSON.stringify(record)));
    if ('code' in again) throw new Error(again.at);
    expect(verify(downforce, again)).toMatchObject({
      ok: true,
      proof: { finished: true, deals, dealsProved: deals },
    });
  });

  it.each([0, 1, 7, 12])(
    'D-S1: a record of %i seats is refused for their number, regardless of its options',
    (count) => {
      const record = played(downforce, PLAYERS, PRESETS['rubber-band'], 'seats');
      const [seat] = record.seats;
      const seats = Array.from({ length: count }, () => seat);
      expect(verify(downforce, { ...record, seats })).toEqual({
        ok: false,
        problem: { code: 'bad-setup', found: String(count) },
      });
    },
  );

  it('D-V4: an altered first game of a tour is found', () => {
    const record = played(downforce, PLAYERS, PRESETS['world-tour'], 'altered');
    const at = record.entries.findIndex(({ do: [text = ''] }) => text.startsWith('bet '));
    const entries = record.entries.map((entry, index) =>
      index === at ? { ...entry, do: [entry.do[0] === 'bet red' ? 'bet blue' : 'bet red'] } : entry,
    );
    expect(verify(downforce, { ...record, entries })).toMatchObject({ ok: false });
  });
});
