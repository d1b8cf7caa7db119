import { downforce } from '@paddock/downforce';
import { fastChance, isRefusal, resolveOptions } from '@paddock/kernel';
import { Table } from '@paddock/table';
import { describe, expect, it } from 'vitest';

const OPTIONS = resolveOptions(downforce.options, 4, {});

/** Hands of several equal cards that their seats were asked to play from, in one random game. */
function equalHandsAsked(seed: string): number {
  if (isRefusal(OPTIONS)) throw new Error(OPTIONS.code);
  const seats = Array.from({ length: 4 }, (_, seat) => ({ name: `P${seat}` }));
  const chance = fastChance(seed);
  const secret = () => chance.below(9).toString().repeat(64);
  const dealt = Table.make(downforce, { match: seed, options: OPTIONS, seats }, secret).withOwnSalts(
    seats.map(() => ''),
  );
  const started = isRefusal(dealt) ? dealt : dealt.start();
  if (isRefusal(started)) throw new Error(started.code);
  let { table } = started;
  let found = 0;
  for (let [seat] = table.toAct; seat !== undefined; [seat] = table.toAct) {
    const view = table.view(seat);
    const out: number[] = [];
    const count = downforce.legal(downforce.imagine(view, chance), seat, out);
    const text = downforce.write(out[chance.below(count)] ?? -1);
    if (count === 1 && text.startsWith('play ') && (view.own?.hand.length ?? 0) > 1) {
      found++;
      expect(table.hasChoice(seat)).toBe(true);
      expect(table.hurry(seat)).toMatchObject({ code: 'has-a-choice' });
    }
    const next = table.command({ seat, id: `${table.length}`, asked: table.asked(seat), do: [text] });
    if (!('table' in next)) throw new Error(JSON.stringify(next));
    table = next.table;
  }
  return found;
}

describe('D-S3: what a hand alone forces', () => {
  it('is left to the seat: a quick answer would tell that its cards are all the same', () => {
    let found = 0;
    for (let game = 0; game < 200 && found === 0; game++) found += equalHandsAsked(`equal ${game}`);
    expect(found).toBeGreaterThan(0);
  });
});
