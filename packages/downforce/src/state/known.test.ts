import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { handAt, kindsIn, pileAt } from './hands.ts';
import { absentAt, isInSet, kindsInSet, shownAt } from './known.ts';
import { coloursLacking } from '../deck/lacking.ts';
import { FIRM, UNSEEN } from './layout.ts';
import { auctionWith, TestTable } from '../testing/scenes.ts';
import type { DownforceState } from './game.ts';

/** The first public claim about a hand that is false. */
function contradiction({ bytes, game }: DownforceState): string | undefined {
  for (let seat = 0; seat < game.players; seat++) {
    const held = [...kindsIn(bytes, handAt(game, seat)), ...kindsIn(bytes, pileAt(game, seat))];
    for (const kind of kindsInSet(bytes, shownAt(seat)))
      if (!held.includes(kind)) return `seat ${seat} has shown ${game.deck.names[kind]}`;
    const possible = held.filter((kind) => !isInSet(bytes, absentAt(seat), kind)).length;
    if (possible < bytes[FIRM + seat]) return `seat ${seat} holds what it was proved to lack`;
  }
  return undefined;
}

/** The first speed card that is not in exactly one place. */
function miscount(
  { bytes, game }: DownforceState,
  gone: Readonly<Record<string, number>>,
  playing: string | undefined,
) {
  for (let kind = SPEED_8_KINDS; kind < game.deck.kindCount; kind++) {
    const name = game.deck.names[kind];
    let count = bytes[UNSEEN + kind] + (gone[name] ?? 0) + (playing === name ? 1 : 0);
    for (let seat = 0; seat < game.players; seat++)
      for (const list of [handAt(game, seat), pileAt(game, seat)])
        count += kindsIn(bytes, list).filter((held) => held === kind).length;
    if (count !== game.deck.count[kind]) return name;
  }
  return undefined;
}

describe('D-A6, D-A8, D-A10: what is known', () => {
  it.each([
    // With 21 cards each nobody ever lacks a colour.
    [2, 'all', 0],
    [2, 'three', 20],
    [3, 'all', 20],
    [4, 'three', 20],
    [5, 'all', 20],
    [6, 'all', 20],
  ] as const)(
    'is true of real and imagined hands, all game long: %i players, hand %s',
    (players, hand, least) => {
      const chance = fastChance(`known ${players} ${hand}`);
      let proofs = 0;
      for (let game = 0; game < 12; game++) {
        const table = new TestTable(players, { hand });
        table.playOn(chance, {
          until: () => {
            if (chance.below(12) > 0) return false;
            proofs += table.public.known.filter(({ absent, firm }) => absent.length > 0 && firm > 0).length;
            expect(contradiction(table.state)).toBe(undefined);
            for (const viewer of ['public', 0, players - 1] as const) {
              const imagined = table.rules.imagine(table.rules.view(table.state, viewer), chance);
              expect(contradiction(imagined)).toBe(undefined);
              expect(miscount(imagined, table.public.discard, table.public.card?.card)).toBe(undefined);
            }
            return false;
          },
        });
      }
      expect(proofs).toBeGreaterThanOrEqual(least);
    },
  );

  it('D-A10: a proof names colours', () => {
    const table = auctionWith({ players: 3, hands: ['w5 k5', 'b5 r5', 'o5'] });
    table.act('sale green', 'power cunning', 'bid w5 declared', 'bid b5 declared', 'bid o5', 'reveal');
    const { deck } = table.state.game;
    expect(table.public.known.map((known) => coloursLacking(deck, known))).toEqual([
      ['green'],
      ['green', 'wild'],
      [],
    ]);
  });

  it('a played card is no longer known to be held; a proof covers one card fewer', () => {
    const table = new TestTable(3);
    table.playOn(fastChance('played'), { until: () => table.public.phase === 'playing' });
    const seat = table.public.turn ?? 0;
    const [card] = table.public.known[seat].shown;
    const { firm } = table.public.known[seat];
    table.act(`play ${card}`);
    expect(table.public.known[seat].shown).not.toContain(card);
    expect(table.public.known[seat].firm).toBe(Math.max(0, firm - 1));
  });

  it('imagined hands follow the odds: an unseen card is equally likely in every hand', () => {
    const table = auctionWith({ players: 3, hands: ['k5 b5', 'g5 y5', 'o5 r5'] });
    table.act('sale red', 'power cunning', 'bid k5 declared', 'bid g5', 'bid o5', 'reveal');
    const seen = table.rules.view(table.state, 2);
    const chance = fastChance('odds');
    const rounds = 4000;
    let with0 = 0;
    let with1 = 0;
    for (let round = 0; round < rounds; round++) {
      const { bytes, game } = table.rules.imagine(seen, chance);
      if (kindsIn(bytes, handAt(game, 0)).includes(table.kind('g5'))) with0++;
      if (kindsIn(bytes, handAt(game, 1)).includes(table.kind('y5'))) with1++;
      expect(kindsIn(bytes, handAt(game, 0)).some((kind) => isInSet(bytes, absentAt(0), kind))).toBe(false);
    }
    expect(with0).toBe(0);
    // One slot besides the card shown, and 38 cards unseen by seat 2, all of them possible there.
    expect(with1 / rounds).toBeGreaterThan(1 / 38 - 0.012);
    expect(with1 / rounds).toBeLessThan(1 / 38 + 0.012);
  });

  it('a view that contradicts itself is refused', () => {
    const table = auctionWith({ players: 3, hands: ['k5 b5', 'g5 y5', 'o5 r5'] });
    const seen = table.rules.view(table.state, 2);
    const known = seen.public.known.map((one) => ({ ...one, shown: ['r5'] }));
    expect(() =>
      table.rules.imagine({ ...seen, public: { ...seen.public, known } }, fastChance('x')),
    ).toThrow('a card too many');
    const all = table.state.game.deck.names.slice(SPEED_8_KINDS);
    const lacking = seen.public.known.map((one) => ({ ...one, absent: all, firm: 2 }));
    expect(() =>
      table.rules.imagine({ ...seen, public: { ...seen.public, known: lacking } }, fastChance('x')),
    ).toThrow('no deal fits');
  });
});
