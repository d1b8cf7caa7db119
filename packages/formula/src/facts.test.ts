import { fastChance, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { FormulaFact } from './facts.ts';
import { formula } from './rules.ts';
import { act, actAs, begin, firstTeams, playOn, raceWith, rolls, SIX, TWELVE, type Told } from './testing.ts';

/** A fact as one line: 'moved car=red-1 from=5 to=3 cause=overtake'. */
function line({ kind, ...rest }: FormulaFact): string {
  return [kind, ...Object.entries(rest).map(([key, value]) => `${key}=${String(value)}`)].join(' ');
}

function lines(told: readonly Told[]): string[] {
  expect(told.map(({ to }) => to)).toEqual(told.map(() => 'all'));
  return told.map(({ fact }) => line(fact));
}

/** What everybody is told after seat 0 plays the card. */
function toldBy(card: string, ...texts: readonly string[]): string[] {
  const race = raceWith({ line: SIX, hands: [card] });
  act(race, `play ${card}`);
  return lines(act(race, ...texts));
}

describe('facts of a play', () => {
  it('F-T1: all are told the card played', () => {
    const race = raceWith({ turn: 2, hands: ['', '', 'crash'] });
    expect(lines(act(race, 'play crash'))).toEqual(['played seat=2 card=crash']);
  });

  it.each([
    [
      'F-K1',
      'overtake-2-red',
      ['car red-1'],
      [
        'chose seat=0 car=red-1',
        'moved car=red-1 from=5 to=3 cause=overtake',
        'moved car=purple-1 from=6 to=4 cause=slipstream',
      ],
    ],
    [
      'F-K1',
      'overtake-2-purple',
      ['car purple-1'],
      ['chose seat=0 car=purple-1', 'moved car=purple-1 from=6 to=4 cause=overtake'],
    ],
    [
      'F-K2',
      'overtake-2-blue',
      ['car blue-1'],
      ['chose seat=0 car=blue-1', 'nothing why=stays-first car=blue-1 place=1'],
    ],
    [
      'F-K4',
      'off-circuit',
      ['car blue-1'],
      ['chose seat=0 car=blue-1', 'moved car=blue-1 from=1 to=3 cause=back'],
    ],
    [
      'F-K4',
      'off-circuit',
      ['car purple-1'],
      ['chose seat=0 car=purple-1', 'nothing why=stays-last car=purple-1 place=6'],
    ],
    ['F-K5', 'turbo', ['car red-1'], ['chose seat=0 car=red-1', 'moved car=red-1 from=5 to=2 cause=turbo']],
    [
      'F-K6',
      'pit-red',
      ['car red-1', rolls(6)],
      ['chose seat=0 car=red-1', 'rolled seat=0 die=6 card=pit-red', 'moved car=red-1 from=5 to=6 cause=pit'],
    ],
    [
      'F-K6',
      'pit-red',
      ['car red-1', rolls(7)],
      [
        'chose seat=0 car=red-1',
        'rolled seat=0 die=7 card=pit-red',
        'nothing why=no-pit-trouble car=red-1 place=5',
      ],
    ],
    [
      'F-K7',
      'charge-gears',
      ['car red-1', rolls(9)],
      [
        'chose seat=0 car=red-1',
        'rolled seat=0 die=9 card=charge-gears',
        'moved car=red-1 from=5 to=4 cause=charge',
      ],
    ],
    [
      'F-K7',
      'charge-gears',
      ['car red-1', rolls(10)],
      [
        'chose seat=0 car=red-1',
        'rolled seat=0 die=10 card=charge-gears',
        'moved car=red-1 from=5 to=6 cause=gears',
      ],
    ],
    [
      'F-K7',
      'charge-engine',
      ['car red-1', rolls(10)],
      [
        'chose seat=0 car=red-1',
        'rolled seat=0 die=10 card=charge-engine',
        'retired car=red-1 from=5 cause=engine',
      ],
    ],
    [
      'F-K8',
      'charge-gears',
      ['car blue-1', rolls(1), 'again', rolls(2), 'stop'],
      [
        'chose seat=0 car=blue-1',
        'rolled seat=0 die=1 card=charge-gears',
        'nothing why=stays-first car=blue-1 place=1',
        'rolls-again seat=0 car=blue-1',
        'rolled seat=0 die=2 card=charge-gears',
        'nothing why=stays-first car=blue-1 place=1',
        'stopped seat=0 car=blue-1',
      ],
    ],
    [
      'F-K10',
      'spin-out',
      [rolls(2), 'accept'],
      ['rolled seat=0 die=2 card=spin-out', 'accepted seat=0 die=2', 'retired car=green-1 from=2 cause=spin'],
    ],
    [
      'F-K10',
      'spin-last',
      [rolls(2), 'reject', rolls(3)],
      [
        'rolled seat=0 die=2 card=spin-last',
        'rejected seat=0 die=2',
        'rolled seat=0 die=3 card=spin-last',
        'moved car=yellow-1 from=3 to=6 cause=spin',
      ],
    ],
    [
      'F-K10',
      'spin-last',
      [rolls(6), 'accept'],
      [
        'rolled seat=0 die=6 card=spin-last',
        'accepted seat=0 die=6',
        'nothing why=stays-last car=purple-1 place=6',
      ],
    ],
    [
      'F-K11',
      'spin-out',
      [rolls(7), 'accept'],
      ['rolled seat=0 die=7 card=spin-out', 'accepted seat=0 die=7', 'nothing why=nobody-there place=7'],
    ],
    ['F-K12', 'crash', [rolls(7)], ['rolled seat=0 die=7 card=crash', 'nothing why=nobody-there place=7']],
    [
      'F-K13',
      'crash',
      [rolls(3), 'car green-1'],
      [
        'rolled seat=0 die=3 card=crash',
        'chose seat=0 car=green-1',
        'retired car=yellow-1 from=3 cause=crash',
        'retired car=green-1 from=2 cause=crash',
      ],
    ],
    [
      'F-K13',
      'crash',
      [rolls(1)],
      [
        'rolled seat=0 die=1 card=crash',
        'retired car=blue-1 from=1 cause=crash',
        'retired car=green-1 from=2 cause=crash',
      ],
    ],
    [
      'F-K13',
      'crash',
      [rolls(3), 'car orange-1'],
      [
        'rolled seat=0 die=3 card=crash',
        'chose seat=0 car=orange-1',
        'retired car=yellow-1 from=3 cause=crash',
        'retired car=orange-1 from=4 cause=crash',
      ],
    ],
  ])('%s: what is told to all of %s, %j', (_, card, texts, told) => {
    expect(toldBy(card, ...texts)).toEqual(told);
  });

  it('F-S6: only the drawer is told the card drawn; the others learn that one was drawn', () => {
    const race = raceWith({ turn: 3, hands: ['', '', '', 'wrong-line'] });
    act(race, 'play wrong-line', 'car blue-2');
    expect(act(race, 'draw crash')).toEqual([
      { to: 3, fact: { kind: 'drew', seat: 3, card: 'crash' }, others: { kind: 'drew', seat: 3 } },
    ]);
  });

  it('F-T3: after the last draw all are told that the pile is empty', () => {
    const race = begin(2, { races: 1 });
    playOn(race, fastChance('pile'), {
      until: () => {
        const { pile, phase } = formula.view(race, 'public').public;
        return pile === 1 && phase === 'drawing';
      },
    });
    const drawer = formula.view(race, 'public').public.turn;
    const told = actAs(race, TABLE, formula.write(formula.roll(race, fastChance('last'))));
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual({ to: 'all', fact: { kind: 'pile-empty', seat: drawer, turns: 2 } });
    expect(formula.view(race, 'public').public).toMatchObject({ pile: 0, playsLeft: 2, phase: 'playing' });
  });
});

function lastPlay(races: number) {
  const race = raceWith({ line: TWELVE, options: { races }, hands: ['wrong-line'], lastTurns: 1 });
  act(race, 'play wrong-line');
  return { race, told: act(race, 'car blue-2').slice(2) };
}

describe('facts around a race', () => {
  it('F-S1: all are told every team given', () => {
    expect(lines(act(begin(4), 'give red', 'give blue'))).toEqual([
      'team-given seat=0 team=red',
      'team-given seat=1 team=blue',
    ]);
  });

  it('F-S4: only its player is told a dealt card; after the last, all are told the start', () => {
    const race = begin(2, { teams: firstTeams(2), removed: 6 });
    act(race, 'grid red', 'grid orange', 'grid yellow', 'grid green', 'grid blue', 'grid purple');
    const told = act(
      race,
      ...Array.from(
        { length: 10 },
        (_, card) =>
          `draw ${['turbo', 'off-circuit', 'lose-control', 'wrong-line'][card >> 1] ?? 'pit-beige'}`,
      ),
    );
    expect(told.slice(0, 2)).toEqual([
      { to: 0, fact: { kind: 'dealt', seat: 0, card: 'turbo' }, others: { kind: 'dealt', seat: 0 } },
      { to: 1, fact: { kind: 'dealt', seat: 1, card: 'turbo' }, others: { kind: 'dealt', seat: 1 } },
    ]);
    expect(told).toHaveLength(11);
    expect(told.at(-1)).toEqual({
      to: 'all',
      fact: {
        kind: 'race-starts',
        race: 1,
        grid: formula.view(race, 'public').public.line,
        pile: 38,
        first: 0,
      },
    });
  });

  it('F-E1: all are told the result, and after the last race the season’s', () => {
    const order = formula.view(raceWith(), 'public').public.line;
    const raceOver = {
      to: 'all',
      fact: { kind: 'race-over', race: 1, order, running: 12, points: [10, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0] },
    };
    expect(lastPlay(2).told).toEqual([raceOver]);
    const last = lastPlay(1);
    expect(last.told).toEqual([
      raceOver,
      { to: 'all', fact: { kind: 'season-over', outcome: formula.outcome(last.race) } },
    ]);
  });

  it('F-E3: all are told who is ready', () => {
    const race = raceWith({ players: 2, hands: ['wrong-line'], lastTurns: 1 });
    act(race, 'play wrong-line', 'car blue-2');
    expect(lines([...actAs(race, 1, 'ready'), ...actAs(race, 0, 'ready')])).toEqual([
      'ready seat=1',
      'ready seat=0',
    ]);
  });

  it('without a listener the same happens', () => {
    const loud = begin(3, { races: 2 });
    const quiet = begin(3, { races: 2 });
    playOn(quiet, fastChance('listen'), {
      watch: (who, action) => {
        actAs(loud, who, formula.write(action));
      },
    });
    expect(loud).toEqual(quiet);
  });
});
