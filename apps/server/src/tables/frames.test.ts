import { downforce } from '@paddock/downforce';
import { formula } from '@paddock/formula';
import { canonical, fastChance, isRefusal, resolveOptions, type ViewShape } from '@paddock/kernel';
import { patch, type WireMoment } from '@paddock/protocol';
import { Table } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { anyLegalTurn } from '@paddock/bots';
import { MomentWriter, type Watcher } from './frames.ts';
import type { AnyRules, AnyTable } from '../games.ts';

const GAMES = { formula: formula as unknown as AnyRules, downforce: downforce as unknown as AnyRules };

function started(rules: AnyRules, players: number): AnyTable {
  const options = resolveOptions(rules.options, players, {});
  if (isRefusal(options)) throw new Error(options.code);
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` }));
  const table = Table.make(rules, { match: 'm', options, seats }, () => '4'.repeat(64));
  table.start();
  return table;
}

function patched(view: ViewShape, { p, o }: WireMoment): ViewShape {
  return {
    ...view,
    public: patch(view.public, p),
    ...(view.own !== undefined && { own: patch(view.own, o) }),
  };
}

describe.each(Object.entries(GAMES))('the frames of %s', (_name, rules) => {
  it('lead every viewer from each view exactly to the next', () => {
    let moments = 0;
    for (let game = 0; game < 6; game++) {
      const players = 2 + (game % 5);
      const table = started(rules, players);
      const viewers: Watcher[] = ['public', ...Array.from({ length: players }, (_, seat) => seat)];
      for (let turn = 0; turn < 40 && !table.isOver; turn++) {
        const before = table.length;
        const views = new Map(viewers.map((viewer) => [viewer, table.view(viewer)]));
        const [seat = 0] = table.toAct;
        const texts = anyLegalTurn(rules, table.view(seat), seat, fastChance(`${game} ${turn}`));
        expect(isRefusal(table.command({ seat, id: `${turn}`, asked: table.asked(seat), do: texts }))).toBe(
          false,
        );
        const writer = new MomentWriter(table, viewers);
        writer.write(before, table.length);
        for (const viewer of viewers) {
          const wire = JSON.parse(writer.json(viewer)) as WireMoment[];
          const real = table.moments(viewer, before);
          let view = views.get(viewer) ?? { public: {} };
          for (const [index, moment] of wire.entries()) {
            view = patched(view, moment);
            expect(canonical(view)).toBe(canonical(real[index]?.view));
            expect(canonical(moment.f)).toBe(canonical(real[index]?.facts));
            moments++;
          }
          expect(wire).toHaveLength(real.length);
        }
      }
    }
    expect(moments).toBeGreaterThan(500);
  });
});
