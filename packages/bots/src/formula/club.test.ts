import type { CardName, CarName, FormulaPublic, FormulaView } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../bot.ts';
import { aView } from './testing.ts';
import { club } from './club.ts';

const LINE: readonly CarName[] = [
  'green-1',
  'blue-1',
  'yellow-1',
  'orange-1',
  'red-1',
  'purple-1',
  'green-2',
  'yellow-2',
  'orange-2',
  'blue-2',
  'red-2',
  'purple-2',
];

/** LINE with some cars first, in this order. */
const behind = (...first: readonly CarName[]): readonly CarName[] => [
  ...first,
  ...LINE.filter((car) => !first.includes(car)),
];

const ask = (view: FormulaView): Answer => club(view, 0, fastChance('club'), { iterations: 100_000 });

const decide = (open: Partial<Omit<FormulaPublic, 'options'>>): string | undefined =>
  ask(aView({ hand: ['turbo', 'turbo', 'turbo', 'turbo'], open: { phase: 'deciding', line: LINE, ...open } }))
    .do[0];

describe('club decides after a die', () => {
  const charge = { card: 'charge-engine', chosen: 'blue-1', die: 4 } as const;

  it('F-K8: on the last play a charging second goes for the win', () => {
    expect(decide({ ...charge, playsLeft: 1 })).toBe('again');
  });

  it('F-K8: half a race from the end the same car stops: the place would not last', () => {
    expect(decide({ ...charge, playsLeft: 20 })).toBe('stop');
  });

  it('F-K9: a charging car in first place stops', () => {
    for (const playsLeft of [1, 6, 20])
      expect(decide({ ...charge, playsLeft, line: behind('blue-1') })).toBe('stop');
  });

  it('F-K8: in last place there are no gears to lose', () => {
    const line = [...LINE.filter((car) => car !== 'blue-2'), 'blue-2'] as const;
    expect(decide({ card: 'charge-gears', chosen: 'blue-2', die: 1, playsLeft: 8, line })).toBe('again');
  });

  it('F-K10: rejects a spin of its own car and accepts one of the leader', () => {
    for (const card of ['spin-out', 'spin-last'] as const) {
      expect(decide({ card, die: 2, rolls: 1, playsLeft: 5 })).toBe('reject');
      expect(decide({ card, die: 1, rolls: 1, playsLeft: 5 })).toBe('accept');
    }
  });

  it("F-K12: takes a rival's car into the crash, not its own", () => {
    expect(decide({ card: 'crash', chosen: 'yellow-1', die: 3, playsLeft: 5 })).toBe('car orange-1');
    expect(decide({ card: 'crash', chosen: 'orange-2', die: 9, playsLeft: 5 })).toBe('car yellow-2');
  });
});

describe('club chooses a car', () => {
  const choose = (card: CardName, line: readonly CarName[], playsLeft = 5) =>
    ask(aView({ hand: [card], open: { line, playsLeft } })).do;

  it("F-K1: takes its own car along in another's slipstream", () => {
    expect(
      choose(
        'overtake-3-red',
        behind('green-1', 'yellow-1', 'red-1', 'green-2', 'orange-1', 'red-2', 'blue-1'),
      ),
    ).toEqual(['play overtake-3-red', 'car red-2']);
  });

  it('F-K2: prefers moving nothing to moving a pair of rivals past its own car', () => {
    const line = behind('red-1', 'yellow-1', 'blue-1', 'blue-2', 'red-2', 'green-1');
    expect(choose('overtake-4-red', line)).toEqual(['play overtake-4-red', 'car red-1']);
  });

  it('F-K1: chooses the follower that hurts least', () => {
    // blue-1 fourth with blue-2 behind it: both go to the front. blue-2 first would take a rival along.
    const line = behind('green-1', 'yellow-1', 'orange-1', 'blue-1', 'blue-2', 'red-1');
    expect(choose('overtake-3-blue', line, 1)).toEqual(['play overtake-3-blue', 'car blue-1']);
  });

  it('F-K4: sends back the car that costs its player most', () => {
    expect(choose('lose-control', LINE, 1)).toEqual(['play lose-control', 'car green-1']);
  });

  it('F-K5: turbocharges its own tailender', () => {
    expect(choose('turbo', LINE, 3)).toEqual(['play turbo', 'car blue-2']);
  });

  it('F-K6: a pit stop with no colour goes to a rival ahead', () => {
    expect(choose('pit-beige', LINE, 2)).toEqual(['play pit-beige', 'car green-1']);
  });
});

