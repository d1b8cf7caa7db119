import {
  fastChance,
  isRefusal,
  Match,
  readRecord,
  resolveOptions,
  seatsIn,
  verify,
  type Action,
  type GameRecord,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { downforce } from './downforce.ts';
import { PRESETS, type DownforceOptions, type PresetName } from './options.ts';

const PLAYERS = 4;
const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte'];

/** A whole game at random, written down as a table would. */
function played(given: Partial<DownforceOptions>, seed: string): GameRecord {
  const options = resolveOptions(downforce.options, PLAYERS, given);
  if (isRefusal(options)) throw new Error(options.code);
  const match = new Match(downforce, { match: seed, options, seats: NAMES.map((name) => ({ name })) });
  const chance = fastChance(seed);
  const openDeal = () => {
    match.openDeal(Array.from({ length: 64 }, () => chance.below(16).toString(16)).join(''));
    match.sealDeal(NAMES.map(() => ''));
  };
  openDeal();
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  const out: Action[] = [];
  for (let asked = downforce.toAct(match.state); asked !== 0; asked = downforce.toAct(match.state)) {
    const [seat] = seatsIn(asked);
    const action = out[chance.below(downforce.legal(match.state, seat, out))];
    if (downforce.deal(match.state) === match.commitments.length) openDeal();
    const entry = match.play(seat, [downforce.write(action)]);
    if (isRefusal(entry)) throw new Error(entry.code);
  }
  return match.record();
}

describe('records', () => {
  it.each(Object.keys(PRESETS) as PresetName[])('a game of «%s» is written down and proved', (preset) => {
    const record = played(PRESETS[preset], preset);
    const deals = preset === 'world-tour' ? 2 : 1;
    const again = readRecord(JSON.parse(JSON.stringify(record)));
    if ('code' in again) throw new Error(again.at);
    expect(verify(downforce, again)).toMatchObject({
      ok: true,
      proof: { finished: true, deals, dealsProved: deals },
    });
  });

  it('D-V4: whoever alters the first game of a tour is found', () => {
    const record = played(PRESETS['world-tour'], 'altered');
    const at = record.entries.findIndex(({ do: [text = ''] }) => text.startsWith('bet '));
    const entries = record.entries.map((entry, index) =>
      index === at ? { ...entry, do: [entry.do[0] === 'bet red' ? 'bet blue' : 'bet red'] } : entry,
    );
    expect(verify(downforce, { ...record, entries })).toMatchObject({ ok: false });
  });
});
