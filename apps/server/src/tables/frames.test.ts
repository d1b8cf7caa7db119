import { downforceGame } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { canonical, fastChance, isRefusal, resolveOptions, type ViewShape, eraseGame } from '@paddock/kernel';
import { patch, type WireMoment } from '@paddock/protocol';
import { Table } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { anyLegalTurn } from '@paddock/bots';
import { MomentLists, type Watcher } from './frames.ts';
import type { AnyRules, AnyTable } from './any-table.ts';

const GAMES = { formula: eraseGame(formulaGame).rules, downforce: eraseGame(downforceGame).rules };

function started(rules: AnyRules, players: number): AnyTable {
  const options = resolveOptions(rules.options, players, {});
  if (isRefusal(options)) throw new Error(options.code);
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` }));
  const table = Table.make(rules, { match: 'm', options, seats }, () => '4'.repeat(64));
  const next = dealt(table).start();
  if (isRefusal(next)) throw new Error(next.code);
  return next.table;
}

function dealt(table: AnyTable): AnyTable {
  const next = table.isDealOpen ? table.withOwnSalts(table.seats.map(() => '')) : table;
  if (isRefusal(next)) throw new Error(next.code);
  return next;
}

function patched(view: ViewShape, moment: WireMoment): ViewShape {
  return {
    ...view,
    public: patch(view.public, moment.public),
    ...(view.own !== undefined && { own: patch(view.own, moment.own) }),
  };
}

describe.each(Object.entries(GAMES))('the frames of %s', (_name, rules) => {
  it('lead every viewer from each view exactly to the next', () => {
    let moments = 0;
    for (let game = 0; game < 6; game++) {
      const players = 2 + (game % 5);
      let table = started(rules, players);
      const viewers: Watcher[] = ['public', ...Array.from({ length: players }, (_, seat) => seat)];
      for (let turn = 0; turn < 40 && !table.isOver; turn++) {
        table = dealt(table);
        const before = table.length;
        const views = new Map(viewers.map((viewer) => [viewer, table.view(viewer)]));
        const [seat = 0] = table.toAct;
        const texts = anyLegalTurn(rules, table.view(seat), seat, fastChance(`${game} ${turn}`));
        const next = table.command({ seat, id: `${turn}`, asked: table.asked(seat), do: texts });
        if (!('table' in next)) throw new Error(JSON.stringify(next));
        table = next.table;
        const lists = new MomentLists(rules, next, viewers);
        for (const viewer of viewers) {
          expect(lists.json(viewer)).toBe(JSON.stringify(lists.of(viewer)));
          const wire = JSON.parse(lists.json(viewer)) as WireMoment[];
          const real = table.moments(viewer, before);
          let view = views.get(viewer) ?? { public: {} };
          for (const [index, moment] of wire.entries()) {
            view = patched(view, moment);
            expect(canonical(view)).toBe(canonical(real[index]?.view));
            expect(canonical(moment.facts)).toBe(canonical(real[index]?.facts));
            moments++;
          }
          expect(wire).toHaveLength(real.length);
        }
      }
    }
    expect(moments).toBeGreaterThan(500);
  });
});