describe('club chooses a card', () => {
  const HAND: readonly CardName[] = ['overtake-4-blue', 'overtake-3-blue', 'turbo', 'pit-red', 'wrong-line'];
  const line = behind('green-1', 'yellow-1', 'orange-1', 'red-1', 'blue-1', 'purple-1');
  const cardOf = (playsLeft: number, hand = HAND) => ask(aView({ hand, open: { line, playsLeft } }));

  it('F-T3: keeps Overtake +4 for the end and says so', () => {
    const { do: plan, reasons } = cardOf(38);
    expect(plan[0]).not.toMatch(/overtake-\d-blue/);
    expect(reasons).toMatchObject({ code: 'saves', params: { saved: 'overtake-4-blue' } });
  });

  it('F-T3: plays it in its last turn', () => {
    const { do: plan, reasons } = cardOf(1);
    expect(plan).toEqual(['play overtake-4-blue', 'car blue-1']);
    expect(reasons).toMatchObject({ code: 'moves-up', params: { card: 'overtake-4-blue', car: 'blue-1' } });
  });

  it('F-T3: the four cards left at the end cost nothing: its own pit stop is never worth a turn', () => {
    for (const playsLeft of [1, 5, 9]) {
      const { do: plan } = cardOf(playsLeft, ['pit-blue', 'pit-red', 'turbo', 'wrong-line', 'off-circuit']);
      expect(plan[0]).not.toBe('play pit-blue');
    }
  });

  it('a lead is not worth a good card early, because it will not last', () => {
    const { do: plan } = ask(
      aView({
        hand: ['overtake-2-blue', 'overtake-3-green'],
        open: { playsLeft: 38, line: behind('green-1', 'blue-1') },
      }),
    );
    expect(plan[0]).toBe('play overtake-3-green');
  });

  it('gives the best plan of every card, best first', () => {
    const { do: plan, reasons } = cardOf(20);
    expect(reasons.alternatives.map((each) => each.do[0]).toSorted()).toEqual(
      HAND.map((card) => `play ${card}`).toSorted(),
    );
    expect(reasons.alternatives[0]?.do).toEqual(plan);
    const values = reasons.alternatives.map((each) => each.value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});

describe('club plays for the championship', () => {
  const points = (of: Partial<Record<CarName, number>>) =>
    aView({ hand: [] }).public.points.map((_, car) => of[CARS[car] ?? 'blue-1'] ?? 0);
  const CARS = aView({ hand: [] }).public.line;
  const lastPlay = { race: 2, playsLeft: 1 };

  it('F-E4: in the last race it hits the rival who can still be beaten, not the leader of the race', () => {
    // green leads the race with nothing on the sheet; yellow, second, is one place from the title.
    const open = {
      ...lastPlay,
      line: behind('green-1', 'yellow-1', 'blue-1', 'orange-1'),
      points: points({ 'blue-1': 30, 'yellow-1': 29 }),
    };
    const { do: plan } = ask(aView({ hand: ['off-circuit'], open, options: { races: 3 } }));
    expect(plan).toEqual(['play off-circuit', 'car yellow-1']);
  });

  it('F-E3: in the first of three races it hits the leader', () => {
    const open = { playsLeft: 1, line: behind('green-1', 'yellow-1', 'orange-1', 'blue-1') };
    const { do: plan } = ask(aView({ hand: ['lose-control'], open, options: { races: 3 } }));
    expect(plan).toEqual(['play lose-control', 'car green-1']);
  });

  it('F-S2: a team without a player is a rival too', () => {
    const open = {
      ...lastPlay,
      line: behind('green-1', 'red-1', 'blue-1', 'orange-1'),
      points: points({ 'blue-1': 30, 'red-1': 29 }),
    };
    const { do: plan } = ask(aView({ hand: ['off-circuit'], open, options: { races: 3 } }));
    expect(plan).toEqual(['play off-circuit', 'car red-1']);
  });

  it('F-O2: moves the driver who can win the title, even if the other would gain more points', () => {
    const open = {
      ...lastPlay,
      line: behind('green-1', 'blue-2', 'yellow-1', 'orange-1', 'blue-1', 'red-1'),
      points: points({ 'blue-1': 30, 'yellow-1': 28 }),
    };
    const hand: CardName[] = ['overtake-2-blue'];
    const drivers = ask(aView({ hand, open, options: { races: 3, championship: 'drivers' } }));
    expect(drivers.do).toEqual(['play overtake-2-blue', 'car blue-1']);
    const constructors = ask(aView({ hand, open: { ...open, points: points({}) }, options: { races: 3 } }));
    expect(constructors.do).toEqual(['play overtake-2-blue', 'car blue-2']);
  });

  it('F-O2: with the title gone it plays for the best place one of its drivers can reach', () => {
    const open = {
      race: 2,
      playsLeft: 5,
      line: behind('green-1', 'blue-2', 'red-1', 'yellow-1', 'blue-1', 'orange-1'),
      points: points({ 'green-1': 90, 'blue-1': 30, 'yellow-1': 29, 'red-1': 31, 'purple-1': 32 }),
    };
    const { do: plan } = ask(
      aView({ hand: ['overtake-2-blue'], open, options: { races: 3, championship: 'drivers' } }),
    );
    expect(plan).toEqual(['play overtake-2-blue', 'car blue-1']);
  });

  it('F-S1: with two teams it counts the cars of both as its own', () => {
    const open = {
      players: 3,
      owners: [0, 1, 2, 0, 1, 2],
      playsLeft: 1,
      line: behind('orange-1', 'green-1', 'yellow-1', 'blue-1'),
    };
    const { do: plan } = ask(aView({ hand: ['lose-control'], open }));
    expect(plan).toEqual(['play lose-control', 'car green-1']);
  });
});

describe('club between races', () => {
  it('F-E3: is ready', () => {
    const open = { phase: 'resting' as const, turn: null, playsLeft: 0, race: 1 };
    const { do: texts, reasons } = ask(aView({ hand: [], open, options: { races: 2 } }));
    expect({ texts, code: reasons.code }).toEqual({ texts: ['ready'], code: 'ready' });
    expect(reasons.alternatives.map(({ value }) => Number.isFinite(value))).toEqual([true]);
  });
});
